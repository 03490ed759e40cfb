import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import { createTestDatabase } from '../../../../test/database/createTestDatabase.ts';
import type { Queries } from '../Database.ts';
import { detachFromTransaction, NestedConnectionError } from './heldConnection.ts';

let own: Awaited<ReturnType<typeof createTestDatabase>>;
before(async () => {
  own = await createTestDatabase();
});
after(() => own.drop());

const asNumber = (queries: Queries, value: number) => sql<{ n: number }>`select ${value}::int as n`.execute(queries);

test('a statement is prepared once and reused by name with its plan', async () => {
  const prepared = await own.database.asSystem(async (queries) => {
    for (const value of [1, 2, 3]) expect((await asNumber(queries, value)).rows).toEqual([{ n: value }]);
    return sql<{ uses: number }>`
      select generic_plans as uses from pg_prepared_statements where statement like 'select $1::int as n%'`.execute(queries);
  });
  expect(prepared.rows).toEqual([{ uses: 3 }]);
});

test('a failed statement rolls back and leaves the connection usable', async () => {
  const { system, asSystem } = own.database;
  const failing = asSystem(async (queries) => {
    await sql`create table half_done (n int)`.execute(queries);
    await sql`select ${1}::int / ${0}::int`.execute(queries);
  });
  await expect(failing).rejects.toMatchObject({ code: '22012' });
  expect((await sql<{ found: string | null }>`select to_regclass('half_done') as found`.execute(system)).rows).toEqual([
    { found: null },
  ]);
});

test('a transaction with an ignored failure is not reported as committed', async () => {
  const ignoring = own.database.asSystem(async (queries) => {
    await sql`select ${1}::int / ${0}::int`.execute(queries).catch(() => undefined);
  });
  await expect(ignoring).rejects.toThrow('rolled back');
});

test('F14: a column added by another release costs one attempt, not the connection', async () => {
  const { system } = own.database;
  await sql`create table grows (n int)`.execute(system);
  await sql`insert into grows values (${1})`.execute(system);
  const all = () => sql`select * from grows where n = ${1}`.execute(system);
  await all();
  await sql`alter table grows add column m int default 2`.execute(system);
  await expect(all()).rejects.toMatchObject({ code: '0A000' });
  expect((await all()).rows).toEqual([{ n: 1, m: 2 }]);
});

test('S40: code that holds a connection cannot take a second one from any pool; detached work can', async () => {
  const { asOwner, asSystem, system, execute } = own.database;
  const owner = '00000000-0000-7000-8000-000000000000';
  const requests = [
    () => asNumber(system, 7),
    () => execute('select 1'),
    () => asSystem((queries) => asNumber(queries, 7)),
    () => asOwner(owner, (queries) => asNumber(queries, 7)),
  ];
  for (const hold of [asSystem<void>, (work: (queries: Queries) => Promise<void>) => asOwner(owner, work)]) {
    for (const request of requests) {
      const { promise: ended, resolve: end } = Promise.withResolvers<void>();
      let started: Promise<unknown> | undefined;
      await hold(async (queries) => {
        await expect(request()).rejects.toThrow(NestedConnectionError);
        await Promise.resolve().then(() => expect(request()).rejects.toThrow(NestedConnectionError));
        await detachFromTransaction(request);
        started = ended.then(request);
        expect((await asNumber(queries, 7)).rows).toEqual([{ n: 7 }]);
      });
      end();
      await started;
    }
  }
});

const atOnce = (begin: (queries: Queries) => Promise<unknown>[]) =>
  own.database.asSystem((queries, { commitBehind }) => {
    const answers = Promise.all(begin(queries));
    commitBehind();
    return answers;
  });
const countBoats = async (): Promise<number | undefined> =>
  (await sql<{ n: number }>`select count(*) as n from boats`.execute(own.database.system)).rows[0]?.n;

test('pipelined statements return in order and commit', async () => {
  await sql`create table boats (n int primary key)`.execute(own.database.system);
  const answers = await atOnce((queries) => [
    sql`insert into boats values (${1})`.execute(queries),
    sql`select n from boats where n = ${1}`.execute(queries),
  ]);
  expect(answers[1]).toMatchObject({ rows: [{ n: 1 }] });
  expect(await countBoats()).toBe(1);
});

test('pipelined statements roll back when one fails, with the first error', async () => {
  const failing = atOnce((queries) => [
    sql`insert into boats values (${2})`.execute(queries),
    sql`select ${1}::int / ${0}::int`.execute(queries),
    sql`insert into boats values (${3})`.execute(queries),
  ]);
  await expect(failing).rejects.toMatchObject({ code: '22012' });
  expect(await countBoats()).toBe(1);
});

test('a nested local failure prevents the commit', async () => {
  const fail = async (): Promise<never> => {
    throw new Error('cannot be written');
  };
  const failDeeper = async () => {
    await Promise.resolve();
    await fail();
  };
  const failing = atOnce((queries) => [sql`insert into boats values (${4})`.execute(queries), failDeeper()]);
  await expect(failing).rejects.toThrow('cannot be written');
  expect(await countBoats()).toBe(1);
});

test('a statement after the end of its transaction is refused', async () => {
  const late = atOnce((queries) => [asNumber(queries, 1).then(() => asNumber(queries, 2))]);
  await expect(late).rejects.toThrow('after the end');
  const kept = await own.database.asSystem(async (queries) => queries);
  await expect(asNumber(kept, 1)).rejects.toThrow('after the end');
});
