/** Business Login for Instagram. */

export const instagramScopes = [
  'instagram_business_basic',
  'instagram_business_manage_messages',
  'instagram_business_manage_comments',
  'instagram_business_content_publish',
  'instagram_business_manage_insights',
] as const;
export type InstagramScope = (typeof instagramScopes)[number];

/** Instagram sends two forms: the documented one with strings, and a flat one with a number and an array. */
export type ShortLivedToken = { access_token: string; user_id: string | number; permissions: string | string[] };
export type ShortLivedTokenResponse = ShortLivedToken | { data: ShortLivedToken[] };

export interface LongLivedTokenResponse {
  access_token: string;
  token_type: 'bearer';
  /** In seconds. */
  expires_in: number;
}

/** The token endpoint has a different error format than the Graph API. */
export interface OauthErrorBody {
  error_type: string;
  code: number;
  error_message: string;
}

export interface ProfileResponse {
  /** App-scoped id, which never equals a webhook's `entry.id`. */
  id: string;
  /** The IG_ID, which equals `entry.id`. It is the key of a connected account. */
  user_id: string;
  username: string;
  name?: string | null;
  account_type?: string;
  profile_picture_url?: string;
  followers_count?: number;
  follows_count?: number;
  media_count?: number;
}
