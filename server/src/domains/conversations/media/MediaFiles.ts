import type { Database, Queries } from '../../../infrastructure/database/Database.ts';
import type { ObjectStorage } from '../../../infrastructure/object-storage/ObjectStorage.ts';
import { claimRemovals, enqueueRemoval, findPart, insertPart, type MediaRow, PART_BYTES } from './media.repository.ts';

export type MediaPlace = MediaRow['place'];
type Located = Pick<MediaRow, 'id' | 'owner_id' | 'place' | 'format'>;

export interface MediaFiles {
  place: MediaPlace;
  write: (file: Located, chunks: AsyncIterable<Buffer>) => Promise<void>;
  read: (file: Located, from: number, to: number) => AsyncGenerator<Uint8Array>;
  /** For an object whose row was deleted before it was written. */
  discard: (file: Located) => Promise<void>;
  /** Removes objects of deleted files. Returns their number. */
  removeDeleted: (queries: Queries) => Promise<number>;
}

export const mediaTypes = { jpg: 'image/jpeg', gif: 'image/gif', mp4: 'video/mp4', mov: 'video/quicktime' } as const;

export function objectKeyOf({ id, owner_id }: Pick<MediaRow, 'id' | 'owner_id'>): string {
  return `media/${owner_id}/${id}`;
}

export function createMediaFiles(database: Database, bucket: ObjectStorage | null): MediaFiles {
  const inDatabase = createDatabaseFiles(database);
  const inBucket = bucket && createBucketFiles(bucket);

  function at(place: MediaPlace) {
    if (place === 'database') return inDatabase;
    if (!inBucket) throw new Error('This file is in the bucket of STORAGE_URL, which is not set.');
    return inBucket;
  }

  return {
    place: inBucket ? 'bucket' : 'database',
    write: (file, chunks) => at(file.place).write(file, chunks),
    read: (file, from, to) => at(file.place).read(file, from, to),
    async discard(file) {
      if (file.place === 'bucket') await enqueueRemoval(database.system, objectKeyOf(file));
    },
    async removeDeleted(queries) {
      if (!bucket) return 0;
      const keys = await claimRemovals(queries);
      await bucket.remove(keys);
      return keys.length;
    },
  };
}

type Files = Pick<MediaFiles, 'write' | 'read'>;

function createDatabaseFiles(database: Database): Files {
  return {
    async write({ id, owner_id: ownerId }, chunks) {
      let [number, waiting] = [0, Buffer.alloc(0)];
      const write = (bytes: Buffer) => database.asOwner(ownerId, (queries) => insertPart(queries, ownerId, id, number++, bytes));
      for await (const chunk of chunks) {
        waiting = Buffer.concat([waiting, chunk]);
        for (; waiting.length >= PART_BYTES; waiting = waiting.subarray(PART_BYTES)) await write(waiting.subarray(0, PART_BYTES));
      }
      if (waiting.length > 0) await write(waiting);
    },
    async *read({ id }, from, to) {
      for (let number = Math.floor(from / PART_BYTES); number * PART_BYTES <= to; number += 1) {
        const part = await findPart(database.system, id, number);
        if (!part) throw new Error('A part of the file was deleted.');
        const at = number * PART_BYTES;
        yield part.subarray(Math.max(0, from - at), to - at + 1);
      }
    },
  };
}

function createBucketFiles(bucket: ObjectStorage): Files {
  return {
    write: (file, chunks) => bucket.write(objectKeyOf(file), chunks, mediaTypes[file.format]),
    read: (file, from, to) => bucket.read(objectKeyOf(file), from, to),
  };
}
