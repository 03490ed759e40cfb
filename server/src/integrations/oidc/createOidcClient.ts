import * as oidc from 'openid-client';

interface Options {
  issuer: string;
  clientId: string;
  clientSecret: string;
  redirectUri: string;
  mayUseHttp: boolean;
}

export interface OidcAttempt {
  state: string;
  nonce: string;
  verifier: string;
}

export interface OidcIdentity {
  issuer: string;
  subject: string;
  email: string | null;
  isEmailVerified: boolean;
  username: string | null;
}

export interface OidcClient {
  begin: () => Promise<{ authUrl: string; attempt: OidcAttempt }>;
  /**
   * @param callback the query string with which the provider returned the browser
   * @throws OidcError
   */
  finish: (callback: string, attempt: OidcAttempt) => Promise<OidcIdentity>;
}

export class OidcError extends Error {
  override name = 'OidcError';
  readonly reason: 'unavailable' | 'cancelled' | 'failed';

  constructor(reason: OidcError['reason'], cause: unknown) {
    super(`single sign-on: ${reason}`, { cause });
    this.reason = reason;
  }
}

const TIMEOUT_S = 10;
const METADATA_TTL_MS = 60 * 60_000;
const SERVER_ERROR = 500;
const notAnswered = ['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON'];

export function createOidcClient({ issuer, clientId, clientSecret, redirectUri, mayUseHttp }: Options): OidcClient {
  let known: { config: Promise<oidc.Configuration>; until: number } | null = null;

  const authenticate: oidc.ClientAuth = (server, ...request) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const method = methods.includes('client_secret_basic') ? oidc.ClientSecretBasic : oidc.ClientSecretPost;
    method(clientSecret)(server, ...request);
  };

  function discover(): Promise<oidc.Configuration> {
    if (known && performance.now() < known.until) return known.config;
    const config = oidc.discovery(new URL(issuer), clientId, clientSecret, authenticate, {
      execute: [oidc.enableNonRepudiationChecks, ...(mayUseHttp ? [oidc.allowInsecureRequests] : [])],
      timeout: TIMEOUT_S,
    });
    const started = { config, until: performance.now() + METADATA_TTL_MS };
    known = started;
    config.catch(() => {
      if (known === started) known = null;
    });
    return config.catch((cause: unknown) => {
      throw new OidcError('unavailable', cause);
    });
  }

  async function identify(config: oidc.Configuration, callback: string, attempt: OidcAttempt): Promise<OidcIdentity> {
    const tokens = await oidc.authorizationCodeGrant(config, new URL(`${redirectUri}?${callback}`), {
      expectedState: attempt.state,
      expectedNonce: attempt.nonce,
      pkceCodeVerifier: attempt.verifier,
    });
    const claims = tokens.claims();
    if (!claims) throw new Error('The provider sent no ID token.');
    const isComplete = claims.email !== undefined || config.serverMetadata().userinfo_endpoint === undefined;
    const user = isComplete ? claims : await oidc.fetchUserInfo(config, tokens.access_token, claims.sub);
    return {
      issuer: claims.iss,
      subject: claims.sub,
      email: textOf(user.email),
      isEmailVerified: user.email_verified === true,
      username: textOf(user.preferred_username),
    };
  }

  return {
    async begin() {
      const config = await discover();
      const attempt = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier: oidc.randomPKCECodeVerifier() };
      const url = oidc.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(attempt.verifier),
        code_challenge_method: 'S256',
      });
      return { authUrl: url.href, attempt };
    },

    async finish(callback, attempt) {
      const config = await discover();
      return identify(config, callback, attempt).catch((cause: unknown) => {
        throw new OidcError(reasonOf(cause), cause);
      });
    },
  };
}

function reasonOf(cause: unknown): OidcError['reason'] {
  if (cause instanceof oidc.AuthorizationResponseError) return cause.error === 'access_denied' ? 'cancelled' : 'failed';
  // fetch throws a TypeError without a code if the connection fails.
  const isUnreachable = cause instanceof TypeError && !('code' in cause);
  const isBroken = cause instanceof oidc.ResponseBodyError && cause.status >= SERVER_ERROR;
  const isNotAnswered = cause instanceof oidc.ClientError && notAnswered.includes(cause.code ?? '');
  return isUnreachable || isBroken || isNotAnswered ? 'unavailable' : 'failed';
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
