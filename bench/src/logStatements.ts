import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { findDatabase } from './findDatabase.ts';
import type { Product } from './startProduct.ts';

interface StatementLog {
  /** Milliseconds that all statements took together which ended since this was asked last, those of the product's own upkeep too. */
  readMs: () => number;
  /** Without it every statement goes on being logged. */
  stop: () => Promise<void>;
}

/** Has the product's own database say how long each statement takes. */
export async function logStatements(product: Product): Promise<StatementLog> {
  const log = path.join(product.directory, 'data/postgres.log');
  await setLogging('0');
  let read = statSync(log).size;

  async function setLogging(fromMs: string): Promise<void> {
    const client = new pg.Client({ ...findDatabase(product.directory), database: 'fanfare' });
    await client.connect();
    await client.query(`alter system set log_min_duration_statement = ${fromMs}`);
    await client.query('select pg_reload_conf()');
    await client.end();
  }

  return {
    readMs: () => {
      const added = readFileSync(log).subarray(read);
      read += added.length;
      return [...added.toString().matchAll(/duration: ([\d.]+) ms/g)].reduce((sum, [, ms]) => sum + Number(ms), 0);
    },
    stop: () => setLogging('-1'),
  };
}
