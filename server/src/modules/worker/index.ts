export { createWorker, type Worker } from './createWorker.ts';
export { requeueUpdate } from './worker.repository.ts';
