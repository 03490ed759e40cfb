export { createTraces, type Traces } from './createTraces.ts';
