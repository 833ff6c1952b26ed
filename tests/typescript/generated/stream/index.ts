export * from './stream-events.ts';
export * as cantus from './cantus.ts';
