export { createHandler, createHandlers, createRecordingHandler } from './createHandler.ts';
export { readRequest } from './readRequest.ts';
