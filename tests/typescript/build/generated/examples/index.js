export * from './frames-events.js';
export * from './gateway-events.js';
export * from './github-events.js';
export * from './matrix-events.js';
export * from './mcp-events.js';
export * from './stream-events.js';
export * as cantus from './cantus.js';
