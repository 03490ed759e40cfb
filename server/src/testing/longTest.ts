import { test } from 'node:test';

/** A test that takes long, part of `pnpm test:full` but not of `pnpm test`. One file by itself runs whole. */
export const longTest: typeof test = process.env.FANFARE_TESTS === 'short' ? Object.assign(async () => undefined, test) : test;
