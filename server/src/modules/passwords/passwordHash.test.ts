import { test } from 'node:test';
import { expect } from 'expect';
import { hashPassword, needsRehash, verifyPassword } from './passwordHash.ts';

test('an unknown user costs a hash and is never let in', async () => {
  expect(await verifyPassword(null, 'no user has this password')).toBe(false);
});

test('S16: a hash is renewed when today costs more, and only then', async () => {
  expect(needsRehash(await hashPassword('correct horse battery'))).toBe(false);
  for (const weaker of ['m=19455,t=2,p=1', 'm=19456,t=1,p=1', 'm=4096,t=3,p=1']) {
    expect(needsRehash(`$argon2id$v=19$${weaker}$c2FsdA$aGFzaA`)).toBe(true);
  }
  expect(needsRehash('$argon2id$v=19$m=65536,t=3,p=4$c2FsdA$aGFzaA')).toBe(false);
  expect(needsRehash('$2b$12$something.else')).toBe(true);
});
