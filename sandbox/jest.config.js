import { jestPreset } from '@fanfare/platform/jest';

// The pages only; everything else runs in Node's own runner.
export default {
  ...jestPreset,
  testMatch: ['<rootDir>/src/**/*.test.tsx'],
  testEnvironment: './src/testing/PageEnvironment.ts',
  // Pages wait for a real sandbox, on a machine that may be busy.
  testTimeout: 60_000,
};
