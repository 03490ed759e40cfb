import {
  type InstagramScope,
  instagramScopes,
  type SendMessageRequest,
  subscribableFields,
} from '@fanfare/shared/contracts/graph';
import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { Agent } from 'undici';
import type { InstagramSettings } from '../../infrastructure/env/Settings.ts';
import { callInstagram } from './callInstagram.ts';
import { GraphError } from './GraphError.ts';
import * as answers from './responses.ts';

export interface InstagramProfile {
  /** The account's id in webhooks. */
  igId: string;
  appScopedId: string;
  username: string;
  name: string | null;
  accountType: string | null;
}

/** The part of Instagram's API that this product uses. Every method throws GraphError when the call does not succeed. */
export interface InstagramClient {
  /** Where the whole browser goes to grant access. */
  authorizeUrl: (redirectUri: string, state: string) => string;
  exchangeCode: (code: string, redirectUri: string) => Promise<{ token: string; permissions: string[] }>;
  exchangeForLongLived: (token: string) => Promise<{ token: string; expiresInSeconds: number }>;
  getProfile: (token: string) => Promise<InstagramProfile>;
  /** Asks for every field; some are dropped silently, so read back what counts. */
  subscribe: (token: string) => Promise<void>;
  listSubscribedFields: (token: string) => Promise<string[]>;
  unsubscribe: (token: string) => Promise<void>;
  sendText: (token: string, igId: string, recipientIgsid: string, text: string) => Promise<{ messageId: string }>;
  getContact: (token: string, igsid: string) => Promise<{ username: string | null; name: string | null }>;
  close: () => Promise<void>;
}

const profileFields = 'id,user_id,username,name,account_type';
const scopes: readonly InstagramScope[] = instagramScopes;

export function createInstagramClient(settings: InstagramSettings): InstagramClient {
  const dispatcher = new Agent({ connections: 32, keepAliveTimeout: 30_000 });
  const graph = `${settings.graphUrl}/${settings.graphVersion}`;

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
      const body = await callInstagram(dispatcher, {
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
      const answer = read(answers.ShortLivedAnswer, body);
      const { access_token, permissions } = first(answer);
      return { token: access_token, permissions: typeof permissions === 'string' ? permissions.split(',') : permissions };
    },

    async exchangeForLongLived(token) {
      const body = await callInstagram(dispatcher, {
        method: 'GET',
        url: `${settings.graphUrl}/access_token`,
        query: { grant_type: 'ig_exchange_token', client_secret: settings.appSecret, access_token: token },
      });
      const answer = read(answers.LongLivedAnswer, body);
      return { token: answer.access_token, expiresInSeconds: answer.expires_in };
    },

    async getProfile(token) {
      const body = await callInstagram(dispatcher, {
        method: 'GET',
        url: `${graph}/me`,
        query: { fields: profileFields },
        token,
      });
      const profile = first(read(answers.ProfileAnswer, body));
      return {
        igId: String(profile.user_id),
        appScopedId: String(profile.id),
        username: profile.username,
        name: profile.name ?? null,
        accountType: profile.account_type ?? null,
      };
    },

    async subscribe(token) {
      const query = { subscribed_fields: subscribableFields.join(',') };
      read(
        answers.SuccessAnswer,
        await callInstagram(dispatcher, { method: 'POST', url: `${graph}/me/subscribed_apps`, query, token }),
      );
    },

    async listSubscribedFields(token) {
      const body = await callInstagram(dispatcher, { method: 'GET', url: `${graph}/me/subscribed_apps`, token });
      const { data } = read(answers.SubscriptionsAnswer, body);
      return [...new Set(data.flatMap((app) => app.subscribed_fields ?? []))].sort();
    },

    async unsubscribe(token) {
      read(
        answers.SuccessAnswer,
        await callInstagram(dispatcher, { method: 'DELETE', url: `${graph}/me/subscribed_apps`, token }),
      );
    },

    async sendText(token, igId, recipientIgsid, text) {
      const json: SendMessageRequest = { recipient: { id: recipientIgsid }, message: { text } };
      const body = await callInstagram(dispatcher, {
        method: 'POST',
        url: `${graph}/${encodeURIComponent(igId)}/messages`,
        token,
        json,
      });
      return { messageId: read(answers.SentAnswer, body).message_id };
    },

    async getContact(token, igsid) {
      const url = `${graph}/${encodeURIComponent(igsid)}`;
      const body = await callInstagram(dispatcher, { method: 'GET', url, query: { fields: 'name,username' }, token });
      const { username, name } = read(answers.ContactAnswer, body);
      return { username: username ?? null, name: name ?? null };
    },

    close: () => dispatcher.close(),
  };
}

/** An answer of status 200 in another form may still have taken effect. */
function read<T extends TSchema>(schema: T, body: unknown): Static<T> {
  if (Value.Check(schema, body)) return body;
  throw new GraphError('uncertain', 'Instagram answered in an unknown form.');
}

function first<T>(answer: T | { data: T[] }): T {
  if (typeof answer !== 'object' || answer === null || !('data' in answer)) return answer as T;
  const [entry] = answer.data;
  if (entry === undefined) throw new GraphError('uncertain', 'Instagram answered with an empty list.');
  return entry;
}
