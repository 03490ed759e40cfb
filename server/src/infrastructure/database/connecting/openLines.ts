import type pg from 'pg';
import { createStatementNames } from './createStatementNames.ts';
import { DatabaseLine } from './DatabaseLine.ts';

export type OpenLine = () => Promise<DatabaseLine>;

/**
 * Prepares each statement once (ADR 0014). A plan ends when its table is analyzed. Requires a pool of
 * pipelining clients.
 */
export function openPreparedLines(pool: pg.Pool): OpenLine {
  const nameOf = createStatementNames();
  return async () => new DatabaseLine(await pool.connect(), nameOf);
}

export function openPlainLines(pool: pg.Pool): OpenLine {
  return async () => new DatabaseLine(await pool.connect(), () => undefined);
}
