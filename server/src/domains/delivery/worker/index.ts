export { createWorker } from './createWorker.ts';
export { isAnyReady, requeueUpdate } from './worker.repository.ts';
