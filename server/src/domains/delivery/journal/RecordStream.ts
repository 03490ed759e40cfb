export interface StreamRecord {
  seq: number;
  /** By the clock of the stream. */
  at: Date;
  data: Buffer;
}

export interface StreamState {
  oldestAt: Date | null;
  /** Records by shard; shards without records may be absent. */
  records: ReadonlyMap<number, number>;
}

export interface Reading extends AsyncIterable<StreamRecord> {
  stop: () => void;
}

/** Leases expire after `ttlMs` without renewal. Revisions grow. */
export interface StreamLeases {
  ttlMs: number;
  /** Null if another process has it. */
  create: (key: string) => Promise<number | null>;
  /** @throws if the lease expired or changed hands */
  renew: (key: string, revision: number) => Promise<number>;
  release: (key: string, revision: number) => Promise<void>;
  keys: () => Promise<string[]>;
}

/** The part of a replicated log that the journal needs. A replica may be lost without losing a record. */
export interface RecordStream {
  /** Differs for each stream that was ever created under the name, because positions of a lost one do not apply. */
  id: () => Promise<string>;
  /**
   * Resolves when a quorum has stored it. Repeated with the same `id`, it is stored once.
   * @throws StreamError
   */
  append: (shard: number, data: Buffer, id: string) => Promise<void>;
  /** In order, from the first record behind `after`. Ends or throws when it cannot continue. */
  read: (shard: number, after: number) => Reading;
  first: (shard: number) => Promise<Pick<StreamRecord, 'seq' | 'at'> | null>;
  last: (shard: number) => Promise<Pick<StreamRecord, 'seq' | 'at'> | null>;
  /** Deletes records up to and including `seq`. */
  forget: (shard: number, seq: number) => Promise<void>;
  state: () => Promise<StreamState>;
  leases: StreamLeases;
  isConnected: () => boolean;
  /** Refuses further appends, of all processes, until the next start of a server. */
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
