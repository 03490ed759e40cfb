import { jestPreset as preset } from '@fanfare/platform/jest';
import type { Config } from 'jest';

/** Jest for a remote: jsdom, swc, and modules exactly as the bundler sees them. */
export const jestPreset: Config = preset;
