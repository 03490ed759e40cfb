import { test } from 'node:test';
import { expect } from 'expect';
import fc from 'fast-check';
import { generateSync } from 'otplib';
import { hashBackupCode, newBackupCode } from './backupCode.ts';
import { newSeed, otpauthUrl, stepOfCode } from './totp.ts';

/** RFC 6238, appendix B: the seed "12345678901234567890". */
const RFC_SEED = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

// The last six of the eight digits listed for SHA-1.
const vectors: [number, string][] = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
];
for (const [second, code] of vectors) {
  test(`S28: the vector of RFC 6238 at ${second} s`, () => {
    expect(stepOfCode(RFC_SEED, code, second * 1000)).toBe(Math.floor(second / 30));
  });
}

test('S28: one step earlier or later is accepted, two are not', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 1e8 }), fc.integer({ min: 0, max: 29 }), (step, second) => {
      const nowMs = (step * 30 + second) * 1000;
      const codeAt = (delta: number) => generateSync({ secret: RFC_SEED, epoch: (step + delta) * 30 });
      const near = new Set([-1, 0, 1].map(codeAt));
      // Two steps may share a code by chance.
      fc.pre(near.size === 3);
      for (const delta of [-1, 0, 1]) expect(stepOfCode(RFC_SEED, codeAt(delta), nowMs)).toBe(step + delta);
      for (const delta of [-2, 2, 3]) {
        if (!near.has(codeAt(delta))) expect(stepOfCode(RFC_SEED, codeAt(delta), nowMs)).toBeNull();
      }
    }),
    { numRuns: 200 },
  );
});

test('S28: a code has six digits', () => {
  expect(stepOfCode(RFC_SEED, ' 287 082 ', 59_000)).toBe(1);
  for (const code of ['28708', '2870820', '287O82', '287082\n1', '', '٢٨٧٠٨٢'])
    expect(stepOfCode(RFC_SEED, code, 59_000)).toBeNull();
});

test('S28: seeds have 160 bits, backup codes 80, and none repeats', () => {
  const seeds = new Set(Array.from({ length: 100 }, newSeed));
  const codes = new Set(Array.from({ length: 100 }, newBackupCode));
  expect([seeds.size, codes.size]).toEqual([100, 100]);
  for (const seed of seeds) expect(seed).toMatch(/^[A-Z2-7]{32}$/);
  for (const code of codes) expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/);
  expect(hashBackupCode('K7QE 0d2m x9rt b4hc').equals(hashBackupCode('k7qe-0d2m-x9rt-b4hc'))).toBe(true);
});

test('the address for the authenticator app names product, user and secret', () => {
  const url = new URL(otpauthUrl(RFC_SEED, 'anna&b'));
  expect([url.protocol, url.host, url.searchParams.get('secret'), url.searchParams.get('issuer')]).toEqual([
    'otpauth:',
    'totp',
    RFC_SEED,
    'Fanfare',
  ]);
  expect(decodeURIComponent(url.pathname)).toBe('/Fanfare:anna&b');
});
