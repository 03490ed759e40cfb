import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../../../infrastructure/database/Database.ts';
import { evaluateGoalsAt } from '../../insight/goals/index.ts';
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
} from './history-backfill.repository.ts';
import type { Span } from './Span.ts';
import {
  addInbound,
  countWaits,
  endWaits,
  findNextWait,
  type LastInbound,
  restoreLastInbound,
  storeWaits,
} from './waits.repository.ts';

export interface HistoryBackfill {
  settle: () => Promise<number>;
  move: (spans: readonly Span[]) => Promise<number | null>;
  endWaits: (atMs: number) => Promise<void>;
  addInbound: (username: string, atMs: number) => Promise<void>;
  evaluateGoals: (atMs: number) => Promise<void>;
  end: () => Promise<void>;
}

const LOOK_EVERY_MS = 4;
const SETTLE_LIMIT_MS = 30_000;

/** Seeds the history of one owner: writes rows now and moves their times into the past. */
export function createHistoryBackfill(database: Database, ownerId: string): HistoryBackfill {
  let known: readonly MovableTable[] | undefined;
  let settled: readonly Date[] = [];
  let heard: readonly LastInbound[] = [];
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
        for (const moved of heard) await restoreLastInbound(queries, [moved]);
        await moveDocuments(queries, ownerId, spans);
        await moveMoments(queries, movable, { ownerId, spans, settled });
        await explainSilence(queries, ownerId);
        heard = [];
        settled = await listMomentsAhead(queries, movable, ownerId);
        return (await findNextWait(queries, ownerId))?.getTime() ?? null;
      });
    },

    async endWaits(atMs) {
      const moved = await database.asSystem((queries) => endWaits(queries, ownerId, new Date(atMs)));
      heard = [...moved, ...heard];
    },

    async addInbound(username, atMs) {
      const moved = await addInbound(database.system, ownerId, username, new Date(atMs));
      heard = [...moved, ...heard];
    },

    evaluateGoals: (atMs) => database.asSystem((queries) => evaluateGoalsAt(queries, ownerId, new Date(atMs))),
    async end() {
      await storeWaits(database.system, ownerId);
      await deleteInsights(database.system, ownerId);
    },
  };
}
