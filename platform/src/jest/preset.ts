import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Config } from 'jest';
import { transformFile } from '../messages/jestTransform.ts';
import { messagesPlugin } from '../messages/messagesPlugin.ts';
import { reportFile, reportsDir } from '../test-run/reportFile.ts';

process.env.SC_DISABLE_SPEEDY ??= 'false';

export const jestPreset: Config = {
  id: createHash('sha256')
    .update(import.meta.dirname)
    .digest('hex')
    .slice(0, 16),
  testEnvironment: path.join(import.meta.dirname, 'environment.cjs'),
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  transform: {
    '^.+\\.m?[jt]sx?$': [
      path.join(import.meta.dirname, 'transform.cjs'),
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2022',
          transform: { react: { runtime: 'automatic' } },
          experimental: { plugins: [messagesPlugin()] },
        },
      },
    ],
    '\\.po$': transformFile,
  },
  // ES module packages must be transformed. npm has a flat layout, pnpm has .pnpm.
  transformIgnorePatterns: [
    '/node_modules/(?!\\.pnpm/)(?!(typebox|@fanfare|@lingui|@messageformat|rettime|until-async|@open-draft/deferred-promise)/)',
    '/node_modules/\\.pnpm/(?!(typebox@|@fanfare\\+|@lingui\\+|@messageformat\\+|rettime@|until-async@|@open-draft\\+deferred-promise@))',
  ],
  moduleNameMapper: { '\\.css$': path.join(import.meta.dirname, 'emptyStyle.cjs') },
  setupFilesAfterEnv: [path.join(import.meta.dirname, 'setup.cjs')],
  restoreMocks: true,
  testTimeout: 30_000,
  ...(process.env.FANFARE_TESTS !== undefined && {
    maxWorkers: 1,
    reporters: [
      'default',
      [
        path.join(import.meta.dirname, 'groupReporter.cjs'),
        {
          outputDirectory: `<rootDir>/${reportsDir}`,
          outputName: reportFile(),
          addFileAttribute: 'true',
          filePathPrefix: '',
          reportTestSuiteErrors: 'true',
        },
      ],
    ],
  }),
};
