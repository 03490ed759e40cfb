import { after, before, test } from 'node:test';
import { expect } from 'expect';
import fc from 'fast-check';
import { createTestDatabase } from '../../../../test/database/createTestDatabase.ts';
import { longTest } from '../../../../test/longTest.ts';
import { addressKey } from '../../../infrastructure/http/senders/addressKey.ts';
import { createRateLimits, type RateLimits } from './createRateLimits.ts';

let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
const clock = { now: Date.UTC(2026, 0, 1), nowMs: () => clock.now };
let attempts: RateLimits;
before(async () => {
  testDatabase = await createTestDatabase();
  attempts = createRateLimits({ database: testDatabase.database, clock });
});
after(() => testDatabase.drop());

const isTaken = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  );
const guess = (account: string, address: string, isKnownAddress = false) =>
  isTaken(attempts.takeSignIn({ account, address, device: null, isKnownAddress }));

longTest(
  'S15: 10,000 guesses from 100 addresses in an hour: at most 60 reach the password, and the owner gets in meanwhile',
  async () => {
    const { database } = testDatabase;
    let verified = 0;
    let owner = 0;
    // One transaction, only to save time.
    await database.asSystem(async (queries) => {
      const attacked = createRateLimits({ database: { ...database, system: queries }, clock });
      for (let n = 0; n < 10_000; n += 1) {
        clock.now += 360;
        const attempt = { account: 'victim', address: `198.51.100.${n % 100}`, device: null, isKnownAddress: false };
        if (await isTaken(attacked.takeSignIn(attempt))) verified += 1;
        if (n % 1_000 !== 999) continue;
        const device = Buffer.from('known browser');
        const known = await attacked.takeSignIn({ account: 'victim', address: '203.0.113.1', device, isKnownAddress: false });
        await known.succeeded();
        owner += 1;
      }
    });
    expect(owner).toBe(10);
    expect(verified).toBeGreaterThanOrEqual(5);
    expect(verified).toBeLessThanOrEqual(60);
  },
);

test('S15: five attempts, then pauses of 1, 2, 4 ... seconds, at most 15 minutes', async () => {
  for (let n = 0; n < 5; n += 1) expect(await guess('patient', `192.0.2.${n}`)).toBe(true);
  for (let n = 0; n < 14; n += 1) {
    const pauseMs = Math.min(2 ** n, 900) * 1_000;
    clock.now += pauseMs - 1;
    expect(await guess('patient', `192.0.2.${100 + n}`)).toBe(false);
    clock.now += 1;
    expect(await guess('patient', `192.0.2.${100 + n}`)).toBe(true);
  }
  clock.now += 24 * 60 * 60_000 + 1;
  for (let n = 0; n < 5; n += 1) expect(await guess('patient', `192.0.2.${200 + n}`)).toBe(true);
});

test('S15: a restart resets nothing', async () => {
  for (let n = 0; n < 5; n += 1) await guess('restarted', `192.0.2.${n}`);
  const next = createRateLimits({ database: testDatabase.database, clock });
  const attempt = { account: 'restarted', address: '192.0.2.99', device: null, isKnownAddress: false };
  expect(await isTaken(next.takeSignIn(attempt))).toBe(false);
});

test('S15: concurrent attempts do not share a slot', async () => {
  const taken = await Promise.all(Array.from({ length: 20 }, (_, n) => guess('crowd', `192.0.2.${n}`)));
  expect(taken.filter(Boolean)).toHaveLength(5);
});

test('S15: one address gets 30 failures in 15 minutes over all accounts; successes do not count', async () => {
  const address = '203.0.113.77';
  for (let n = 0; n < 40; n += 1) {
    const attempt = await attempts.takeSignIn({ account: `colleague-${n}`, address, device: null, isKnownAddress: false });
    await attempt.succeeded();
  }
  for (let n = 0; n < 30; n += 1) expect(await guess(`sprayed-${n}`, address)).toBe(true);
  // Above the limit each name has two attempts.
  expect([await guess('next', address), await guess('next', address), await guess('next', address)]).toEqual([true, true, false]);
  clock.now += 15 * 60_000;
  expect(await guess('next', address)).toBe(true);
});

test('S15: password spraying from an address is limited, except for users known at this address', async () => {
  const address = '203.0.113.78';
  const taken = [];
  for (let n = 0; n < 200; n += 1) taken.push(await guess(`stuffed-${n}`, address));
  expect(taken.filter(Boolean)).toHaveLength(30 + 150);
  expect(await guess('newcomer', address)).toBe(false);
  expect(await guess('colleague', address, true)).toBe(true);
  expect(await guess('newcomer', '203.0.113.79')).toBe(true);
  // A known user must not guess without limit, either.
  const guesses = [];
  for (let n = 0; n < 10; n += 1) guesses.push(await guess('colleague', address, true));
  expect(guesses.filter(Boolean)).toHaveLength(4);
});

const code = (id: string, isKnown = false) =>
  isTaken(attempts.takeSecondFactor({ ownerId: 'owner', kind: 'code', source: { id, isKnown } }));
const backupCode = (id: string) =>
  isTaken(attempts.takeSecondFactor({ ownerId: 'owner', kind: 'backupCode', source: { id, isKnown: false } }));

test('S28: unknown places share 20 codes an hour, five each, and block neither a known place nor a backup code', async () => {
  const taken = [];
  for (let n = 0; n < 60; n += 1) taken.push(await code(`stranger-${n % 10}`));
  expect(taken.filter(Boolean)).toHaveLength(20);
  expect(await code('stranger-99')).toBe(false);
  expect([await code('known', true), await backupCode('stranger-1')]).toEqual([true, true]);
  for (let n = 0; n < 4; n += 1) expect(await backupCode('stranger-1')).toBe(true);
  expect([await backupCode('stranger-1'), await backupCode('stranger-2')]).toEqual([false, true]);
});

test('S28: the third failure in a day notifies the owner, then there is no notification for six hours', async () => {
  const notified = [];
  for (let n = 0; n < 6; n += 1) notified.push(await attempts.secondFactorFailed('notified'));
  expect(notified).toEqual([false, false, true, false, false, false]);
  clock.now += 6 * 60 * 60_000;
  expect([await attempts.secondFactorFailed('notified'), await attempts.secondFactorFailed('notified')]).toEqual([true, false]);
});

test('an address is an IPv4 address or an IPv6 network', () => {
  expect(addressKey('::ffff:192.0.2.7')).toBe('192.0.2.7');
  expect(addressKey('192.0.2.7')).toBe('192.0.2.7');
  expect(addressKey('2001:db8:0:1::5')).toBe(addressKey('2001:0db8:0000:0001:ffff::'));
  expect(addressKey('2001:db8:0:1::5')).not.toBe(addressKey('2001:db8:0:2::5'));
  expect(addressKey('::1')).toBe('0:0:0:0');
  fc.assert(
    fc.property(fc.ipV6(), (address) => {
      expect(addressKey(address)).toBe(addressKey(address.toUpperCase()));
    }),
    { numRuns: 200 },
  );
});
