export { createMediaAddresses, type MediaAddresses } from './createMediaAddresses.ts';
export { type KeptFile, keepFiles } from './keepFiles.ts';
export { type KeepMessageFiles, keepMessageFiles } from './keepMessageFiles.ts';
export { createMediaFiles } from './MediaFiles.ts';
export { registerMediaRoutes } from './media.routes.ts';
export { createMediaService } from './media.service.ts';
export { moveMedia } from './moveMedia.ts';
