export { type Canaries, createCanaries } from './createCanaries.ts';
