import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

export type ServerRole = 'primary' | 'standby';

export interface Host {
  host: string;
  port: number;
}

/** Shared by all connections of a URL with several hosts. */
export interface HostFinder {
  role: ServerRole;
  /** @throws NoSuchHost */
  find: (config: pg.ClientConfig) => Promise<Host>;
  /** The host is asked for its role again before the next connection. */
  forget: (host: Host) => void;
}

interface Answer extends Host {
  role: ServerRole | null;
  timeline: number;
}

const CONNECT_LIMIT_MS = 3_500;
const ANSWER_LIMIT_MS = 1_000;
/** For other hosts, after the first one that has the role. */
const GRACE_MS = 500;
const PAUSE_MS = 200;

export class NoSuchHost extends Error {
  /** SQLSTATE: the client could not establish a connection. */
  readonly code = '08001';

  constructor(role: ServerRole) {
    super(`None of the hosts is a ${role} that responds.`);
    this.name = 'NoSuchHost';
  }
}

/**
 * Each promotion begins a timeline, so a primary of an earlier one was replaced and is not used, even if it still
 * accepts writes.
 */
export function createHostFinder(
  urls: readonly string[],
  role: ServerRole,
  onChange: (host: Host) => void = () => undefined,
): HostFinder {
  const hosts = urls.map((connectionString) => {
    const { host, port } = new pg.Client({ connectionString });
    return { host, port };
  });
  let known: Host | null = null;
  let last: Host | null = null;
  let finding: Promise<Host> | null = null;
  let timeline = 0;

  async function search(config: pg.ClientConfig): Promise<Host> {
    const answers = await askAll(config);
    const found = role === 'primary' ? choosePrimary(answers) : answers.find((answer) => answer.role === role);
    if (!found) {
      await delay(PAUSE_MS);
      throw new NoSuchHost(role);
    }
    const { host, port } = found;
    if (last && !isSame(last, found)) onChange({ host, port });
    known = last = { host, port };
    return known;
  }

  async function askAll(config: pg.ClientConfig): Promise<Answer[]> {
    const answers: Answer[] = [];
    const asked = hosts.map(async (host) => {
      const answer = await ask(config, host);
      if (answer) answers.push(answer);
      if (answer?.role !== role) throw new NoSuchHost(role);
    });
    const first = Promise.any(asked).catch(() => undefined);
    await Promise.race([Promise.allSettled(asked), first.then(() => delay(GRACE_MS))]);
    return hosts.flatMap(({ host, port }) => answers.filter((answer) => isSame(answer, { host, port })));
  }

  function choosePrimary(answers: readonly Answer[]): Answer | undefined {
    timeline = Math.max(timeline, ...answers.map((answer) => answer.timeline));
    return answers.find((answer) => answer.role === role && answer.timeline === timeline);
  }

  return {
    role,
    async find(config) {
      if (known) return known;
      finding ??= search(config).finally(() => {
        finding = null;
      });
      return finding;
    },
    forget(host) {
      if (known && isSame(known, host)) known = null;
    },
  };
}

async function ask(config: pg.ClientConfig, host: Host): Promise<Answer | null> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: CONNECT_LIMIT_MS, query_timeout: ANSWER_LIMIT_MS });
  client.on('error', () => undefined);
  try {
    await Object.assign(client, host).connect();
    const { rows } = await client.query<{ role: ServerRole | null; wal: string | null }>(
      `select case when pg_is_in_recovery() then 'standby' when current_setting('transaction_read_only') = 'off' then 'primary' end as role,
        case when not pg_is_in_recovery() then pg_walfile_name(pg_current_wal_insert_lsn()) end as wal`,
    );
    const [row] = rows;
    return { ...host, role: row?.role ?? null, timeline: timelineOf(row?.wal ?? '') };
  } catch {
    return null;
  } finally {
    client.end().catch(() => undefined);
  }
}

/** The first eight digits of the name of a WAL file. */
function timelineOf(wal: string): number {
  return Number.parseInt(wal.slice(0, 8), 16) || 0;
}

function isSame(a: Host, b: Host): boolean {
  return a.host === b.host && a.port === b.port;
}
