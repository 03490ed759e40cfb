export { createBacklogLimit } from './createBacklogLimit.ts';
