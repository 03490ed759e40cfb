import type { Kysely } from 'kysely';
import type { Tables } from './tables/tables.ts';

export type Queries = Kysely<Tables>;

export interface ChannelListener {
  onMessage: (payload: string) => void;
  /** Called when a lost connection is restored; notifications may have been missed. */
  onGap: () => void;
}

export interface Listening {
  stop: () => Promise<void>;
}

export interface OpenTransaction {
  /** Sends the commit without waiting for pending statements. If one of them fails, nothing is committed. */
  commitBehind: () => void;
}

export type WorkKind = 'requests' | 'sessions' | 'intake' | 'work' | 'background';

export interface Database {
  of: (kind: WorkKind) => Database;
  asOwner: <T>(ownerId: string, work: (queries: Queries, transaction: OpenTransaction) => Promise<T>) => Promise<T>;
  asSystem: <T>(work: (queries: Queries, transaction: OpenTransaction) => Promise<T>) => Promise<T>;
  system: Queries;
  execute: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;
  listen: (channel: string, listener: ChannelListener) => Promise<Listening>;
  connections: () => { open: number; idle: number; waiting: number };
  waitingByPool: () => Record<string, number>;
  close: () => Promise<void>;
}
