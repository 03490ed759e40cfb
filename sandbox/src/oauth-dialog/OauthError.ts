import type { OauthErrorBody } from '@fanfare/shared/contracts/graph';

/** Ends a call of the token endpoint with its own envelope, which differs from Graph's. Always HTTP 400. */
export class OauthError extends Error {
  override name = 'OauthError';

  toBody(): OauthErrorBody {
    return { error_type: 'OAuthException', code: 400, error_message: this.message };
  }
}
