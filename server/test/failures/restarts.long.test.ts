import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { findFreePort } from '../../src/infrastructure/database/embedded-place/findFreePort.ts';
import { createDurableDatabase } from '../database/createTestDatabase.ts';
import { type InstagramDouble, igIdOf, startInstagramDouble } from '../doubles/startInstagramDouble.ts';
import { eventually } from '../eventually.ts';
import { times } from '../proof.ts';
import { databaseUrlOf, instagramAt, type LaunchedServer, launchServer } from '../servers/launchServer.ts';
import { flowOfLoad, startLoad } from './startLoad.ts';

const igId = igIdOf(1);
let directory: string;
let database: Awaited<ReturnType<typeof createDurableDatabase>>;
let instagram: InstagramDouble;
let server: LaunchedServer;
let environment: Record<string, string>;

before(async () => {
  directory = await mkdtemp(join(tmpdir(), 'fanfare-restarts-'));
  database = await createDurableDatabase();
  instagram = await startInstagramDouble();
  environment = {
    ...instagramAt(instagram.url),
    PORT: String(await findFreePort()),
    DATABASE_URL: databaseUrlOf(database.config),
    FANFARE_DATA_DIR: directory,
    TOKEN_ENCRYPTION_KEY: randomBytes(32).toString('base64'),
  };
  server = await launchServer(environment);
  await server.ready();
  const user = await server.client.signUp('anna');
  await server.client.connect(user, igId);
  const flow = { name: 'Repeat', ...flowOfLoad };
  const { body } = await server.client.call('POST /api/flow/save', { token: user.token, body: flow });
  await server.client.call('POST /api/flow/{id}/publish', { token: user.token, id: body.data.id });
});
after(async () => {
  await server.stop();
  await instagram.close();
  await database.drop();
  await rm(directory, { recursive: true, force: true });
});

test('F14: restarts under load are clean, lose nothing and duplicate no reply', async (context) => {
  const load = startLoad({ igIds: [igId], instagram, deliver: (body) => server.client.deliverOnce(body) });
  const stops: number[] = [];
  for (let restart = 0; restart < times(2, 50); restart += 1) {
    const before = load.acknowledged();
    await eventually(() => expect(load.acknowledged()).toBeGreaterThan(before + 5), 30_000);
    const begin = performance.now();
    const { code, errors } = await server.stop();
    stops.push(Math.round(performance.now() - begin));
    expect([code, errors]).toEqual([0, '']);
    server = await launchServer(environment);
    await server.ready();
  }
  const answered = await load.settle();
  context.diagnostic(`${answered} messages; stopping took at most ${Math.max(...stops)} ms`);
  expect(instagram.violations).toEqual([]);
});
