import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { expect } from 'expect';
import { createTokenVault } from './createTokenVault.ts';

const key = randomBytes(32);

test('what was sealed opens again, and never looks the same twice', () => {
  const vault = createTokenVault(key);
  const sealed = vault.seal('account-1', 'SBX_token');
  expect(vault.open('account-1', vault.keyId, sealed)).toBe('SBX_token');
  expect(vault.seal('account-1', 'SBX_token').equals(sealed)).toBe(false);
  expect(sealed.includes('SBX_token')).toBe(false);
});

test('S25: another account, another key or a changed bit opens nothing', () => {
  const vault = createTokenVault(key);
  const sealed = vault.seal('account-1', 'SBX_token');
  expect(() => vault.open('account-2', vault.keyId, sealed)).toThrow();
  const other = createTokenVault(randomBytes(32));
  expect(() => other.open('account-1', vault.keyId, sealed)).toThrow();
  expect(() => other.open('account-1', other.keyId, sealed)).toThrow();
  for (let index = 0; index < sealed.length; index += 1) {
    const changed = Buffer.from(sealed);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(() => vault.open('account-1', vault.keyId, changed)).toThrow();
  }
});
