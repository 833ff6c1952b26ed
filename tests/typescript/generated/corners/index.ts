export * from './bare-events.ts';
export * from './corners-events.ts';
export * from './inner-events.ts';
export * from './names-events.ts';
export * from './rpc-events.ts';
export * from './shared-events.ts';
export * as cantus from './cantus.ts';
