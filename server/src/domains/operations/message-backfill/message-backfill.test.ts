import { after, afterEach, before, test } from 'node:test';
import { type MessageText, message, renderEnglish } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { sql } from 'kysely';
import pg from 'pg';
import { dm } from '../../../../test/data/deliveries.ts';
import { flowThatSays } from '../../../../test/data/flows.ts';
import { igIdOf } from '../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../test/eventually.ts';
import { silentLogger } from '../../../../test/servers/silentLogger.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/servers/startTestServer.ts';
import { newId } from '../../../infrastructure/crypto/newId.ts';
import { backfilledTables } from './backfilledTables.ts';
import { createMessageBackfill } from './createMessageBackfill.ts';
import { listNext, storeMessages } from './message-backfill.repository.ts';

const KNOWN = message('instagram.unreachable');

let server: TestServer;
let user: TestUser;

before(async () => {
  server = await startTestServer();
  user = await server.signUp('anna');
  await sql`create sequence stored_events start 1000000`.execute(server.database.system);
  await eventually(async () => expect(await countDone()).toBe(backfilledTables.length));
});
afterEach(async () => {
  await sql`delete from events where event_key like 'stored:%'`.execute(server.database.system);
});
after(() => server.close());

const backfillIn = (batchSize?: number) =>
  createMessageBackfill({ database: server.database, logger: silentLogger, ...(batchSize && { batchSize }) });

async function runToEnd(batchSize?: number): Promise<void> {
  const backfill = backfillIn(batchSize);
  while (await backfill.runOnce());
}

async function countDone(): Promise<number> {
  const { rows } = await sql`select from message_backfill where is_done`.execute(server.database.system);
  return rows.length;
}

async function addEvents(...errors: string[]): Promise<string[]> {
  const ids = errors.map((_, n) => newId(Date.now() + n));
  for (const [n, error] of errors.entries()) {
    await sql`
      insert into events (id, owner_id, event_key, event_type, seq, first_seq, happened_at, received_at, payload, processed_status, processing_error)
      values (${ids[n]}, ${user.id}, ${`stored:${ids[n]}`}, 'messages', nextval('stored_events'), 1, now(), now(), '{}', 'failed', ${error})`.execute(
      server.database.system,
    );
  }
  return ids;
}
async function messagesOf(ids: readonly string[]): Promise<(MessageText | null)[]> {
  const { rows } = await sql<{ words: MessageText | null }>`
    select processing_error_message as words from events where id = any(${ids}::uuid[]) order by id`.execute(
    server.database.system,
  );
  return rows.map(({ words }) => words);
}

async function readStored() {
  const { rows } = await sql<{ place: string; words: MessageText | null; english: string }>`
    select 'runs.error' as place, error_message as words, error as english from runs where error is not null
    union all select 'outbox.error', error_message, error from outbox where error is not null
    union all select 'publications.error', error_message, error from publications where error is not null
    union all select 'events.processing_error', processing_error_message, processing_error from events where processing_error is not null
    union all select 'events.text', text_message, text from events where event_type = 'webhook_error'
    union all select 'runs.trace', line -> 'message', line ->> 'detail' from runs, jsonb_array_elements(trace) line
    union all select 'events.considered', line -> 'message', line ->> 'detail' from events, jsonb_array_elements(considered) line
      where jsonb_typeof(considered) = 'array'
    order by 1, 3`.execute(server.database.system);
  return rows;
}

test('texts in every column and line get the messages that this version would have stored', async () => {
  server.instagram.grantedScopes += ',instagram_business_content_publish';
  await server.connect(user, igIdOf(1));
  const { token } = user;
  const { body } = await server.call('POST /api/flow/save', { token, body: { name: 'Hi', ...flowThatSays('Hi') } });
  await server.call('POST /api/flow/{id}/publish', { token, id: body.data.id });
  const later = new Date(Date.now() + 24 * 60 * 60_000).toISOString();
  const post = { kind: 'image', media: [{ type: 'image', url: 'https://media.test/a.jpg' }], scheduledAt: later };
  expect((await server.call('POST /api/publishing', { token, body: post })).status).toBe(201);
  server.instagram.onSend = () => ({ status: 400, body: { error: { message: 'x', code: 551 } } });
  await server.deliver(dm({ igId: igIdOf(1), from: '1', text: 'hello', mid: 'first' }));
  await eventually(async () => {
    const { rows } = await sql`select from outbox where state = 'failed'`.execute(server.database.system);
    expect(rows).toHaveLength(1);
  });
  const notice = message('notices.account-paused', { username: 'shop' });
  await sql`
    update publications set error = ${renderEnglish(KNOWN)}, error_message = ${JSON.stringify(KNOWN)}::jsonb;`.execute(
    server.database.system,
  );
  await sql`update runs set error = ${renderEnglish(message('runs.too-many-flows', { max: '5' }))},
    error_message = ${JSON.stringify(message('runs.too-many-flows', { max: '5' }))}::jsonb`.execute(server.database.system);
  const [noticeId = ''] = await addEvents(renderEnglish(notice));
  await sql`update events set event_type = 'webhook_error', text = processing_error, text_message = ${JSON.stringify(notice)}::jsonb,
    processing_error_message = ${JSON.stringify(notice)}::jsonb where id = ${noticeId}`.execute(server.database.system);
  const before = await readStored();
  expect(new Set(before.map(({ place }) => place)).size).toBe(7);
  expect(before.filter(({ words }) => words === null)).toEqual([]);

  for (const [table, column] of [
    ['runs', 'error'],
    ['outbox', 'error'],
    ['publications', 'error'],
    ['events', 'processing_error'],
    ['events', 'text'],
  ] as const) {
    await sql`update ${sql.table(table)} set ${sql.ref(`${column}_message`)} = null`.execute(server.database.system);
  }
  for (const [table, column] of [
    ['runs', 'trace'],
    ['events', 'considered'],
  ] as const) {
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = (select jsonb_agg(line - 'message' order by n)
      from jsonb_array_elements(${sql.ref(column)}) with ordinality lines (line, n)) where jsonb_typeof(${sql.ref(column)}) = 'array'`.execute(
      server.database.system,
    );
  }
  expect((await readStored()).filter(({ words }) => words !== null)).toEqual([]);
  // Its ids are not sorted by time, so it was complete after the first start.
  await sql`delete from message_backfill where table_name = 'outbox'`.execute(server.database.system);
  await runToEnd();
  const codesOf = (words: MessageText | null) =>
    JSON.stringify(words, (_, value) => (typeof value === 'number' ? String(value) : value));
  expect((await readStored()).map((row) => ({ ...row, words: codesOf(row.words) }))).toEqual(
    before.map((row) => ({ ...row, words: codesOf(row.words) })),
  );
});

test('the newest rows come first, and the next process resumes after a stop', async () => {
  const ids = await addEvents(...Array.from({ length: 5 }, () => renderEnglish(KNOWN)));
  const stopped = backfillIn(2);
  await eventually(async () => {
    await stopped.runOnce();
    expect((await messagesOf(ids)).some(Boolean)).toBe(true);
  });
  expect(await messagesOf(ids)).toEqual([null, null, null, KNOWN, KNOWN]);
  expect(await countDone()).toBeLessThan(backfilledTables.length);
  await runToEnd(2);
  expect(await messagesOf(ids)).toEqual([KNOWN, KNOWN, KNOWN, KNOWN, KNOWN]);
  expect(await countDone()).toBe(backfilledTables.length);
});

test('a failed batch changes nothing and is retried', async () => {
  const ids = await addEvents(renderEnglish(KNOWN));
  await sql`alter table message_backfill add constraint refused check (not (table_name = 'events' and is_done)) not valid`.execute(
    server.database.system,
  );
  const backfill = backfillIn();
  await expect(
    (async () => {
      while (await backfill.runOnce());
    })(),
  ).rejects.toThrow(/refused/);
  expect(await messagesOf(ids)).toEqual([null]);
  await sql`alter table message_backfill drop constraint refused`.execute(server.database.system);
  while (await backfill.runOnce());
  expect(await messagesOf(ids)).toEqual([KNOWN]);
});

test('an unknown text stays and is read once; a later start reads newer rows', async () => {
  const ids = await addEvents('Words of a person.', renderEnglish(KNOWN));
  await runToEnd();
  expect(await messagesOf(ids)).toEqual([null, KNOWN]);
  await sql`update events set processing_error = ${renderEnglish(KNOWN)} where id = ${ids[0]}`.execute(server.database.system);
  const later = await addEvents(renderEnglish(KNOWN));
  await runToEnd();
  expect(await messagesOf([...ids, ...later])).toEqual([null, KNOWN, KNOWN]);
});

test('a locked row is skipped and later gets the message of its new text', async () => {
  const ids = await addEvents(renderEnglish(KNOWN), renderEnglish(KNOWN), 'Words of a person.');
  const other = message('instagram.timeout');
  const backfill = backfillIn();
  const client = new pg.Client(server.config);
  await client.connect();
  try {
    await client.query('begin');
    await client.query('update events set processing_error = $1 where id = $2', [renderEnglish(other), ids[1]]);
    await eventually(async () => {
      await backfill.runOnce();
      expect((await messagesOf(ids)).some(Boolean)).toBe(true);
    });
    expect(await messagesOf(ids)).toEqual([KNOWN, null, null]);
    await client.query('commit');
  } finally {
    await client.end();
  }
  while (await backfill.runOnce());
  expect(await messagesOf(ids)).toEqual([KNOWN, other, null]);
});

test('a message of a text that was changed since it was read is not stored', async () => {
  const [id = ''] = await addEvents(renderEnglish(KNOWN));
  const progress = { next_before: null, began_at: null, done_until: null, is_done: false };
  const events = backfilledTables.find(({ name }) => name === 'events');
  if (!events) throw new Error('The table is missing.');
  const [row] = await listNext(server.database.system, events, progress, 1);
  expect(row).toMatchObject({ id, texts: { text: null, processing_error: renderEnglish(KNOWN) } });
  await sql`update events set processing_error = 'Words of a person.' where id = ${id}`.execute(server.database.system);
  const recognized = [{ id, version: row?.version ?? '', messages: { processing_error: KNOWN }, lines: {} }];
  expect(await storeMessages(server.database.system, events, recognized)).toEqual(new Set());
  expect(await messagesOf([id])).toEqual([null]);
});

test('several processes at once give each row its message', async () => {
  const ids = await addEvents(...Array.from({ length: 20 }, () => renderEnglish(KNOWN)));
  await Promise.all([runToEnd(3), runToEnd(3), runToEnd(3)]);
  expect(await messagesOf(ids)).toEqual(ids.map(() => KNOWN));
});
