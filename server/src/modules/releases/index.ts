export { createReleaseRegistry, type ReleaseRegistry } from './createReleaseRegistry.ts';
export { registerReleases } from './releases.routes.ts';
