export * from './stream-events.js';
export * as cantus from './cantus.js';
