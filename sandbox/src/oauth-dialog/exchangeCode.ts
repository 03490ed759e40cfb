import { createToken, SHORT_TOKEN_MS } from '../graph/tokens/exchangeToken.ts';
import type { Settings } from '../settings/readSettings.ts';
import type { State } from '../state/openState.ts';
import { OauthError } from './OauthError.ts';

const NO_MATCH = 'Matching code was not found or was already used';

/** Returns JSON text, because in live style `user_id` is a number above 2^53. */
export function exchangeCode(state: State, settings: Settings, now: number, form: Record<string, unknown>): string {
  for (const name of ['client_id', 'client_secret', 'grant_type', 'redirect_uri', 'code']) {
    if (typeof form[name] !== 'string' || form[name] === '') throw new OauthError(`Missing required field ${name}`);
  }
  if (form.client_id !== settings.appId) throw new OauthError('Invalid platform app');
  if (form.client_secret !== settings.appSecret) throw new OauthError('Error validating client secret.');
  if (form.grant_type !== 'authorization_code') throw new OauthError('Invalid grant_type: must be authorization_code');
  const code = state.grants.findUnusedCode(String(form.code));
  if (!code || code.expiresAt <= now || code.clientId !== form.client_id) throw new OauthError(NO_MATCH);
  if (code.redirectUri !== form.redirect_uri) {
    throw new OauthError(
      'Error validating verification code. Please make sure your redirect_uri is identical to the one you used in the OAuth dialog request',
    );
  }
  const account = state.accounts.find(code.igId);
  if (!account) throw new OauthError(NO_MATCH);

  const { igId, scopes } = code;
  const token = createToken();
  state.transaction(() => {
    state.grants.markCodeUsed(code.code, now);
    state.grants.insertToken({ token, kind: 'short', igId, scopes, issuedAt: now, expiresAt: now + SHORT_TOKEN_MS });
  });
  if (state.preferences.get().responseStyle === 'documented') {
    return JSON.stringify({ data: [{ access_token: token, user_id: account.appScopedId, permissions: scopes.join(',') }] });
  }
  return `{"access_token":${JSON.stringify(token)},"user_id":${igId},"permissions":${JSON.stringify(scopes)}}`;
}
