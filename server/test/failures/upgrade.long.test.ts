import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { expect } from 'expect';
import { restoreBackup } from '../../src/infrastructure/restore/restoreBackup.ts';
import { createEmptyDurableDatabase } from '../database/createTestDatabase.ts';
import { igIdOf, startInstagramDouble } from '../doubles/startInstagramDouble.ts';
import { eventually } from '../eventually.ts';
import { isProof } from '../proof.ts';
import { checkOutVersion, VERSION_1_0 } from '../servers/checkOutVersion.ts';
import { databaseUrlOf, instagramAt, type LaunchedServer, launchServer } from '../servers/launchServer.ts';
import { silentLogger } from '../servers/silentLogger.ts';
import { flowOfLoad, startLoad } from './startLoad.ts';

const run = promisify(execFile);
const igId = igIdOf(1);
const MESSAGES = 30;

test('F27: upgrade, rollback and upgrade from 1.0.0 under load lose and duplicate nothing', {
  skip: !isProof,
  timeout: 30 * 60_000,
}, async (context) => {
  const old = await checkOutVersion(VERSION_1_0);
  const dataDir = await mkdtemp(join(tmpdir(), 'fanfare-upgrade-'));
  const database = await createEmptyDurableDatabase();
  const instagram = await startInstagramDouble();
  const environment = {
    ...instagramAt(instagram.url),
    DATABASE_URL: databaseUrlOf(database.config),
    FANFARE_DATA_DIR: dataDir,
    TOKEN_ENCRYPTION_KEY: randomBytes(32).toString('base64'),
    RELEASE_SIGNING_KEY: randomBytes(32).toString('base64'),
  };
  const launched: LaunchedServer[] = [];
  const running: LaunchedServer[] = [];
  const start = async (main?: string) => {
    const server = await launchServer(environment, { main });
    launched.push(server);
    await server.ready();
    running.push(server);
    return server;
  };
  const stop = async (server: LaunchedServer) => {
    running.splice(running.indexOf(server), 1);
    expect((await server.stop()).code).toBe(0);
  };
  try {
    await start(old.main);
    const [first] = running;
    if (!first) throw new Error('1.0.0 does not run.');
    const user = await first.client.signUp('anna');
    await first.client.connect(user, igId);
    const { body } = await first.client.call('POST /api/flow/save', {
      token: user.token,
      body: { name: 'Repeat', ...flowOfLoad },
    });
    await first.client.call('POST /api/flow/{id}/publish', { token: user.token, id: body.data.id });

    let turn = 0;
    const load = startLoad({
      igIds: [igId],
      instagram,
      deliver: (delivery) => {
        turn += 1;
        const server = running[turn % running.length];
        if (!server) return Promise.reject(new Error('No server runs.'));
        return server.client.deliverOnce(delivery);
      },
    });
    const more = async (doing: string) => {
      const before = load.acknowledged();
      await eventually(() => expect(load.acknowledged()).toBeGreaterThan(before + MESSAGES), 120_000);
      context.diagnostic(`${doing}: ${load.acknowledged()} messages acknowledged, ${load.refused()} deliveries refused`);
    };
    /** A rolling update: the new server is ready before the old one stops. */
    const roll = async (name: string, main?: string) => {
      const [leaving] = running;
      if (!leaving) throw new Error('No server runs.');
      await start(main);
      await more(`${name}, both running`);
      await stop(leaving);
      await more(`${name} alone`);
    };
    await more('1.0.0');
    await roll('now');
    // The previous version must read what this version encrypts and stores.
    const [now] = running;
    const other = await now?.client.signUp('ben');
    if (now && other) await now.client.connect(other, igIdOf(2));
    expect(await readdir(join(dataDir, 'backups'))).toEqual([expect.stringMatching(/^before-upgrade-.*\.tar\.zst$/)]);
    await roll('1.0.0 again', old.main);
    const archive = join(dataDir, 'backup-of-the-old-version.tar.zst');
    await run(process.execPath, [join(old.directory, 'server/src/commands/backup.ts'), archive], {
      env: { PATH: process.env.PATH, DATABASE_URL: environment.DATABASE_URL, FANFARE_DATA_DIR: dataDir },
    });
    await roll('now again');
    const answered = await load.settle();
    expect(instagram.violations).toEqual([]);
    context.diagnostic(`${answered} messages, each answered once and in order`);

    const copy = await createEmptyDurableDatabase();
    const { header } = await restoreBackup({
      path: archive,
      config: copy.config,
      admin: copy.admin,
      force: false,
      releasesDir: join(dataDir, 'releases-of-the-copy'),
      logger: silentLogger,
    });
    expect(header.migrations).not.toContain('0347_triggers_in_start_nodes.sql');
    await copy.drop();
  } finally {
    await Promise.all(launched.map((server) => server.stop()));
    await instagram.close();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
    await old.remove();
  }
});
