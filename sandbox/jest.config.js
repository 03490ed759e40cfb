import { jestPreset } from '@fanfare/platform/jest';

export default {
  ...jestPreset,
  testMatch: ['<rootDir>/src/**/*.test.tsx'],
  testEnvironment: './src/testing/PageEnvironment.ts',
  testTimeout: 60_000,
};
