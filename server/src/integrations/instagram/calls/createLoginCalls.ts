import { type InstagramScope, instagramScopes } from '@fanfare/shared/contracts/graph';
import type { InstagramSettings } from '../../../infrastructure/env/Settings.ts';
import type { InstagramCall } from '../callInstagram.ts';
import * as answers from './answers.ts';
import { firstOf, readAnswer } from './Caller.ts';

interface LongLivedToken {
  token: string;
  expiresInSeconds: number;
}

export interface LoginCalls {
  authorizeUrl: (redirectUri: string, state: string) => string;
  exchangeCode: (code: string, redirectUri: string) => Promise<{ token: string; permissions: string[] }>;
  exchangeForLongLived: (token: string) => Promise<LongLivedToken>;
  /** Extends a token that is at least a day old by 60 days. Store the result, even though it may be the same. */
  refreshToken: (token: string) => Promise<LongLivedToken>;
}

const scopes: readonly InstagramScope[] = instagramScopes;

/** `onGranted` is also called for tokens that were refused before. */
export function createLoginCalls(
  settings: InstagramSettings,
  call: (call: InstagramCall) => Promise<unknown>,
  onGranted: (token: string) => void,
): LoginCalls {
  async function getToken(path: string, query: Record<string, string>): Promise<LongLivedToken> {
    // Here, Instagram accepts the token only as a parameter.
    const body = await call({ method: 'GET', url: `${settings.graphUrl}/${path}`, query });
    const answer = readAnswer(answers.LongLivedAnswer, body);
    onGranted(answer.access_token);
    return { token: answer.access_token, expiresInSeconds: answer.expires_in };
  }

  return {
    authorizeUrl(redirectUri, state) {
      const url = new URL(`${settings.wwwUrl}/oauth/authorize`);
      url.search = new URLSearchParams({
        client_id: settings.appId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: scopes.join(','),
        state,
      }).toString();
      return url.href;
    },

    async exchangeCode(code, redirectUri) {
      const body = await call({
        method: 'POST',
        url: `${settings.apiUrl}/oauth/access_token`,
        form: {
          client_id: settings.appId,
          client_secret: settings.appSecret,
          grant_type: 'authorization_code',
          redirect_uri: redirectUri,
          code,
        },
      });
      const { access_token, permissions } = firstOf(readAnswer(answers.ShortLivedAnswer, body));
      return { token: access_token, permissions: typeof permissions === 'string' ? permissions.split(',') : permissions };
    },

    exchangeForLongLived: (token) =>
      getToken('access_token', { grant_type: 'ig_exchange_token', client_secret: settings.appSecret, access_token: token }),

    refreshToken: (token) => getToken('refresh_access_token', { grant_type: 'ig_refresh_token', access_token: token }),
  };
}
