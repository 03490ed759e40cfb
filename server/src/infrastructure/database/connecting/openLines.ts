import type pg from 'pg';
import { createStatementNames } from '../queries/createStatementNames.ts';
import { DatabaseLine } from './DatabaseLine.ts';

/** Answers a connection of the pool, to be released by whoever asked. */
export type OpenLine = () => Promise<DatabaseLine>;

/**
 * Connections that parse and plan each statement once and then know it by its name (ADR 0014); a plan ends when a table that it reads is
 * analyzed (ADR 0014). Needs a pool of pipelining clients.
 */
export function openPreparedLines(pool: pg.Pool): OpenLine {
  const nameOf = createStatementNames();
  return async () => new DatabaseLine(await pool.connect(), nameOf);
}

/** Connections whose statements are planned for what they are asked each time. Needs a pool of pipelining clients. */
export function openPlainLines(pool: pg.Pool): OpenLine {
  return async () => new DatabaseLine(await pool.connect(), () => undefined);
}
