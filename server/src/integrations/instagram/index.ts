export { createInstagramClient, type InstagramClient, type InstagramProfile } from './createInstagramClient.ts';
export { GraphError } from './GraphError.ts';
export { parseLossless } from './parseLossless.ts';
