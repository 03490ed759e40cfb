import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { attachEmbeddedPostgres } from '../../src/infrastructure/database/embedded/attachEmbeddedPostgres.ts';
import { checkIndexes } from '../../src/infrastructure/restore/checkIndexes.ts';
import { killPostmaster } from '../database/killPostmaster.ts';
import { eventually } from '../eventually.ts';
import { createChance, times } from '../proof.ts';
import { silentLogger } from '../servers/silentLogger.ts';
import { startLoadedServer } from './startLoadedServer.ts';

let stage: Awaited<ReturnType<typeof startLoadedServer>>;
before(async () => {
  stage = await startLoadedServer();
});
after(() => stage.close());

async function killDatabase(): Promise<void> {
  const parent = await stage.databasePid();
  if (parent === null) throw new Error('The database is not running.');
  await killPostmaster(parent);
}

test('F2: repeated kills of the database under load lose no acknowledged row and corrupt no index', async (context) => {
  const between = createChance(context);
  const load = stage.load();
  const kills = times(2, 20);
  for (let n = 0; n < kills; n += 1) {
    const enough = load.acknowledged() + between(5, times(20, 300));
    await eventually(() => expect(load.acknowledged()).toBeGreaterThan(enough), 60_000);
    await killDatabase();
  }
  const answered = await load.settle();
  const { superuser } = await attachEmbeddedPostgres(stage.dataDir, stage.directory, silentLogger);
  const indexes = await checkIndexes({ ...superuser, database: 'fanfare' });
  context.diagnostic(`${answered} messages, ${kills} kills, ${load.refused()} deliveries refused, ${indexes} indexes sound`);
  expect(indexes).toBeGreaterThan(100);
  expect(stage.instagram.violations).toEqual([]);
});
