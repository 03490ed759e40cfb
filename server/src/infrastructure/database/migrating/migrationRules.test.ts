import { test } from 'node:test';
import { expect } from 'expect';
import { parse } from 'libpg-query';
import { isOfVersion10, readMigration, readMigrationNames } from './migrationFiles.ts';
import { brokenRules } from './migrationRules.ts';

const unmarked = { isContract: false, changesData: false, isTransactional: true };
const problemsOf = async (sql: string, marks: Partial<typeof unmarked> = {}) =>
  brokenRules({ ...unmarked, ...marks }, await parse(sql));

test('F27: every migration since 1.0.0 keeps the previous version running during and after it', async () => {
  const names = (await readMigrationNames()).filter((each) => !isOfVersion10(each));
  expect(names.length).toBeGreaterThan(8);
  for (const name of names) {
    const migration = await readMigration(name);
    expect({ name, broken: brokenRules(migration, await parse(migration.sql)) }).toEqual({ name, broken: [] });
  }
});

test('removals, long locks and changes of rows need their mark', async () => {
  const refused: [string, RegExp][] = [
    ['create index events_by_text on events (text)', /concurrently/],
    ['create index concurrently events_by_text on events (text)', /@no-transaction/],
    ['alter table events drop column text', /@contract/],
    ['alter table events alter column text set not null', /@contract/],
    ['alter table events alter column seq type numeric', /@contract/],
    ['alter table events rename column text to words', /@contract/],
    ['drop table events', /@contract/],
    ['alter table events add column kind text not null', /default/],
    ['alter table events add constraint seq_is_positive check (seq > 0)', /not valid/],
    [`update events set text = ''`, /@data/],
    ['do $$ begin delete from events; end $$', /@data/],
  ];
  for (const [sql, problem] of refused) expect([sql, await problemsOf(sql)]).toEqual([sql, [expect.stringMatching(problem)]]);
  expect(await problemsOf('select 1; select 2', { isTransactional: false })).toHaveLength(1);
});

test('additions and marked migrations pass', async () => {
  const passed: [string, Partial<typeof unmarked>][] = [
    ['create table notes (id uuid primary key, text text not null); create index notes_by_text on notes (text)', {}],
    ['create index concurrently events_by_text on events (text)', { isTransactional: false }],
    [`alter table events add column kind text not null default ''`, {}],
    ['alter table events add column kind text', {}],
    ['alter table events add constraint seq_is_positive check (seq > 0) not valid', {}],
    ['alter table events drop column text', { isContract: true, changesData: true }],
    [`update events set text = ''`, { changesData: true }],
    ['drop index events_by_text', {}],
  ];
  for (const [sql, marks] of passed) expect([sql, await problemsOf(sql, marks)]).toEqual([sql, []]);
});
