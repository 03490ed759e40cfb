import type pg from 'pg';
import { DatabaseClient } from '../database/failover/DatabaseClient.ts';

/** Runs PostgreSQL's amcheck and throws what it finds. Returns null if it is not installed or not allowed. */
export async function checkIndexes(config: pg.ClientConfig): Promise<number | null> {
  const client = new DatabaseClient(config);
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('begin');
    const isThere = await client.query('create extension if not exists amcheck').then(
      () => true,
      () => false,
    );
    if (!isThere) return null;
    const { rows } = await client.query<{ n: string }>(
      `select count(bt_index_check(c.oid, true) is null)::text as n
       from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am m on m.oid = c.relam
       where m.amname = 'btree' and c.relkind = 'i' and c.relpersistence = 'p' and i.indisready and i.indisvalid
         and c.relnamespace in ('public'::regnamespace, 'pg_catalog'::regnamespace)`,
    );
    return Number(rows[0]?.n);
  } finally {
    await client.end();
  }
}
