import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../../../../infrastructure/database/Database.ts';
import { createEventBus } from '../../../../infrastructure/event-bus/createEventBus.ts';
import type { Logger } from '../../../../infrastructure/logger/createLogger.ts';
import { endUse } from '../journal.repository.ts';
import type { RecordStream } from '../RecordStream.ts';
import { createShardWorker } from './createShardWorker.ts';

interface Options {
  stream: RecordStream;
  name: string;
  database: Database;
  logger: Logger;
  onProgress: (left: number) => void;
}

const LOOK_EVERY_MS = 500;

export async function drainJournal({ stream, name, database, logger, onProgress }: Options): Promise<void> {
  await stream.seal();
  const worker = createShardWorker({
    ...{ stream, database, logger, metrics: null, bus: createEventBus() },
    room: () => 0,
    take: () => undefined,
  });
  worker.start();
  try {
    for (let left = await countRecords(stream); left > 0; left = await countRecords(stream)) {
      onProgress(left);
      await delay(LOOK_EVERY_MS);
    }
  } finally {
    await worker.stop();
  }
  await database.asSystem((queries) => endUse(queries, name));
}

async function countRecords(stream: RecordStream): Promise<number> {
  const { records } = await stream.state();
  return [...records.values()].reduce((sum, count) => sum + count, 0);
}
