export { createReleaseRegistry, type ReleaseRegistry } from './createReleaseRegistry.ts';
export { createReleaseSigner, type ReleaseSigner } from './createReleaseSigner.ts';
export { registerReleases } from './releases.routes.ts';
