import { type InstagramScope, instagramScopes } from '@fanfare/shared/contracts/graph';
import type { Settings } from '../settings/readSettings.ts';

export interface AuthorizeRequest {
  clientId: string;
  redirectUri: string;
  scopes: InstagramScope[];
  /** Returned unchanged to the app. */
  state: string | null;
}

/** Shown instead of redirecting, because an unchecked URL would be an open redirect. */
export interface AuthorizeProblem {
  title: string;
  detail: string;
}

const BASIC_SCOPE: InstagramScope = 'instagram_business_basic';

export function parseAuthorizeRequest(
  query: Record<string, unknown>,
  settings: Pick<Settings, 'appId' | 'oauthRedirectUris'>,
): AuthorizeRequest | AuthorizeProblem {
  const { client_id, redirect_uri, response_type, scope, state } = query;
  if (client_id !== settings.appId) {
    return {
      title: 'Invalid platform app',
      detail: `client_id must be the Instagram app id of the sandbox (INSTAGRAM_APP_ID), not "${String(client_id ?? '')}".`,
    };
  }
  if (typeof redirect_uri !== 'string' || !settings.oauthRedirectUris.includes(redirect_uri)) {
    return {
      title: 'Invalid redirect_uri',
      detail: `"${String(redirect_uri ?? '')}" is not registered (OAUTH_REDIRECT_URIS). It must equal a registered address exactly, trailing slash included.`,
    };
  }
  if (response_type !== 'code') {
    return { title: 'Invalid response_type', detail: `response_type must be "code", not "${String(response_type ?? '')}".` };
  }
  const scopes = parseScopes(scope);
  if ('title' in scopes) return scopes;
  return { clientId: settings.appId, redirectUri: redirect_uri, scopes, state: typeof state === 'string' ? state : null };
}

function parseScopes(scope: unknown): InstagramScope[] | AuthorizeProblem {
  const names = typeof scope === 'string' ? scope.split(/[\s,]+/).filter((name) => name !== '') : [];
  const unknown = names.find((name) => !instagramScopes.some((known) => known === name));
  if (unknown !== undefined) {
    return {
      title: 'Invalid scope',
      detail: `"${unknown}" is not a scope of Instagram Login. (Instagram words this as: Business and user permissions are mutually exclusive.)`,
    };
  }
  if (!names.includes(BASIC_SCOPE)) return { title: 'Invalid scope', detail: `The scope ${BASIC_SCOPE} is mandatory.` };
  return instagramScopes.filter((known) => names.includes(known));
}
