import type pg from 'pg';
import { createStatementNames } from './createStatementNames.ts';
import { DatabaseLine } from './DatabaseLine.ts';

/** A plan suits the size that its tables had when it was made, and they grow fastest at first. */
const FIRST_PLANS_LAST_MS = 500;
const PLANS_LAST_MAX_MS = 60_000;

/** Answers a connection of the pool, to be released by whoever asked. */
export type OpenLine = () => Promise<DatabaseLine>;

/** Connections that parse and plan each statement once and then know it by its name (ADR 0020). Needs a pool of pipelining clients. */
export function openPreparedLines(pool: pg.Pool): OpenLine {
  const nameOf = createStatementNames();
  const plans = new WeakMap<pg.PoolClient, { madeAt: number; lastMs: number }>();

  function areOld(client: pg.PoolClient): boolean {
    const now = performance.now();
    const kept = plans.get(client);
    if (kept && now - kept.madeAt < kept.lastMs) return false;
    plans.set(client, { madeAt: now, lastMs: kept ? Math.min(PLANS_LAST_MAX_MS, kept.lastMs * 2) : FIRST_PLANS_LAST_MS });
    return kept !== undefined;
  }

  return async () => {
    const client = await pool.connect();
    const line = new DatabaseLine(client, nameOf);
    if (areOld(client)) line.sendAhead('discard plans');
    return line;
  };
}

/** Connections whose statements are planned for what they are asked each time. Needs a pool of pipelining clients. */
export function openPlainLines(pool: pg.Pool): OpenLine {
  return async () => new DatabaseLine(await pool.connect(), () => undefined);
}
