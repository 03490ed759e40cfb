export { createEventPath, type EventPath } from './createEventPath.ts';
