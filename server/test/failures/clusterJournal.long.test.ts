import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { expect } from 'expect';
import { findFreePort } from '../../src/infrastructure/database/embedded-place/findFreePort.ts';
import { dm } from '../data/deliveries.ts';
import { flowThatSays } from '../data/flows.ts';
import { createDurableDatabase } from '../database/createTestDatabase.ts';
import { igIdOf, startInstagramDouble } from '../doubles/startInstagramDouble.ts';
import { eventually } from '../eventually.ts';
import { launchCluster } from '../servers/launchCluster.ts';
import { databaseUrlOf, instagramAt } from '../servers/launchServer.ts';

const igId = igIdOf(1);

test('a cluster starts a journal, and leaves it when it starts without one', { timeout: 300_000 }, async (context) => {
  const directory = await mkdtemp(join(tmpdir(), 'fanfare-cluster-'));
  const database = await createDurableDatabase();
  const instagram = await startInstagramDouble();
  context.after(async () => {
    await instagram.close();
    await database.drop();
    await rm(directory, { recursive: true, force: true });
  });
  const environment = {
    ...instagramAt(instagram.url),
    PORT: String(await findFreePort()),
    DATABASE_URL: databaseUrlOf(database.config),
    FANFARE_DATA_DIR: directory,
    TOKEN_ENCRYPTION_KEY: randomBytes(32).toString('base64'),
  };
  const size = ['--web', '1', '--worker', '1', '--realtime', '0'];
  const texts = () => instagram.sent.map(({ recipient, text }) => `${recipient}: ${text}`);

  const first = await launchCluster([...size, '--journal'], environment);
  const owner = await first.client.signUp('owner');
  await first.client.connect(owner, igId);
  const { body } = await first.client.call('POST /api/flow/save', {
    token: owner.token,
    body: { name: 'Hi', ...flowThatSays('hi') },
  });
  await first.client.call('POST /api/flow/{id}/publish', { token: owner.token, id: body.data.id });
  expect(existsSync(join(directory, 'journal', 'nats-3'))).toBe(true);
  expect(await first.client.deliverOnce(dm({ igId, from: '5001', text: 'one', mid: 'm1' }))).toBe(200);
  await eventually(() => expect(texts()).toEqual(['5001: hi']), 60_000);
  expect(await first.stop()).toBe(0);

  const second = await launchCluster(size, environment);
  expect(second.output()).toContain('Moving the webhooks of the journal to the database');
  expect(existsSync(join(directory, 'journal'))).toBe(false);
  expect(await second.client.deliverOnce(dm({ igId, from: '5002', text: 'two', mid: 'm2' }))).toBe(200);
  await eventually(() => expect(texts()).toEqual(['5001: hi', '5002: hi']), 60_000);
  expect(await second.stop()).toBe(0);
});
