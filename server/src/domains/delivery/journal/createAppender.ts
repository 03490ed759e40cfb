import { randomUUID } from 'node:crypto';
import { type RecordStream, StreamError } from './RecordStream.ts';
import { joinParts } from './records.ts';

interface Waiting {
  part: Buffer;
  resolve: () => void;
  reject: (error: unknown) => void;
}

const RECORD_BYTES_MAX = 256 * 1024;
const RECORD_PARTS_MAX = 256;
const IN_MEMORY_BYTES_MAX = 64 * 1024 * 1024;

export function createAppender(stream: Pick<RecordStream, 'append'>) {
  const waiting = new Map<number, Waiting[]>();
  let inMemory = 0;

  async function appendAll(shard: number, queue: Waiting[]): Promise<void> {
    while (queue.length > 0) {
      const batch = queue.splice(0, countOfNext(queue));
      const record = joinParts(batch.map(({ part }) => part));
      try {
        await stream.append(shard, record, randomUUID());
        for (const { resolve } of batch) resolve();
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    waiting.delete(shard);
  }

  return async function append(shard: number, part: Buffer): Promise<void> {
    if (inMemory + part.length > IN_MEMORY_BYTES_MAX) throw new StreamError('journal');
    inMemory += part.length;
    try {
      await new Promise<void>((resolve, reject) => {
        const queue = waiting.get(shard);
        if (queue) {
          queue.push({ part, resolve, reject });
          return;
        }
        const begun = [{ part, resolve, reject }];
        waiting.set(shard, begun);
        void appendAll(shard, begun);
      });
    } finally {
      inMemory -= part.length;
    }
  };
}

function countOfNext(queue: readonly Waiting[]): number {
  let bytes = 0;
  const end = queue.findIndex(({ part }, index) => {
    bytes += part.length;
    return index > 0 && (bytes > RECORD_BYTES_MAX || index >= RECORD_PARTS_MAX);
  });
  return end === -1 ? queue.length : end;
}
