import { jestPreset } from '@fanfare/platform/jest';

// Defined by the build.
export default { ...jestPreset, globals: { SHARED_VERSIONS: { react: '19.3.1' } } };
