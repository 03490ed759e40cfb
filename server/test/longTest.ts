import { test } from 'node:test';

/** False in `pnpm test`; true in `pnpm test:full`, `pnpm proof` and for a single file. */
export const isLong = process.env.FANFARE_TESTS !== 'short';

/** Skipped unless tests are long. */
export const longTest: typeof test = isLong ? test : Object.assign(async () => undefined, test);
