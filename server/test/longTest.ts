import { test } from 'node:test';

/** Skipped by `pnpm test`; runs in `pnpm test:full` and for a single file. */
export const longTest: typeof test = process.env.FANFARE_TESTS === 'short' ? Object.assign(async () => undefined, test) : test;
