export interface StoredObject {
  key: string;
  etag: string;
}

export interface ObjectStorage {
  /** Holds at most one part of 5 MiB in memory. An aborted upload leaves no object. */
  write: (key: string, chunks: AsyncIterable<Uint8Array>, type: string) => Promise<void>;
  /** The end is inclusive. Throws if it does not exist. */
  read: (key: string, from: number, to: number) => AsyncGenerator<Uint8Array>;
  readWhole: (key: string) => Promise<Buffer | null>;
  etagOf: (key: string) => Promise<string | null>;
  list: (prefix: string) => Promise<StoredObject[]>;
  remove: (keys: readonly string[]) => Promise<void>;
}
