import type pg from 'pg';
import { createStatementNames } from '../queries/createStatementNames.ts';
import { DatabaseLine } from './DatabaseLine.ts';

/** The caller releases the line. */
export type OpenLine = () => Promise<DatabaseLine>;

/**
 * Prepares each statement once (ADR 0020); a plan ends when its table is analyzed (ADR 0057). Needs a pool of pipelining clients.
 */
export function openPreparedLines(pool: pg.Pool): OpenLine {
  const nameOf = createStatementNames();
  return async () => new DatabaseLine(await pool.connect(), nameOf);
}

/** Plans each statement for its parameters. Needs a pool of pipelining clients. */
export function openPlainLines(pool: pg.Pool): OpenLine {
  return async () => new DatabaseLine(await pool.connect(), () => undefined);
}
