import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { StartError } from '../../env/StartError.ts';
import { DatabaseClient } from '../failover/DatabaseClient.ts';

export interface PoolerReport {
  isPooled: boolean;
  /** True in transaction mode: sessions of clients share connections. */
  sharesConnections: boolean;
  preparesStatements: boolean;
}

const TRIES = 5;
const CONNECT_TIMEOUT_MS = 5_000;

/** A pooler generates the process ids that it reports, so they differ from those of PostgreSQL. */
export async function detectPooler(config: pg.ClientConfig, setting = 'DATABASE_URL'): Promise<PoolerReport> {
  const clients: pg.Client[] = [];
  async function open(): Promise<{ client: pg.Client; pid: number }> {
    const client = new DatabaseClient({
      ...config,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: CONNECT_TIMEOUT_MS,
    });
    client.on('error', () => undefined);
    clients.push(client);
    await client.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    return { client, pid: rows[0]?.pid ?? 0 };
  }
  try {
    const first = await open();
    if (Reflect.get(first.client, 'processID') === first.pid)
      return { isPooled: false, sharesConnections: false, preparesStatements: true };
    let sharesConnections = false;
    for (let tries = 0; tries < TRIES && !sharesConnections; tries += 1) {
      sharesConnections = (await open()).pid === (await pidOf(first.client));
    }
    return {
      isPooled: true,
      sharesConnections,
      preparesStatements: !sharesConnections || (await renamesStatements(first.client)),
    };
  } catch (cause) {
    throw new StartError([`The database does not respond. Check ${setting}.`], { cause });
  } finally {
    for (const client of clients) await client.end().catch(() => undefined);
  }
}

async function pidOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid ?? 0;
}

/** Poolers that support prepared statements (PgBouncer since 1.21) give them names of their own. */
async function renamesStatements(client: pg.Client): Promise<boolean> {
  const name = `fanfare_probe_${randomBytes(6).toString('hex')}`;
  await client.query('begin');
  const { rows } = await client.query({ name, text: 'select 1 from pg_prepared_statements where name = $1', values: [name] });
  if (rows.length > 0) await client.query(`deallocate ${name}`);
  await client.query('commit');
  return rows.length === 0;
}
