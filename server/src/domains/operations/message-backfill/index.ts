export { createMessageBackfill } from './createMessageBackfill.ts';
