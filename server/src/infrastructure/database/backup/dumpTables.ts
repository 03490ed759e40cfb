import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { DatabaseClient } from '../failover/DatabaseClient.ts';
import { readApplied } from '../migrating/migrationFiles.ts';
import { BACKUP_VERSION, type BackupClosing, type BackupHeader, type BackupJobs, TABLES_FOLDER } from './BackupContent.ts';
import { listTables, readSequences, type TableShape } from './catalog.ts';

const PIECE_BYTES = 8 * 1024 * 1024;

export interface Snapshot {
  header: BackupHeader;
  jobs: BackupJobs;
  readTables: (onPiece: (name: string, content: Buffer) => Promise<void>) => Promise<Record<string, number>>;
  readSequences: () => Promise<BackupClosing['sequences']>;
}

export async function withSnapshot<T>(config: pg.ClientConfig, work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  const client = new DatabaseClient({ ...config, application_name: 'fanfare-backup' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(`set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set timezone = 'UTC'`);
    await client.query('begin transaction isolation level repeatable read read only');
    const tables = await listTables(client);
    const answer = await work({
      header: await describe(client, tables),
      jobs: await readOpenJobs(client),
      readTables: (onPiece) => readTables(client, tables, onPiece),
      readSequences: () => readSequences(client),
    });
    await client.query('commit');
    return answer;
  } finally {
    await client.end();
  }
}

async function describe(client: pg.Client, tables: TableShape[]): Promise<BackupHeader> {
  const migrations = await readApplied(client);
  const version = await client.query<{ server_version: string }>('show server_version');
  return {
    format: 'fanfare-backup',
    version: BACKUP_VERSION,
    createdAt: new Date().toISOString(),
    postgres: version.rows[0]?.server_version ?? '',
    migrations: migrations.map(({ name }) => name),
    tables,
    sealedBy: await readKeyIds(client, tables),
  };
}

async function readKeyIds(client: pg.Client, tables: readonly TableShape[]): Promise<string[]> {
  const found = new Set<string>();
  for (const { name, columns } of tables) {
    for (const column of columns.filter((known) => /(^|_)key_id$/.test(known))) {
      const [table, field] = [name, column].map((text) => client.escapeIdentifier(text));
      const { rows } = await client.query<{ id: string }>(
        `select distinct ${field} as id from public.${table} where ${field} is not null`,
      );
      for (const { id } of rows) found.add(id);
    }
  }
  return [...found].sort();
}

async function readOpenJobs(client: pg.Client): Promise<BackupJobs> {
  const { rows: found } = await client.query(`select to_regclass('pgboss.job') is not null as is_there`);
  if (!found[0]?.is_there) return [];
  const { rows } = await client.query<BackupJobs[number]>(
    `select id::text as id, name, coalesce(data, '{}') as data,
       to_char(start_after at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "startAfter"
     from pgboss.job where state in ('created', 'retry', 'active') and name not like '\\_\\_pgboss%' order by created_on, id`,
  );
  return rows;
}

async function readTables(
  client: pg.Client,
  tables: readonly TableShape[],
  onPiece: (name: string, content: Buffer) => Promise<void>,
): Promise<Record<string, number>> {
  const rows: Record<string, number> = {};
  for (const { name, columns } of tables) {
    const list = columns.map((column) => client.escapeIdentifier(column)).join(', ');
    const stream = client.query(copyTo(`copy public.${client.escapeIdentifier(name)} (${list}) to stdout`));
    let piece: Buffer[] = [];
    let size = 0;
    let count = 0;
    const flush = async () => {
      if (size > 0) await onPiece(`${TABLES_FOLDER}${name}/${String(count++).padStart(6, '0')}.copy`, Buffer.concat(piece));
      piece = [];
      size = 0;
    };
    for await (const chunk of stream) {
      const bytes: Buffer = chunk;
      piece.push(bytes);
      size += bytes.length;
      if (size >= PIECE_BYTES) await flush();
    }
    await flush();
    rows[name] = stream.rowCount;
  }
  return rows;
}
