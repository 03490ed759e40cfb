import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { findDatabase } from '../findDatabase.ts';
import type { Product } from '../startProduct.ts';

interface StatementTimes {
  sumMs: number;
  longestMs: number;
}

interface StatementLog {
  /** Returns statements since the last call, including background work. */
  readTimes: () => StatementTimes;
  stop: () => Promise<void>;
}

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
    readTimes: () => {
      const added = readFileSync(log).subarray(read);
      read += added.length;
      const times = [...added.toString().matchAll(/duration: ([\d.]+) ms/g)].map(([, ms]) => Number(ms));
      return { sumMs: times.reduce((sum, ms) => sum + ms, 0), longestMs: Math.max(0, ...times) };
    },
    stop: () => setLogging('-1'),
  };
}
