export { createTraces } from './createTraces.ts';
