import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import { createTestDatabase } from '../../../../test/database/createTestDatabase.ts';
import { silentLogger } from '../../../../test/servers/silentLogger.ts';
import type { Queries } from '../Database.ts';
import { openDatabase } from '../opening/openDatabase.ts';

const anna = '00000000-0000-7000-8000-00000000000a';
const sizes = { owner: 1, requests: 1, sessions: 1, intake: 1, work: 1, background: 1 };
let own: Awaited<ReturnType<typeof createTestDatabase>>;
let pooled: ReturnType<typeof openDatabase>;
before(async () => {
  own = await createTestDatabase();
  const pooling = { preparesStatements: false, direct: own.config };
  pooled = openDatabase(own.config, silentLogger, { sizes, pooling });
});
after(async () => {
  await pooled.close();
  await own.drop();
});

const settings = sql<Record<string, string>>`
  select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock, current_setting('jit') as jit,
    current_setting('plan_cache_mode') as plans, current_setting('enable_seqscan') as seqscan, ${1}::int as one`;
const read = async (queries: Queries) => (await settings.execute(queries)).rows[0];

test('behind a pooler each transaction and statement has the settings that connections have without one', async () => {
  for (const kind of ['requests', 'work', 'background'] as const) {
    const direct = await read(own.database.of(kind).system);
    expect(direct).toMatchObject({ statement: '4500ms', plans: 'force_generic_plan', seqscan: 'off' });
    expect(await read(pooled.of(kind).system)).toEqual(direct);
    expect(await pooled.of(kind).asSystem(read)).toEqual(direct);
  }
  expect(await pooled.asOwner(anna, read)).toEqual(await own.database.asOwner(anna, read));
});

test('a transaction leaves no setting on its connection, also when it fails', async () => {
  await pooled.asSystem(read);
  await read(pooled.system);
  await expect(sql`select 1 / ${0}::int`.execute(pooled.system)).rejects.toThrow('division by zero');
  await expect(pooled.asSystem((queries) => sql`select 1 / ${0}::int`.execute(queries))).rejects.toThrow('division by zero');
  const { rows } = await pooled.execute(`
    select current_setting('statement_timeout') as statement, current_setting('plan_cache_mode') as plans`);
  expect(rows).toEqual([{ statement: '0', plans: 'auto' }]);
});
