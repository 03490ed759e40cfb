import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'expect';
import pg from 'pg';
import { dm } from '../data/deliveries.ts';
import { createEmptyDurableDatabase } from '../database/createTestDatabase.ts';
import { startInstagramDouble } from '../doubles/startInstagramDouble.ts';
import { eventually } from '../eventually.ts';
import { checkOutVersion, VERSION_1_0 } from '../servers/checkOutVersion.ts';
import { databaseUrlOf, instagramAt, type LaunchedServer, launchServer } from '../servers/launchServer.ts';
import { archiveOfVersion10, followers, keyOfVersion10, openAccount, slowedAccount, waitingFlow } from './version10.ts';

/** See docs/operations/upgrades.md. */
const run = promisify(execFile);
const old = await checkOutVersion(VERSION_1_0);
const dataDir = await mkdtemp(join(tmpdir(), 'fanfare-record-'));
const database = await createEmptyDurableDatabase();
const instagram = await startInstagramDouble();
const client = new pg.Client(database.config);
const environment = {
  ...instagramAt(instagram.url),
  DATABASE_URL: databaseUrlOf(database.config),
  FANFARE_DATA_DIR: dataDir,
  TOKEN_ENCRYPTION_KEY: keyOfVersion10.toString('base64'),
};
let server: LaunchedServer | undefined;

async function start(more: Record<string, string> = {}): Promise<LaunchedServer> {
  server = await launchServer({ ...environment, ...more }, { main: old.main });
  await server.ready();
  return server;
}

async function kill({ child, exited }: LaunchedServer): Promise<void> {
  child.kill('SIGKILL');
  await exited;
}

const countRows = async (condition: string) => (await client.query(`select ${condition} as n`)).rows[0]?.n;

try {
  const whole = await start();
  await client.connect();
  for (const [username, igId] of Object.entries({ anna: openAccount, ben: slowedAccount })) {
    const user = await whole.client.signUp(username);
    await whole.client.connect(user, igId);
    const { body } = await whole.client.call('POST /api/flow/save', {
      token: user.token,
      body: { name: 'Waits', ...waitingFlow },
    });
    await whole.client.call('POST /api/flow/{id}/publish', { token: user.token, id: body.data.id });
  }
  const write = async (to: LaunchedServer, igId: string, from: string, ...texts: string[]) => {
    for (const text of texts) expect(await to.client.deliver(dm({ igId, from, text, mid: `${from}-${text}` }))).toBe(200);
  };
  const { waiting, asked, taken, lost, broken, queued, alsoQueued, unread } = followers;

  await write(whole, openAccount, waiting, 'later');
  await write(whole, openAccount, asked, 'name');
  await eventually(() => expect(instagram.sent).toHaveLength(2));
  await eventually(async () => expect(await countRows(`(select count(*)::int from runs where status = 'waiting')`)).toBe(2));

  instagram.onSend = ({ igId, recipient }) => {
    if (igId === slowedAccount) return { status: 429, body: {} };
    return recipient === broken ? 'break' : new Promise(() => undefined);
  };
  await write(whole, slowedAccount, queued, 'first', 'second', 'third');
  await write(whole, slowedAccount, alsoQueued, 'first');
  for (const follower of [taken, lost, broken]) await write(whole, openAccount, follower, 'first', 'second');
  const open = `(select jsonb_object_agg(state, n) from (select state, count(*)::int n from outbox where state <> 'sent' group by 1) o)`;
  await eventually(async () => expect(await countRows(open)).toEqual({ intent: 7, sending: 3 }), 30_000);
  await kill(whole);

  const web = await start({ ROLE: 'web' });
  await write(web, openAccount, unread, 'first', 'second');
  await kill(web);

  const archive = join(dataDir, 'backup.tar.zst');
  await run(process.execPath, [join(old.directory, 'server/src/commands/backup.ts'), archive], {
    env: { PATH: process.env.PATH, DATABASE_URL: environment.DATABASE_URL, FANFARE_DATA_DIR: dataDir },
  });
  await cp(archive, archiveOfVersion10);
} finally {
  server?.child.kill('SIGKILL');
  await client.end();
  await instagram.close();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
  await old.remove();
}
