export interface StreamRecord {
  seq: number;
  at: Date;
  data: Buffer;
}

export type RecordPlace = Pick<StreamRecord, 'seq' | 'at'>;

export interface StreamState {
  /** Including removed records. */
  lastSeq: number;
  oldestAt: Date | null;
  records: ReadonlyMap<number, number>;
}

export interface Reading extends AsyncIterable<StreamRecord> {
  stop: () => void;
}

export interface StreamLeases {
  ttlMs: number;
  create: (key: string) => Promise<number | null>;
  renew: (key: string, revision: number) => Promise<number>;
  release: (key: string, revision: number) => Promise<void>;
  keys: () => Promise<string[]>;
}

export interface RecordStream {
  /** Differs for each stream that was ever created under the name, because positions of a lost one do not apply. */
  id: () => Promise<string>;
  /**
   * Resolves when a quorum has stored it. Repeated with the same `id`, it is stored once.
   * @throws StreamError
   */
  append: (shard: number, data: Buffer, id: string) => Promise<void>;
  /** In order, from the first record behind `after`. Ends or throws when it cannot continue or the connection is lost. */
  read: (shard: number, after: number) => Reading;
  first: (shard: number, after?: number) => Promise<RecordPlace | null>;
  last: (shard: number) => Promise<RecordPlace | null>;
  /** Records that are already removed are ignored. Does not wait for a new connection, after which numbers may differ. */
  forget: (seqs: readonly number[]) => Promise<void>;
  state: () => Promise<StreamState>;
  leases: StreamLeases;
  isConnected: () => boolean;
  seal: () => Promise<void>;
  close: () => Promise<void>;
}

export class StreamError extends Error {
  readonly reason: 'journal' | 'journal_full';

  constructor(reason: 'journal' | 'journal_full', options: ErrorOptions = {}) {
    super(reason === 'journal_full' ? 'The journal is full.' : 'The journal does not respond.', options);
    this.name = 'StreamError';
    this.reason = reason;
  }
}
