import { jestPreset } from '@fanfare/platform/jest';

// What the build puts in its place, see shell/src/federation/sharedModules.ts.
export default { ...jestPreset, globals: { SHARED_VERSIONS: { react: '19.3.1' } } };
