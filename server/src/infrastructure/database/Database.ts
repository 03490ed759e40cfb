import type { Kysely } from 'kysely';
import type { Tables } from './tables/tables.ts';

/** What a repository works with: the pool or an open transaction. */
export type Queries = Kysely<Tables>;

export interface ChannelListener {
  onMessage: (payload: string) => void;
  /** The connection was lost and is back: what was said meanwhile is unknown. */
  onGap: () => void;
}

export interface Listening {
  stop: () => Promise<void>;
}

export interface OpenTransaction {
  /**
   * Sends the commit behind the statements that were begun, without waiting for them: nothing can follow. Should one of them fail, nothing
   * is committed.
   */
  commitBehind: () => void;
}

/** Each has connections of its own, which no other kind of work can take (security control S40). */
export type WorkKind = 'requests' | 'sessions' | 'intake' | 'work' | 'background';

/**
 * The two ways to the data. A request acts for one user and sees only that user's rows, whatever its queries say; intake, worker
 * and sign-in act for everybody and say the owner in every query.
 */
export interface Database {
  /** The same database by the connections of another kind of work. What `openDatabase` returns is for requests of users. */
  of: (kind: WorkKind) => Database;
  /** One transaction bound to an owner by row-level security (security control S20). */
  asOwner: <T>(ownerId: string, work: (queries: Queries, transaction: OpenTransaction) => Promise<T>) => Promise<T>;
  /** One transaction over all owners. Statements that are begun without waiting for one another are one round trip. */
  asSystem: <T>(work: (queries: Queries, transaction: OpenTransaction) => Promise<T>) => Promise<T>;
  /** Single statements over all owners. */
  system: Queries;
  /** One statement as text, over all owners: for the job queue, which brings its own SQL. */
  execute: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;
  /** What other processes say on a channel, by a connection of its own. */
  listen: (channel: string, listener: ChannelListener) => Promise<Listening>;
  /** Connections that are open, that are free, and requests that wait for one. */
  connections: () => { open: number; idle: number; waiting: number };
  /** Requests that wait for a connection, by pool. */
  waitingByPool: () => Record<string, number>;
  close: () => Promise<void>;
}
