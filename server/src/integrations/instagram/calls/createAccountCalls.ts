import type { SubscribableField } from '@fanfare/shared/contracts/graph';
import * as answers from './answers.ts';
import { type Caller, firstOf, readAnswer } from './Caller.ts';

export interface InstagramProfile {
  igId: string;
  appScopedId: string;
  username: string;
  name: string | null;
  pictureUrl: string | null;
  accountType: string | null;
  followers: number | null;
  following: number | null;
  posts: number | null;
}

export interface AccountCalls {
  getProfile: (token: string) => Promise<InstagramProfile>;
  /** Instagram drops some fields silently, so they must be read back. */
  subscribe: (token: string, fields: readonly SubscribableField[]) => Promise<void>;
  listSubscribedFields: (token: string) => Promise<string[]>;
  unsubscribe: (token: string) => Promise<void>;
}

const profileFields = 'id,user_id,username,name,account_type,profile_picture_url,followers_count,follows_count,media_count';

export function createAccountCalls({ graph, call, safeUrl }: Caller): AccountCalls {
  const subscriptions = `${graph}/me/subscribed_apps`;
  return {
    async getProfile(token) {
      const body = await call('other', { method: 'GET', url: `${graph}/me`, query: { fields: profileFields }, token });
      const profile = firstOf(readAnswer(answers.ProfileAnswer, body));
      return {
        igId: String(profile.user_id),
        appScopedId: String(profile.id),
        username: profile.username,
        name: profile.name ?? null,
        pictureUrl: safeUrl(profile.profile_picture_url),
        accountType: profile.account_type ?? null,
        followers: profile.followers_count ?? null,
        following: profile.follows_count ?? null,
        posts: profile.media_count ?? null,
      };
    },
    async subscribe(token, fields) {
      const query = { subscribed_fields: fields.join(',') };
      readAnswer(answers.SuccessAnswer, await call('other', { method: 'POST', url: subscriptions, query, token }));
    },
    async listSubscribedFields(token) {
      const { data } = readAnswer(answers.SubscriptionsAnswer, await call('other', { method: 'GET', url: subscriptions, token }));
      return [...new Set(data.flatMap((app) => app.subscribed_fields ?? []))].sort();
    },
    async unsubscribe(token) {
      readAnswer(answers.SuccessAnswer, await call('other', { method: 'DELETE', url: subscriptions, token }));
    },
  };
}
