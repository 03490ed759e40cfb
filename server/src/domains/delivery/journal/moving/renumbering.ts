import type { RecordPlace, RecordStream } from '../RecordStream.ts';

interface Moved {
  position: number;
  recorded_at: Date | null;
}

/** Consumers and requests round differently. */
const PRECISION_MS = 1;

export function isNewer({ at }: RecordPlace, recordedAt: Date | null): boolean {
  return recordedAt !== null && at.getTime() > recordedAt.getTime() + PRECISION_MS;
}

/** The position from which the shard must be read if the stream lost its end. */
export async function findRenumbered(stream: RecordStream, shard: number, moved: Moved): Promise<number | null> {
  const { lastSeq } = await stream.state();
  const newer = await findNewer(stream, shard, moved);
  if (newer !== null) return newer - 1;
  return lastSeq < moved.position ? lastSeq : null;
}

async function findNewer(stream: RecordStream, shard: number, { position, recorded_at }: Moved): Promise<number | null> {
  let newer: number | null = null;
  let [low, high] = [0, position];
  for (let after = 0; low < high; after = Math.floor((low + high) / 2)) {
    const record = await stream.first(shard, after);
    const isMoved = record !== null && record.seq <= position;
    if (isMoved && !isNewer(record, recorded_at)) low = record.seq;
    else {
      if (isMoved) newer = record.seq;
      high = after;
    }
  }
  return newer;
}

/** A stream can lose only its end, so the last record is enough. */
export async function isUnchanged(stream: RecordStream, shard: number, records: readonly RecordPlace[]): Promise<boolean> {
  const last = records.reduce((a, b) => (a.seq > b.seq ? a : b));
  const found = await stream.first(shard, last.seq - 1);
  return found?.seq === last.seq && Math.abs(found.at.getTime() - last.at.getTime()) <= PRECISION_MS;
}
