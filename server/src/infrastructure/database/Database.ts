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

/** Reads that may miss the last seconds. `work` can run twice, so it must not write. */
export interface Reader {
  asOwner: <T>(ownerId: string, work: (queries: Queries) => Promise<T>) => Promise<T>;
  asSystem: <T>(work: (queries: Queries) => Promise<T>) => Promise<T>;
  /** 0 while the primary serves the reads. */
  lagSeconds: () => number;
  state: () => ReplicaState | null;
}

interface ReplicaState {
  lagSeconds: number | null;
  reads: Readonly<Record<'replica' | 'primary', number>>;
}

export interface Database {
  reader: Reader;
  of: (kind: WorkKind) => Database;
  asOwner: <T>(ownerId: string, work: (queries: Queries, transaction: OpenTransaction) => Promise<T>) => Promise<T>;
  asSystem: <T>(work: (queries: Queries, transaction: OpenTransaction) => Promise<T>) => Promise<T>;
  system: Queries;
  execute: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;
  withLock: <T>(key: number, work: () => Promise<T>) => Promise<T>;
  listen: (channel: string, listener: ChannelListener) => Promise<Listening>;
  connections: () => { open: number; idle: number; waiting: number };
  waitingByPool: () => Record<string, number>;
  close: () => Promise<void>;
}
