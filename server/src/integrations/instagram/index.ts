export { CALL_TIMEOUT_MS } from './callInstagram.ts';
export { createInstagramClient, type InstagramClient, type InstagramProfile } from './createInstagramClient.ts';
export { GraphError, type GraphFailure } from './GraphError.ts';
export { parseLossless } from './parseLossless.ts';
