export * from './frames-events.ts';
export * from './gateway-events.ts';
export * from './github-events.ts';
export * from './matrix-events.ts';
export * from './mcp-events.ts';
export * from './stream-events.ts';
export * as cantus from './cantus.ts';
