import type { AnsweredRequest } from '../http/createHttpServer.ts';

/** A row of the inbox, as far as listeners need it. */
export interface InboxUpdate {
  owner_id: string;
  id: number;
  dedupe_key: string;
  kind: string;
  origin: string;
  attempt: number;
  received_at: Date;
}

/** Events that every process on the database gets. Their data is in the database: an event only says when to read it. */
export interface ClusterEvents {
  'feed-changed': [ownerId: string];
  'updates-stored': [];
  'sends-queued': [];
  'session-ended': [sessionId: string];
}

/** What domains notify each other of, by name: the arguments of a listener. */
export interface ServerEvents extends ClusterEvents {
  /** Cluster events of other processes may have been lost. */
  'events-missed': [];
  /** Other builds are live. */
  'releases-changed': [];
  'contact-seen': [ownerId: string, contactId: string];
  'request-answered': [request: AnsweredRequest];
  'instagram-called': [call: { endpoint: string; outcome: string; seconds: number }];
  /** A request brought updates with these keys of the inbox. */
  'delivery-received': [requestId: string, keys: readonly string[]];
  /** New in the inbox. `beganAtMs` is when storing began, in ms since 1970. */
  'delivery-stored': [updates: readonly Pick<InboxUpdate, 'id' | 'dedupe_key'>[], beganAtMs: number];
  /** How long updates waited for their first attempt, in seconds. */
  'updates-claimed': [waitSeconds: readonly number[]];
  /** Processed, successfully or not. `beganAtMs` is when that began, in ms since 1970. */
  'updates-processed': [updates: readonly InboxUpdate[], beganAtMs: number];
  /** Sent to the sockets of their owner. `beganAtMs` is when that began, in ms since 1970. */
  'events-pushed': [ownerId: string, eventIds: readonly string[], beganAtMs: number];
}
