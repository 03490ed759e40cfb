import pg from 'pg';
import { DatabaseClient } from '../database/failover/DatabaseClient.ts';
import { StartError } from '../env/StartError.ts';

export interface RestoreTarget {
  config: pg.ClientConfig;
  finish: () => Promise<string | null>;
  abandon: () => Promise<void>;
}

interface Options {
  config: pg.ClientConfig;
  admin: pg.ClientConfig;
  force: boolean;
}

/** With `force`, fills a new database and renames it after verification. Content is never overwritten. */
export async function chooseTarget({ config, admin, force }: Options): Promise<RestoreTarget> {
  const { name, owner, isEmpty } = await look(config);
  if (isEmpty) return { config, finish: async () => null, abandon: async () => undefined };
  if (!force) {
    throw new StartError([
      `The database ${name} is not empty. Set DATABASE_URL to an empty one, or add --force, which renames the current one.`,
    ]);
  }
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const fresh = `${name}_restored_${stamp}`;
  const before = `${name}_before_${stamp}`;
  const id = pg.escapeIdentifier;
  await run(withDatabase(admin, name), `create database ${id(fresh)} owner ${id(owner)}`, mayCreate);
  return {
    config: withDatabase(config, fresh),
    async finish() {
      // A database cannot be renamed over its own connection.
      await run(withDatabase(admin, fresh), `alter database ${id(name)} rename to ${id(before)}`, inUse);
      await run(withDatabase(admin, before), `alter database ${id(fresh)} rename to ${id(name)}`, inUse);
      return before;
    },
    abandon: () => run(withDatabase(admin, name), `drop database if exists ${id(fresh)} with (force)`),
  };
}

const mayCreate = 'This role may not create databases: restore into an empty database by DATABASE_URL instead.';
const inUse = 'The database is in use: stop every server that works with it, then restore again.';

async function look(config: pg.ClientConfig): Promise<{ name: string; owner: string; isEmpty: boolean }> {
  const client = new DatabaseClient(config);
  client.on('error', () => undefined);
  await client.connect().catch((cause: unknown) => {
    throw new StartError(['The database does not respond. Check DATABASE_URL.'], { cause });
  });
  try {
    const { rows } = await client.query<{ name: string; owner: string; tables: number }>(
      `select current_database() as name, current_user as owner, count(c.oid)::int as tables
       from pg_namespace n left join pg_class c on c.relnamespace = n.oid and c.relkind in ('r', 'p') where n.nspname = 'public'`,
    );
    const [row] = rows;
    return { name: row?.name ?? '', owner: row?.owner ?? '', isEmpty: row?.tables === 0 };
  } finally {
    await client.end();
  }
}

function withDatabase(config: pg.ClientConfig, database: string): pg.ClientConfig {
  if (config.connectionString === undefined) return { ...config, database };
  const url = new URL(config.connectionString);
  url.pathname = `/${encodeURIComponent(database)}`;
  return { ...config, connectionString: url.href };
}

async function run(config: pg.ClientConfig, statement: string, sentence?: string): Promise<void> {
  const client = new DatabaseClient(config);
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(statement);
  } catch (cause) {
    throw sentence === undefined ? cause : new StartError([sentence], { cause });
  } finally {
    await client.end();
  }
}
