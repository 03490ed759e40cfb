import { jestPreset } from '@fanfare/platform/jest';

// The build defines it.
export default { ...jestPreset, globals: { SHARED_VERSIONS: { react: '19.3.1' } } };
