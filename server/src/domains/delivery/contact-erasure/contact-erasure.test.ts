import { after, before, beforeEach, test } from 'node:test';
import type { FlowGraph } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { sql } from 'kysely';
import sharp from 'sharp';
import { conversation, dm, echo } from '../../../../test/data/deliveries.ts';
import { igIdOf } from '../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../test/eventually.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/servers/startTestServer.ts';
import { newId } from '../../../infrastructure/crypto/newId.ts';
import { requestTexts } from '../../feed/events/index.ts';

const OTHER = '88112233445566';
let server: TestServer;
let user: TestUser;
let igId: string;
let zoe: string;
let word: string;
let username: string;
let n = 0;

before(async () => {
  server = await startTestServer({ pollMs: 100 });
  server.instagram.grantedScopes += ',instagram_business_manage_comments';
  server.instagram.onContact = (igsid) => ({
    status: 200,
    body: { id: igsid, username: igsid === OTHER ? 'other.person' : username, name: 'Zoe Quince' },
  });
});
after(() => server.close());
beforeEach(async () => {
  n += 1;
  igId = igIdOf(n);
  zoe = `7766554433${n}00`;
  word = `xylophone${n}`;
  username = `zoe.quince${n}`;
  user = await server.signUp(`user${n}`);
  await server.connect(user, igId);
  await requestTexts(server.database.system, user.id);
  server.instagram.onSend = (message, count) => ({
    status: 200,
    body: { recipient_id: message.recipient, message_id: `sent-${n}-${count}` },
  });
});

const position = { x: 0, y: 0 };
/** Repeats what the contact wrote, and waits. */
const flow: FlowGraph = {
  nodes: [
    { id: 'say', type: 'messageNode', position, data: { content: 'Thanks for {{ input }}, {{ contact.username }}.' } },
    { id: 'set', type: 'variableNode', position, data: { variable: { name: 'wish', value: '{{ input }}' } } },
    { id: 'wait', type: 'actionNode', position, data: { action: 'wait', actionParams: '1h' } },
    { id: 'late', type: 'messageNode', position, data: { content: 'too late' } },
  ],
  edges: [
    { id: 'a', source: 'say', target: 'set' },
    { id: 'b', source: 'set', target: 'wait' },
    { id: 'c', source: 'wait', target: 'late' },
  ],
};

async function publish(graph = flow): Promise<void> {
  const { body } = await server.call('POST /api/flow/save', { token: user.token, body: { name: 'Hi', ...graph } });
  expect((await server.call('POST /api/flow/{id}/publish', { token: user.token, id: body.data.id })).status).toBe(200);
}

const write = (from: string, mid: string, text = `one ${word} please`) => server.deliver(dm({ igId, from, text, mid }));
const comment = (id: string, from: { id: string; username: string }, more: object = {}) =>
  server.deliver({
    object: 'instagram',
    entry: [
      {
        id: igId,
        time: Math.floor(Date.now() / 1000),
        changes: [{ field: 'comments', value: { id, text: `a ${word}`, from, media: { id: 'post-1' }, ...more } }],
      },
    ],
  });
const threads = async () => (await server.call('GET /api/inbox/threads', { token: user.token })).body.data.threads;
const threadOf = (igsid: string) =>
  eventually(async () => {
    const { rows } = await sql<{ id: string }>`
      select conversations.id from conversations join contacts on contacts.id = contact_id
      where igsid = ${igsid} and contacts.owner_id = ${user.id} and username is not null`.execute(server.database.system);
    const found = (await threads()).find(({ id }) => id === rows[0]?.id);
    if (!found) throw new Error('No conversation was found.');
    return found;
  });
const erase = (id: string, { token }: Pick<TestUser, 'token'> = user) => server.call('DELETE /api/contacts/{id}', { token, id });
const count = async (table: string, where = sql`true`) => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)} where ${where}`.execute(
    server.database.system,
  );
  return rows[0]?.n ?? 0;
};

/** Tables with any of the texts in any column, also in binary ones. */
async function traces(...needles: string[]): Promise<string[]> {
  const { system } = server.database;
  const tables = await sql<{ name: string }>`
    select table_schema || '.' || table_name as name from information_schema.tables
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE' order by 1`.execute(system);
  const patterns = needles.flatMap((needle) => [`%${needle}%`, `%${Buffer.from(needle).toString('hex')}%`]);
  const found: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ row: string }>`
      select traced::text as row from ${sql.table(name)} traced where traced::text ilike any(${patterns}) limit 1`.execute(
      system,
    );
    if (rows.length > 0) found.push(name.replace('public.', ''));
  }
  return found;
}
/** With what may hold it up. */
async function unfinished(): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    with work as (
      select concat_ws(' ', 'update', kind, state, 'attempt', attempt, 'interruptions', interruptions, lease_until - now()) as line
      from inbox where owner_id = ${user.id} and state <> 'done'
      union all
      select concat_ws(' ', 'deletion in step', step, 'after', now() - requested_at) from contact_erasures where owner_id = ${user.id}
    )
    select line from work
    union all
    select concat_ws(' ', 'message', state, withdrawn, now() - sending_at) from outbox
    where owner_id = ${user.id} and state <> 'sent' and exists (select 1 from work)
    union all
    select concat_ws(' ', 'session', wait_event_type, wait_event, now() - state_change, query) from pg_stat_activity
    where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid() and exists (select 1 from work)`.execute(
    server.database.system,
  );
  return rows.map(({ line }) => line);
}
const isErased = () => eventually(async () => expect(await count('contact_erasures', sql`owner_id = ${user.id}`)).toBe(0));

test('S42: deleting a contact leaves no trace of it in any table, and other contacts keep everything', async () => {
  await publish();
  await write(zoe, `in-${n}-1`);
  await write(OTHER, `in-${n}-2`, 'something else');
  await eventually(() => expect(server.instagram.sent.length).toBeGreaterThanOrEqual(2));
  const { id, contact } = await threadOf(zoe);
  const other = await threadOf(OTHER);
  const token = user.token;
  const headers = { 'idempotency-key': `key-of-reply-${n}` };
  await server.call('POST /api/inbox/threads/{id}/messages', { token, id, headers, body: { text: `My ${word}` } });
  await server.call('POST /api/inbox/threads/{id}/notes', { token, id, body: { text: `Wants a ${word}` } });
  await server.call('PATCH /api/inbox/threads/{id}', { token, id, body: { labels: [word] } });
  const form = new FormData();
  form.append(
    'picture',
    new Blob(
      [
        new Uint8Array(
          await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
            .png()
            .toBuffer(),
        ),
      ],
      { type: 'image/png' },
    ),
    'a.png',
  );
  const upload = await fetch(`${server.url}/api/inbox/threads/${id}/pictures`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  expect(upload.status).toBe(201);
  await comment('c-1', { id: zoe, username });
  await comment('c-2', { id: igId, username: 'shop' }, { text: `@${username} thanks`, parent_id: 'c-1' });
  await comment('c-3', { id: OTHER, username: 'other.person' }, { text: 'mine' });
  const at = Date.now();
  const reaction = conversation(igId, {
    sender: { id: zoe },
    recipient: { id: igId },
    timestamp: at,
    reaction: { mid: `sent-${n}`, action: 'react', emoji: '❤' },
  } as never);
  const seen = conversation(igId, {
    sender: { id: zoe },
    recipient: { id: igId },
    timestamp: at,
    read: { mid: `sent-${n}` },
  } as never);
  for (const body of [reaction, seen]) await server.deliver(body);
  await server.deliver(
    `{"object":"instagram","entry":[{"id":"${igId}","messaging":[{"sender":{"id":"${zoe}"},"message":{"text":"${word}"}`,
  );
  await eventually(async () => {
    expect(await count('runs', sql`owner_id = ${user.id} and status = 'waiting'`)).toBe(2);
    expect(await count('comments', sql`owner_id = ${user.id}`)).toBe(3);
    expect(await count('inbox', sql`owner_id = ${user.id} and state <> 'done'`)).toBe(0);
    expect(await traces(zoe, username, word)).toEqual(
      expect.arrayContaining([
        ...['comments', 'contacts', 'conversation_notes', 'conversations', 'event_texts', 'events', 'idempotency_keys', 'inbox'],
        ...['messages', 'outbox', 'runs'],
      ]),
    );
  });
  const midsBefore = await count('inbox', sql`owner_id = ${user.id}`);

  const { latestSeq } = (await server.call('GET /api/webhooks/events', { token })).body.data;
  // The lock stops the job before it deletes what open browsers must remove.
  await server.database.asSystem(async (queries) => {
    const lockNotes = () => sql`select from conversation_notes where conversation_id = ${id} for update`.execute(queries);
    await lockNotes();
    expect(await erase(contact.id)).toMatchObject({ status: 200, body: { success: true } });
    await eventually(async () => {
      await lockNotes();
      const { body } = await server.call('GET /api/webhooks/events', { token, query: `?after=${latestSeq}` });
      expect(body.data.events.length).toBeGreaterThan(2);
      expect(body.data.events.every(({ isArchived }) => isArchived)).toBe(true);
      expect(JSON.stringify(body.data)).not.toContain(word);
    });
  });
  expect((await threads()).map((thread) => thread.id)).toEqual([other.id]);
  expect((await server.call('GET /api/inbox/threads/{id}', { token, id })).status).toBe(404);
  expect((await erase(contact.id)).status).toBe(404);
  await isErased();

  expect(await traces(zoe, username, word)).toEqual([]);
  const ofOther = sql`conversation_id = ${other.id}`;
  expect([await count('messages', ofOther), await count('outbox', ofOther)]).toEqual([2, 1]);
  expect(await count('timers', sql`owner_id = ${user.id}`)).toBe(1);
  for (const table of ['media', 'media_parts', 'conversation_notes', 'idempotency_keys', 'dead_letters']) {
    expect([table, await count(table)]).toEqual([table, 0]);
  }
  const { body } = await server.call('GET /api/comments', { token });
  expect(body.data.comments.map(({ text }) => text)).toEqual(['mine']);

  // Redeliveries stay duplicates.
  for (const again of [reaction, seen, dm({ igId, from: zoe, text: `one ${word} please`, mid: `in-${n}-1` })])
    await server.deliver(again);
  const { rows: sentMids } = await sql<{ key: string }>`
    select dedupe_key as key from inbox where owner_id = ${user.id} and kind = 'message_echoes'`.execute(server.database.system);
  expect(sentMids.length).toBeGreaterThanOrEqual(2);
  for (const { key } of sentMids) {
    await server.deliver(echo({ igId, from: zoe, text: 'x', mid: key.slice(`${igId}:m:`.length) }));
  }
  expect(await count('inbox', sql`owner_id = ${user.id}`)).toBe(midsBefore - 2 + sentMids.length);
  expect(await traces(zoe, username)).toEqual([]);

  const { body: log } = await server.call('GET /api/user/audit-log', { token });
  expect(log.data.entries).toContainEqual(expect.objectContaining({ event: 'contact_deleted', actor: 'user', params: {} }));

  await write(zoe, `in-${n}-new`, 'me again');
  const again = await threadOf(zoe);
  expect(again.contact.id).not.toBe(contact.id);
  expect(again.preview?.text).toBeDefined();
  expect(again.labels).toEqual([]);
});

test('S42: waits and queued messages of a deleted contact are cancelled, also while one is being sent', async () => {
  const twoMessages: FlowGraph = {
    nodes: [
      { id: 'm1', type: 'messageNode', position, data: { content: 'first' } },
      { id: 'm2', type: 'messageNode', position, data: { content: 'second' } },
    ],
    edges: [{ id: 'e', source: 'm1', target: 'm2' }],
  };
  await publish(twoMessages);
  const held = Promise.withResolvers<void>();
  server.instagram.onSend = async (message, sent) => {
    await held.promise;
    return { status: 200, body: { recipient_id: message.recipient, message_id: `held-${n}-${sent}` } };
  };
  const before = server.instagram.sent.length;
  await write(zoe, `in-${n}-1`);
  await eventually(() => expect(server.instagram.sent.length).toBe(before + 1));
  const { contact } = await threadOf(zoe);
  expect(await count('outbox', sql`owner_id = ${user.id} and state = 'intent'`)).toBe(1);
  expect((await erase(contact.id)).status).toBe(200);
  expect(await count('outbox', sql`owner_id = ${user.id} and state = 'intent'`)).toBe(0);
  expect(await count('contact_erasures')).toBe(1);
  held.resolve();
  await isErased();
  expect(server.instagram.sent.slice(before).map(({ text }) => text)).toEqual(['first']);
  expect(await traces(zoe, username, word)).toEqual([]);
  expect(await count('inbox', sql`dedupe_key like ${`${igId}:m:held-%`}`)).toBe(1);
});

test('S42: updates that were not processed yet are not processed', async () => {
  await write(zoe, `in-${n}-1`);
  const { contact } = await threadOf(zoe);
  const { system } = server.database;
  const { rows } = await sql<{ account_id: string }>`select account_id from contacts where id = ${contact.id}`.execute(system);
  await sql`
    insert into inbox (owner_id, account_id, dedupe_key, lane, kind, body, meta_ts, run_at)
    values (${user.id}, ${rows[0]?.account_id}, ${`${igId}:m:waits`}, ${`${rows[0]?.account_id}:${zoe}`}, 'messages',
      ${JSON.stringify({ channel: 'messaging', update: { sender: { id: zoe }, message: { mid: 'waits', text: word } } })}, now(),
      now() + interval '1 hour')`.execute(system);
  expect((await erase(contact.id)).status).toBe(200);
  await isErased();
  const left = await sql<{ state: string; body: unknown }>`
    select state, body from inbox where dedupe_key = ${`${igId}:m:waits`}`.execute(system);
  expect(left.rows).toEqual([{ state: 'done', body: {} }]);
  expect(await traces(zoe, username, word)).toEqual([]);
});

test('S42: a long conversation is deleted in slices, while messages of a new contact arrive', async () => {
  await write(zoe, `in-${n}-1`);
  const { id, contact } = await threadOf(zoe);
  const { system } = server.database;
  await sql`
    insert into messages (id, owner_id, account_id, conversation_id, mid, direction, text, sent_at)
    select gen_random_uuid(), owner_id, account_id, id, 'many-' || n, 'in', ${word}, now() from conversations, generate_series(1, 5000) n
    where id = ${id}`.execute(system);
  await sql`
    insert into events (id, owner_id, account_id, contact_id, event_key, event_type, seq, first_seq, happened_at, received_at, sender_id,
      payload, processed_status)
    select gen_random_uuid(), owner_id, account_id, case when n % 2 = 0 then contact_id end, 'many-' || n, 'messages', 1000 + n, 1000 + n, now(),
      now(), ${zoe}, '{}', 'completed' from conversations, generate_series(1, 5000) n where id = ${id}`.execute(system);
  await sql`update feed_positions set seq = 7000 where owner_id = ${user.id}`.execute(system);
  expect((await erase(contact.id)).status).toBe(200);
  await write(zoe, `in-${n}-2`, 'new');
  await isErased();
  const again = await threadOf(zoe);
  expect(again.contact.id).not.toBe(contact.id);
  expect(await count('messages', sql`owner_id = ${user.id}`)).toBe(1);
  expect(await count('events', sql`owner_id = ${user.id} and event_type = 'messages'`)).toBe(1);
  expect(await traces(word)).toEqual([]);
});

test('S42: deletions at any moment of processing lose no later message and leave nothing of earlier ones', async () => {
  await publish();
  await write(zoe, `in-${n}-0`);
  const ids: string[] = [];
  for (let round = 1; round <= 8; round += 1) {
    const { contact } = await threadOf(zoe);
    ids.push(contact.id);
    const arriving = Array.from({ length: 8 }, (_, k) => write(zoe, `in-${n}-${round}-${k}`));
    const [erased] = await Promise.all([erase(contact.id), ...arriving]);
    expect(erased.status).toBe(200);
    await write(zoe, `in-${n}-${round}-last`);
  }
  await eventually(async () => expect(await unfinished()).toEqual([]));
  expect(new Set(ids).size).toBe(8);
  expect(await count('contacts', sql`igsid = ${zoe}`)).toBe(1);
  expect(await count('events', sql`owner_id = ${user.id} and processed_status = 'failed'`)).toBe(0);
  const { contact } = await threadOf(zoe);
  expect((await erase(contact.id)).status).toBe(200);
  await isErased();
  expect(await traces(zoe, username, word)).toEqual([]);
});

test('S42: an owner cannot delete a contact of another owner', async () => {
  await write(zoe, `in-${n}-1`);
  const { contact } = await threadOf(zoe);
  const stranger = await server.signUp('stranger');
  expect((await erase(contact.id, stranger)).status).toBe(404);
  expect((await erase(newId())).status).toBe(404);
  expect((await erase('nothing')).status).toBe(404);
  expect(await count('contact_erasures')).toBe(0);
});
