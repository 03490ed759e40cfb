import type { OauthErrorBody } from '@fanfare/shared/contracts/graph';

/** HTTP 400 with an envelope that differs from Graph's. */
export class OauthError extends Error {
  override name = 'OauthError';

  toBody(): OauthErrorBody {
    return { error_type: 'OAuthException', code: 400, error_message: this.message };
  }
}
