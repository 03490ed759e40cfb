import { createCipheriv, randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { expect } from 'expect';
import { createTokenVault, idOfKey } from './createTokenVault.ts';

const key = randomBytes(32);

function sealAsBefore(context: string, secret: string): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(`ig:${context}:${idOfKey(key)}`));
  const encrypted = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]);
}

test('a sealed secret can be opened, and equal secrets look different', () => {
  const vault = createTokenVault(key);
  const sealed = vault.seal('account-1', 'SBX_token');
  expect(vault.open('account-1', vault.keyId, sealed)).toBe('SBX_token');
  expect(vault.seal('account-1', 'SBX_token').equals(sealed)).toBe(false);
  expect(sealed.includes('SBX_token')).toBe(false);
});

for (const [name, seal] of [
  ['an envelope', createTokenVault(key, [randomBytes(32)]).seal],
  ['a secret from before there were envelopes', sealAsBefore],
] as const) {
  test(`S25: ${name}: another account, another key or a changed bit is refused`, () => {
    const vault = createTokenVault(key);
    const sealed = seal('account-1', 'SBX_token');
    expect(() => vault.open('account-2', vault.keyId, sealed)).toThrow();
    const other = createTokenVault(randomBytes(32));
    expect(() => other.open('account-1', vault.keyId, sealed)).toThrow(vault.keyId);
    expect(() => other.open('account-1', other.keyId, sealed)).toThrow();
    expect(() => other.open('account-1', null, sealed)).toThrow();
    for (let index = 0; index < sealed.length; index += 1) {
      const changed = Buffer.from(sealed);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(() => vault.open('account-1', vault.keyId, changed)).toThrow();
      expect(() => vault.open('account-1', null, changed)).toThrow();
    }
    for (let length = 0; length < sealed.length; length += 1) {
      expect(() => vault.open('account-1', vault.keyId, sealed.subarray(0, length))).toThrow();
    }
  });

  test(`S37: ${name} opens with one of the other keys, with and without a stored key id, and is re-encrypted with the current one`, () => {
    const sealed = seal('account-1', 'SBX_token');
    const current = randomBytes(32);
    const both = createTokenVault(current, [randomBytes(32), key]);
    expect(both.open('account-1', idOfKey(key), sealed)).toBe('SBX_token');
    expect(both.open('account-1', null, sealed)).toBe('SBX_token');
    const resealed = both.reseal('account-1', idOfKey(key), sealed);
    const alone = createTokenVault(current);
    expect(alone.open('account-1', idOfKey(current), resealed)).toBe('SBX_token');
    expect(() => alone.open('account-1', idOfKey(key), sealed)).toThrow(
      `A secret was encrypted with key ${idOfKey(key)}: add that key to TOKEN_ENCRYPTION_OTHER_KEYS.`,
    );
  });
}

test('S37: a signature is valid for its purpose and text, also after a rotation', () => {
  const [first, second] = [randomBytes(32), randomBytes(32)];
  const signature = createTokenVault(first).sign('media', 'text');
  const rotated = createTokenVault(second, [first]);
  expect(rotated.isSigned('media', 'text', signature)).toBe(true);
  expect(rotated.sign('media', 'text')).not.toBe(signature);
  for (const wrong of [signature.slice(1), `${signature}A`, '', signature.toUpperCase()]) {
    expect(rotated.isSigned('media', 'text', wrong)).toBe(false);
  }
  expect(rotated.isSigned('media', 'other', signature)).toBe(false);
  expect(rotated.isSigned('other', 'text', signature)).toBe(false);
  expect(createTokenVault(second).isSigned('media', 'text', signature)).toBe(false);
});

test('S37: a sealed secret names its key, and is not opened when the stored key id differs', () => {
  const [first, second] = [randomBytes(32), randomBytes(32)];
  const vault = createTokenVault(first, [second]);
  const sealed = createTokenVault(second).seal('account-1', 'SBX_token');
  expect(vault.keyIds).toEqual([idOfKey(first), idOfKey(second)]);
  expect(() => vault.open('account-1', vault.keyId, sealed)).toThrow();
});
