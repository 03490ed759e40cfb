import { jestPreset as preset } from '@fanfare/platform/jest';
import type { Config } from 'jest';

/** Jest configuration for a remote: jsdom, swc, and modules as the bundler resolves them. */
export const jestPreset: Config = preset;
