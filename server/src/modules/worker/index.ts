export { createWorker } from './createWorker.ts';
export { requeueUpdate } from './worker.repository.ts';
