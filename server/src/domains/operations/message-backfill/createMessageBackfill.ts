import type { MessageText } from '@fanfare/shared/contracts';
import { createPauses, type Pause } from '../../../infrastructure/concurrency/createPauses.ts';
import { createTicker, type Ticker } from '../../../infrastructure/concurrency/createTicker.ts';
import type { Database } from '../../../infrastructure/database/Database.ts';
import type { Logger } from '../../../infrastructure/logger/createLogger.ts';
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
  batchSize?: number;
}

export interface MessageBackfill extends Ticker {
  runOnce: () => Promise<boolean>;
}

/** A batch takes 120 ms, so this uses at most a fifth of a core. */
const EVERY_MS = 500;
const BATCH_SIZE = 250;

/** Converts English texts of version 1.0.0 (ADR 0084). Locked rows follow later, so several processes may run it. */
export function createMessageBackfill({ database, logger, batchSize = BATCH_SIZE }: Dependencies): MessageBackfill {
  let hasBegun = false;
  let converted = 0;

  async function runOnce(): Promise<boolean> {
    if (!hasBegun) await beginPass(database.system, backfilledTables);
    hasBegun = true;
    for (const table of backfilledTables) {
      if (await runBatch(table)) return true;
    }
    if (converted > 0) logger.info({ rows: converted }, 'texts of version 1.0.0 were converted to messages');
    return false;
  }

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
      if (!(await runOnce())) void ticker.stop();
    },
    logger,
  );
  return { runOnce, ...ticker };
}

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
