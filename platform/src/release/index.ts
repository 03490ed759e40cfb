export { workspaceDir } from '../workspace/packageFacts.ts';
export { createBuildVariant } from './createBuildVariant.ts';
export { httpRegistry } from './httpRegistry.ts';
export { buildPackages, ownReleases, remoteDir, shellBuildDir } from './packages.ts';
export { publishWorkspace } from './publishWorkspace.ts';
export { readManifests } from './readManifests.ts';
export { remoteNames } from './remoteNames.ts';
