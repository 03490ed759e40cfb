import type { Settings } from '../../settings/readSettings.ts';
import type { State } from '../../state/openState.ts';
import { graphErrors } from '../answers/graphErrors.ts';

/** The access token is `<app id>|<app secret>`. */
export function debugToken(state: State, { appId, appSecret }: Settings, now: number, params: Record<string, unknown>) {
  if (typeof params.input_token !== 'string' || params.input_token === '') throw graphErrors.missingParameter('input_token');
  if (params.access_token === undefined) throw graphErrors.missingToken();
  if (params.access_token !== `${appId}|${appSecret}`) throw graphErrors.invalidToken();
  const token = state.grants.findToken(params.input_token);
  if (!token) {
    return {
      data: {
        is_valid: false,
        scopes: [],
        error: { code: 190, message: 'Invalid OAuth access token - Cannot parse access token' },
      },
    };
  }
  return {
    data: {
      app_id: appId,
      type: 'USER',
      application: 'Sandbox app',
      is_valid: token.revokedAs === null && token.expiresAt > now,
      issued_at: Math.floor(token.issuedAt / 1000),
      expires_at: Math.floor(token.expiresAt / 1000),
      scopes: token.scopes,
      user_id: token.igId,
    },
  };
}
