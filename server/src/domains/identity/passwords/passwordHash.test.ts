import { test } from 'node:test';
import { expect } from 'expect';
import { hashPassword, needsRehash, verifyPassword } from './passwordHash.ts';

test('S14: an unknown user costs a hash and is never signed in', async () => {
  // The first call also creates the hash for unknown users.
  await verifyPassword(null, 'warm up');
  const before = process.cpuUsage();
  expect(await verifyPassword(null, 'no user has this password')).toBe(false);
  const { user, system } = process.cpuUsage(before);
  // CPU time does not depend on other load; two passes over 19 MiB.
  expect(user + system).toBeGreaterThan(5_000);
});

test('S16: a hash is renewed only when its parameters are outdated', async () => {
  expect(needsRehash(await hashPassword('correct horse battery'))).toBe(false);
  for (const weaker of ['m=19455,t=2,p=1', 'm=19456,t=1,p=1', 'm=4096,t=3,p=1']) {
    expect(needsRehash(`$argon2id$v=19$${weaker}$c2FsdA$aGFzaA`)).toBe(true);
  }
  expect(needsRehash('$argon2id$v=19$m=65536,t=3,p=4$c2FsdA$aGFzaA')).toBe(false);
  expect(needsRehash('$2b$12$something.else')).toBe(true);
});
