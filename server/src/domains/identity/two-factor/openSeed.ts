import type { TokenVault } from '../../../infrastructure/crypto/createTokenVault.ts';
import type { TwoFactorRow } from './two-factor.repository.ts';

export function sealSeed(vault: TokenVault, ownerId: string, seed: string): Buffer {
  return vault.seal(seedContext(ownerId), seed);
}

export function openSeed(vault: TokenVault, row: Pick<TwoFactorRow, 'owner_id' | 'sealed_seed' | 'seed_key_id'>): string {
  return vault.open(seedContext(row.owner_id), row.seed_key_id, row.sealed_seed);
}

export function seedContext(ownerId: string): string {
  return `totp:${ownerId}`;
}
