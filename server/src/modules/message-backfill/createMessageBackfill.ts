import type { MessageText } from '@fanfare/shared/contracts';
import type { Database } from '../../infrastructure/database/Database.ts';
import { createPauses, type Pause } from '../../infrastructure/jobs/createPauses.ts';
import { createTicker, type Ticker } from '../../infrastructure/jobs/createTicker.ts';
import type { Logger } from '../../infrastructure/logger/createLogger.ts';
import { type BackfilledTable, backfilledTables } from './backfilledTables.ts';
import {
  beginPass,
  listNext,
  lockProgress,
  type Progress,
  type RecognizedRow,
  type StoredRow,
  storeMessages,
  storeProgress,
} from './message-backfill.repository.ts';
import { recognizeMessage } from './recognizeMessage.ts';

interface Dependencies {
  database: Database;
  logger: Logger;
  /** For tests: how many rows are read at once. */
  batchSize?: number;
}

export interface MessageBackfill extends Ticker {
  /** One batch of the first table that is not done. Resolves to whether there is more to do. */
  runOnce: () => Promise<boolean>;
}

/** A batch of events with ten lines each takes 120 ms of a core: at most a fifth of it is used. */
const EVERY_MS = 500;
const BATCH_SIZE = 250;

/**
 * Gives texts that version 1.0.0 stored their messages (ADR 0084), newest rows first, in batches that are one short transaction each. What is
 * not recognized is not read again: the next start goes on where this one stopped, and afterwards reads only rows that came since. Rows that
 * are being changed have their turn in the next batch. Several processes may do so at once.
 */
export function createMessageBackfill({ database, logger, batchSize = BATCH_SIZE }: Dependencies): MessageBackfill {
  let hasBegun = false;
  let converted = 0;

  async function runOnce(): Promise<boolean> {
    if (!hasBegun) await beginPass(database.system, backfilledTables);
    hasBegun = true;
    for (const table of backfilledTables) {
      if (await runBatch(table)) return true;
    }
    if (converted > 0) logger.info({ rows: converted }, 'texts of version 1.0.0 have their messages');
    return false;
  }

  /** Resolves to whether the table is not done. */
  function runBatch(table: BackfilledTable): Promise<boolean> {
    return database.asSystem(async (queries) => {
      const progress = await lockProgress(queries, table);
      if (progress?.is_done) return false;
      if (!progress) return true;
      const rows = await listNext(queries, table, progress, batchSize);
      const recognized = await recognizeRows(rows);
      const stored = recognized.length === 0 ? new Set() : await storeMessages(queries, table, recognized);
      converted += stored.size;
      const missed = recognized.find(({ id }) => !stored.has(id));
      await storeProgress(queries, table, advance(progress, rows, { missedId: missed?.id, isEnd: rows.length < batchSize }));
      return true;
    });
  }

  const ticker = createTicker(
    'message-backfill',
    EVERY_MS,
    async () => {
      // Not awaited: it waits for this run.
      if (!(await runOnce())) void ticker.stop();
    },
    logger,
  );
  return { runOnce, ...ticker };
}

/** Rows behind one that could not be changed are read again with it. */
function advance(
  progress: Progress,
  rows: readonly StoredRow[],
  { missedId, isEnd }: { missedId: string | undefined; isEnd: boolean },
): Progress {
  const began_at = progress.began_at ?? rows[0]?.id ?? null;
  if (missedId !== undefined) {
    const before = rows[rows.findIndex(({ id }) => id === missedId) - 1];
    return { ...progress, began_at, next_before: before?.id ?? progress.next_before };
  }
  if (!isEnd) return { ...progress, began_at, next_before: rows.at(-1)?.id ?? null };
  return { next_before: null, began_at: null, done_until: began_at ?? progress.done_until, is_done: true };
}

/** A batch may have thousands of lines: other work has its turn between them. */
async function recognizeRows(rows: readonly StoredRow[]): Promise<RecognizedRow[]> {
  const pause = createPauses();
  const recognized: RecognizedRow[] = [];
  for (const { id, version, texts, lines } of rows) {
    const messages = recognizeTexts(texts);
    const changedLines: RecognizedRow['lines'] = {};
    for (const [column, list] of Object.entries(lines)) {
      const changed = list && (await recognizeLines(list, pause));
      if (changed) changedLines[column] = changed;
    }
    if (Object.keys(messages).length + Object.keys(changedLines).length > 0) {
      recognized.push({ id, version, messages, lines: changedLines });
    }
    await pause();
  }
  return recognized;
}

function recognizeTexts(texts: StoredRow['texts']): RecognizedRow['messages'] {
  const found: Record<string, MessageText> = {};
  for (const [column, text] of Object.entries(texts)) {
    const message = text === null ? null : recognizeMessage(text);
    if (message) found[column] = message;
  }
  return found;
}

/** Null: no line has got a message. */
async function recognizeLines(lines: readonly unknown[], pause: Pause): Promise<unknown[] | null> {
  let hasFound = false;
  const withMessages: unknown[] = [];
  for (const line of lines) {
    const message = isWithoutMessage(line) ? recognizeMessage(line.detail) : null;
    withMessages.push(message ? { ...(line as object), message } : line);
    hasFound ||= message !== null;
    await pause();
  }
  return hasFound ? withMessages : null;
}

function isWithoutMessage(line: unknown): line is { detail: string } {
  return typeof line === 'object' && line !== null && !('message' in line) && 'detail' in line && typeof line.detail === 'string';
}
