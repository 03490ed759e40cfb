import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import { dm } from '../../../../test/data/deliveries.ts';
import { startReplica } from '../../../../test/database/startReplica.ts';
import { type InstagramDouble, igIdOf, startInstagramDouble } from '../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../test/eventually.ts';
import type { TestUser } from '../../../../test/servers/createTestClient.ts';
import { databaseUrlOf, instagramAt, type LaunchedServer, launchServer } from '../../../../test/servers/launchServer.ts';
import { silentLogger } from '../../../../test/servers/silentLogger.ts';
import { openDatabase } from '../opening/openDatabase.ts';

const MAX_LAG_SECONDS = 9;
const METRICS_TOKEN = 'token-of-the-metrics-test';
const igId = igIdOf(1);
let stage: Awaited<ReturnType<typeof startReplica>>;
let instagram: InstagramDouble;
let server: LaunchedServer;
let directory: string;
let anna: TestUser;
let ben: TestUser;

before(async () => {
  stage = await startReplica();
  instagram = await startInstagramDouble();
  directory = await mkdtemp(join(tmpdir(), 'fanfare-replica-data-'));
  server = await launchServer({
    ...instagramAt(instagram.url),
    DATABASE_URL: databaseUrlOf(stage.config),
    DATABASE_REPLICA_URL: databaseUrlOf(stage.replica),
    DATABASE_REPLICA_MAX_LAG_SECONDS: String(MAX_LAG_SECONDS),
    TOKEN_ENCRYPTION_KEY: randomBytes(32).toString('base64'),
    RELEASE_SIGNING_KEY: randomBytes(32).toString('base64'),
    FANFARE_DATA_DIR: directory,
    METRICS_TOKEN,
  });
  await server.ready();
  anna = await server.client.signUp('anna');
  ben = await server.client.signUp('ben');
  await server.client.connect(anna, igId);
});
after(async () => {
  await server?.stop();
  await instagram?.close();
  await stage?.stop();
  await rm(directory, { recursive: true, force: true });
});

async function overview() {
  const { status, body } = await server.client.call('GET /api/analytics/overview', {
    token: anna.token,
    query: '?period=7d&timeZone=UTC',
  });
  expect(status).toBe(200);
  return { inbound: body.data.totals.inbound, lagSeconds: body.data.lagSeconds };
}

async function reads(): Promise<{ replica: number; primary: number; lag: number }> {
  const answer = await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  const text = await answer.text();
  const readValue = (name: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.slice(name.length),
    );
  return {
    replica: readValue('fanfare_replica_reads{server="replica"}'),
    primary: readValue('fanfare_replica_reads{server="primary"}'),
    lag: readValue('fanfare_replica_lag_seconds'),
  };
}

const write = async (mid: string) =>
  expect(await server.client.deliver(dm({ igId, from: '5001', text: 'hello', mid }))).toBe(200);

async function untilReplicaServes(): Promise<void> {
  await eventually(async () => {
    const before = await reads();
    await overview();
    expect((await reads()).replica).toBeGreaterThan(before.replica);
  });
}

test('figures come from the replica, which is current within a second', async () => {
  await write('mid-1');
  await untilReplicaServes();
  await eventually(async () => expect(await overview()).toEqual({ inbound: 1, lagSeconds: undefined }));
  const { lag } = await reads();
  expect(lag).toBeLessThan(5);
});

test('S20: row-level security applies on the replica, which rejects writes', async () => {
  const database = openDatabase(stage.config, silentLogger, {
    replica: { config: stage.replica, connections: 2, maxLagMs: 60_000 },
  });
  try {
    await eventually(async () => {
      await database.reader.asSystem((queries) => sql`select 1`.execute(queries));
      expect(database.reader.state()?.reads.replica).toBeGreaterThan(0);
    });
    const countOf = (ownerId: string) =>
      database.reader.asOwner(ownerId, async (queries) => {
        const { rows } = await sql<{ n: number; isReplica: boolean }>`
          select count(*)::int as n, pg_is_in_recovery() as "isReplica" from messages`.execute(queries);
        return rows[0];
      });
    expect(await countOf(anna.id)).toEqual({ n: 1, isReplica: true });
    expect(await countOf(ben.id)).toEqual({ n: 0, isReplica: true });
    const attempt = database.reader.asOwner(anna.id, (queries) => sql`delete from messages`.execute(queries));
    await expect(attempt).rejects.toThrow('read-only transaction');
  } finally {
    await database.close();
  }
});

test('a paused replica is read up to the bound, with the age of the figures, and then the primary', async () => {
  await untilReplicaServes();
  await stage.query('select pg_wal_replay_pause()');
  await write('mid-2');
  await eventually(async () => {
    const { inbound, lagSeconds } = await overview();
    expect(inbound).toBe(1);
    expect(lagSeconds).toBeGreaterThanOrEqual(5);
    expect(lagSeconds).toBeLessThanOrEqual(MAX_LAG_SECONDS);
  });
  await eventually(async () => expect(await overview()).toEqual({ inbound: 2, lagSeconds: undefined }));
  expect((await reads()).lag).toBeGreaterThan(MAX_LAG_SECONDS);
  await stage.query('select pg_wal_replay_resume()');
  await untilReplicaServes();
  await eventually(async () => expect(await overview()).toEqual({ inbound: 2, lagSeconds: undefined }));
});

test('the primary takes over from a killed replica without a failed request, and gives back', async () => {
  await untilReplicaServes();
  await stage.kill();
  await write('mid-3');
  await eventually(async () => expect((await overview()).inbound).toBe(3));
  const before = await reads();
  for (let n = 0; n < 5; n += 1) await overview();
  const after = await reads();
  expect(after.primary).toBeGreaterThanOrEqual(before.primary + 5);
  expect(after.replica).toBe(before.replica);
  await stage.start();
  await untilReplicaServes();
});
