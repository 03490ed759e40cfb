import type { AnsweredRequest } from '../http/createHttpServer.ts';

export interface InboxUpdate {
  owner_id: string;
  id: number;
  dedupe_key: string;
  kind: string;
  origin: string;
  attempt: number;
  received_at: Date;
}

/** Sent to every process on the database. Except for presence and roles, they only say when to read the database. */
export interface ClusterEvents {
  'feed-changed': [ownerId: string];
  'updates-stored': [];
  'sends-queued': [];
  'session-ended': [sessionId: string];
  /** `<workspace>:<user>`. */
  'membership-ended': [membership: string];
  /** `<workspace>:<user>:<role>`. */
  'role-changed': [change: string];
  /** `<workspace>:<conversation>`. */
  'inbox-changed': [conversation: string];
  /** `<workspace>:<conversation>:<user>:<state>:<username>`. */
  'inbox-presence': [presence: string];
}

export interface ServerEvents extends ClusterEvents {
  'events-missed': [];
  'releases-changed': [];
  'contact-seen': [ownerId: string, contactId: string];
  'request-answered': [request: AnsweredRequest];
  'instagram-called': [call: { endpoint: string; outcome: string; seconds: number }];
  /** `keys` are keys of the inbox. */
  'delivery-received': [requestId: string, keys: readonly string[]];
  /** `beganAtMs` is in epoch milliseconds. */
  'delivery-stored': [updates: readonly Pick<InboxUpdate, 'id' | 'dedupe_key'>[], beganAtMs: number];
  /** Time that the updates waited before their first attempt. */
  'updates-claimed': [waitSeconds: readonly number[]];
  /** Published after success and failure. */
  'updates-processed': [updates: readonly InboxUpdate[], beganAtMs: number];
  'events-pushed': [ownerId: string, eventIds: readonly string[], beganAtMs: number];
}
