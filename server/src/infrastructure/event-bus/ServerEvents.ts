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

/** Every process on the database gets them. They only say when to read the database. */
export interface ClusterEvents {
  'feed-changed': [ownerId: string];
  'updates-stored': [];
  'sends-queued': [];
  'session-ended': [sessionId: string];
}

export interface ServerEvents extends ClusterEvents {
  /** Cluster events of other processes may have been lost. */
  'events-missed': [];
  /** Other builds are live. */
  'releases-changed': [];
  'contact-seen': [ownerId: string, contactId: string];
  'request-answered': [request: AnsweredRequest];
  'instagram-called': [call: { endpoint: string; outcome: string; seconds: number }];
  /** Keys of the inbox. */
  'delivery-received': [requestId: string, keys: readonly string[]];
  /** `beganAtMs`: ms since 1970. */
  'delivery-stored': [updates: readonly Pick<InboxUpdate, 'id' | 'dedupe_key'>[], beganAtMs: number];
  /** Time before their first attempt. */
  'updates-claimed': [waitSeconds: readonly number[]];
  /** Successfully or not. */
  'updates-processed': [updates: readonly InboxUpdate[], beganAtMs: number];
  'events-pushed': [ownerId: string, eventIds: readonly string[], beganAtMs: number];
}
