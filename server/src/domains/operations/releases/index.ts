export { createReleaseFiles, type WriteReleases } from './createReleaseFiles.ts';
export { createReleaseRegistry, type ReleaseRegistry } from './createReleaseRegistry.ts';
export { createReleaseSigner, type ReleaseSigner } from './createReleaseSigner.ts';
export { moveReleases } from './mirrorReleases.ts';
export { registerRegistry } from './registry.routes.ts';
export { registerReleases } from './releases.routes.ts';
export { watchIndex } from './watchIndex.ts';
