import { fileURLToPath } from 'node:url';

export const packageDirectory = fileURLToPath(new URL('../../..', import.meta.url));

/** One record per test file, from its latest run. */
export const recordDirectory = fileURLToPath(new URL('../../../node_modules/.cache/fanfare-calls', import.meta.url));
