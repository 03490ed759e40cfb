import { OAUTH_STATE_TTL_MS } from '@fanfare/shared/contracts';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import type { TokenVault } from '../../../infrastructure/crypto/createTokenVault.ts';
import type { OidcAttempt } from '../../../integrations/oidc/index.ts';

const PURPOSE = 'single-sign-on';
const Sealed = Type.Object({ state: Type.String(), nonce: Type.String(), verifier: Type.String(), expiresAtMs: Type.Number() });

/** In a cookie, so that callers without a session cannot fill a table. */
export function sealAttempt(vault: TokenVault, attempt: OidcAttempt, nowMs: number): string {
  const sealed: Static<typeof Sealed> = { ...attempt, expiresAtMs: nowMs + OAUTH_STATE_TTL_MS };
  return vault.seal(PURPOSE, JSON.stringify(sealed)).toString('base64url');
}

export function openAttempt(vault: TokenVault, text: string, nowMs: number): OidcAttempt | null {
  try {
    const attempt: unknown = JSON.parse(vault.open(PURPOSE, null, Buffer.from(text, 'base64url')));
    return Value.Check(Sealed, attempt) && attempt.expiresAtMs > nowMs ? attempt : null;
  } catch {
    return null;
  }
}
