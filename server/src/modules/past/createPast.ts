import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../../infrastructure/database/Database.ts';
import { judgeGoalsAt } from '../goals/index.ts';
import { moveDocuments } from './documents.repository.ts';
import {
  deleteInsights,
  explainSilence,
  hasOpenWork,
  listMomentsAhead,
  listMovableTables,
  lockContacts,
  type MovableTable,
  moveMoments,
} from './past.repository.ts';
import type { Span } from './Span.ts';
import { countWaits, endWaits, findNextWait, type HeardLast, keepWaits, meet, putBackHeardLast } from './waits.repository.ts';

export interface Past {
  /** Resolves when nothing that this owner has caused is still to be done; answers how many runs wait for the clock. */
  settle: () => Promise<number>;
  /** What was written in the spans happened when they say. Answers when the next run goes on that waits (epoch milliseconds). */
  move: (spans: readonly Span[]) => Promise<number | null>;
  /** Runs that wait until this moment of the past, or an earlier one, go on now. */
  endWaits: (atMs: number) => Promise<void>;
  /** A contact is answered at this moment of the past. */
  meet: (username: string, atMs: number) => Promise<void>;
  /** Holds the goals against the period before, as it would have been done then. */
  judgeGoals: (atMs: number) => Promise<void>;
  /** From here on the owner lives in the present. */
  end: () => Promise<void>;
}

const LOOK_EVERY_MS = 4;
const SETTLE_LIMIT_MS = 30_000;

/**
 * Gives one owner a past: they live through it now, one thing after the other, and then it moves to when it was. The rows are those that the
 * product wrote by itself; only their times change, everywhere in the same way.
 */
export function createPast(database: Database, ownerId: string): Past {
  let known: readonly MovableTable[] | undefined;
  let settled: readonly Date[] = [];
  let heard: readonly HeardLast[] = [];
  const tables = async () => {
    known ??= await listMovableTables(database.system);
    return known;
  };

  return {
    async settle() {
      const deadline = performance.now() + SETTLE_LIMIT_MS;
      while (await hasOpenWork(database.system, ownerId)) {
        if (performance.now() > deadline) throw new Error('The server is still at work on what happened: look at its log.');
        await delay(LOOK_EVERY_MS);
      }
      return countWaits(database.system, ownerId);
    },

    async move(spans) {
      const movable = await tables();
      return database.asSystem(async (queries) => {
        await lockContacts(queries, ownerId);
        for (const told of heard) await putBackHeardLast(queries, [told]);
        await moveDocuments(queries, ownerId, spans);
        await moveMoments(queries, movable, { ownerId, spans, settled });
        await explainSilence(queries, ownerId);
        heard = [];
        settled = await listMomentsAhead(queries, movable, ownerId);
        return (await findNextWait(queries, ownerId))?.getTime() ?? null;
      });
    },

    async endWaits(atMs) {
      const told = await database.asSystem((queries) => endWaits(queries, ownerId, new Date(atMs)));
      // Latest first: of one who was told of twice the first is what was true.
      heard = [...told, ...heard];
    },

    async meet(username, atMs) {
      const told = await meet(database.system, ownerId, username, new Date(atMs));
      heard = [...told, ...heard];
    },

    judgeGoals: (atMs) => database.asSystem((queries) => judgeGoalsAt(queries, ownerId, new Date(atMs))),
    async end() {
      await keepWaits(database.system, ownerId);
      await deleteInsights(database.system, ownerId);
    },
  };
}
