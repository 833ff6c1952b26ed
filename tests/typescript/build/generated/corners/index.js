export * from './bare-events.js';
export * from './corners-events.js';
export * from './inner-events.js';
export * from './names-events.js';
export * from './rpc-events.js';
export * from './shared-events.js';
export * as cantus from './cantus.js';
