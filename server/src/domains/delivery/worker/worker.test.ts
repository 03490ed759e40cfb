import { after, before, beforeEach, test } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import { conversation, dm, echo } from '../../../../test/data/deliveries.ts';
import { flowThatSays } from '../../../../test/data/flows.ts';
import { igIdOf } from '../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../test/eventually.ts';
import { longTest } from '../../../../test/longTest.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/servers/startTestServer.ts';
import { claimUpdates, finishUpdates, renewClaims } from './worker.repository.ts';

const igId = igIdOf(1);
let server: TestServer;
let user: TestUser;
let fan = 6_000;

before(async () => {
  server = await startTestServer({ pollMs: 100 });
  user = await server.signUp('anna');
  await server.connect(user, igId);
});
after(() => server.close());
beforeEach(async () => {
  fan += 1;
  await unpublishAll();
});

async function publish(name: string, graph: unknown): Promise<string> {
  const { body } = await server.call('POST /api/flow/save', { token: user.token, body: { name, ...Object(graph) } });
  await server.call('POST /api/flow/{id}/publish', { token: user.token, id: body.data.id });
  return body.data.id;
}

async function unpublishAll(): Promise<void> {
  const { body } = await server.call('GET /api/flow/list', { token: user.token });
  for (const { id } of body.data) await server.call('POST /api/flow/{id}/unpublish', { token: user.token, id });
}

const write = (mid: string, text = 'hi') => server.deliver(dm({ igId, from: `${fan}`, text, mid: `${mid}-${fan}` }));
const received = () => server.instagram.sent.filter((message) => message.recipient === `${fan}`).map((message) => message.text);

async function eventsOfFan() {
  const { body } = await server.call('GET /api/webhooks/events', { token: user.token, query: '?limit=200' });
  return body.data.events.filter(
    (event) => event.senderId === `${fan}` || (event.senderId === igId && JSON.stringify(event.payload).includes(`"${fan}"`)),
  );
}

/** The first retry follows within a second, before a busy machine can read the state. */
async function holdRetries(): Promise<void> {
  await sql`create function hold_retries() returns trigger language plpgsql as
    'begin new.run_at := now() + interval ''1 hour''; return new; end'`.execute(server.database.system);
  await sql`create trigger hold_retries before update on inbox for each row
    when (old.state = 'active' and new.state = 'ready') execute function hold_retries()`.execute(server.database.system);
}

const eventWith = (expected: object) =>
  eventually(async () => expect(await eventsOfFan()).toEqual([expect.objectContaining(expected)]));

test('without a flow a message is stored and says why nothing happened', async () => {
  await write('plain');
  await eventWith({ eventType: 'messages', outcome: 'no_account_flow', processedStatus: 'completed' });
});

test('the most recently published flow answers, and only that one', async () => {
  await publish('Older', flowThatSays('older'));
  const newer = await publish('Newer', flowThatSays('newer'));
  await write('first');
  await eventually(() => expect(received()).toEqual(['newer']));
  await server.call('POST /api/flow/{id}/unpublish', { token: user.token, id: newer });
  await write('second');
  await eventually(() => expect(received()).toEqual(['newer', 'older']));
});

test('an automation with conditions answers when they hold, and the event keeps what was considered', async () => {
  const { body } = await server.call('POST /api/flows', {
    token: user.token,
    body: {
      name: 'Opening hours',
      trigger: 'message_received',
      conditions: [{ type: 'keyword', operator: 'contains', value: 'open' }],
      actions: [{ type: 'reply', text: 'From 9 to 5.' }],
    },
  });
  try {
    await write('hours', 'When are you OPEN?');
    await eventually(() => expect(received()).toEqual(['From 9 to 5.']));
    const record = { rule: 'response', attempts: 1, runId: expect.any(String), triggerEventId: expect.any(String) };
    // The thread is found by the name from Instagram.
    await eventually(async () => {
      const { body: found } = await server.call('GET /api/inbox/threads', { token: user.token, query: `?search=user.${fan}` });
      const id = found.data.threads[0]?.id ?? '';
      const { body: thread } = await server.call('GET /api/inbox/threads/{id}/messages', { token: user.token, id });
      expect(thread.data?.messages).toMatchObject([
        { author: 'automation', record },
        { author: 'contact', record: null },
      ]);
    });
    await write('other', 'Nice shop');
    await eventually(async () => {
      const { rows } = await sql<{ outcome: string; considered: { name: string; reason: string }[] }>`
        select outcome, considered from events where event_key like ${`%:m:other-${fan}`}`.execute(server.database.system);
      expect(rows).toMatchObject([{ outcome: 'keyword_miss' }]);
      expect(rows[0]?.considered).toContainEqual(expect.objectContaining({ name: 'Opening hours', reason: 'keyword_miss' }));
    });
    expect(received()).toEqual(['From 9 to 5.']);
  } finally {
    await server.call('DELETE /api/flows/{id}', { token: user.token, id: body.data._id });
  }
});

test('a run keeps to the published version while the draft changes', async () => {
  await publish('Draft', flowThatSays('published'));
  await server.call('POST /api/flow/save', { token: user.token, body: { name: 'Draft', ...flowThatSays('draft') } });
  await write('pinned');
  await eventually(() => expect(received()).toEqual(['published']));
});

test('echoes, own messages and seen receipts start nothing', async () => {
  await publish('Answer', flowThatSays('answer'));
  await server.deliver(echo({ igId, from: `${fan}`, text: 'from the phone', mid: `own-${fan}` }));
  await server.deliver(
    conversation(igId, { sender: { id: `${fan}` }, recipient: { id: igId }, timestamp: Date.now(), read: { mid: 'x' } }),
  );
  await eventually(async () =>
    expect((await eventsOfFan()).map((event) => [event.eventType, event.outcome]).sort()).toEqual([
      ['message_echoes', 'own_message'],
      ['message_seen', 'stored_only'],
    ]),
  );
  expect(received()).toEqual([]);
});

test('a standby message is stored and not answered', async () => {
  await publish('Answer', flowThatSays('answer'));
  const { entry } = dm({ igId, from: `${fan}`, text: 'hi', mid: `standby-${fan}` });
  await server.deliver({ object: 'instagram', entry: [{ ...entry[0], messaging: undefined, standby: entry[0]?.messaging }] });
  await eventWith({ eventType: 'messages', outcome: 'stored_only' });
  expect(received()).toEqual([]);
});

test('P4: messages of one conversation are answered in their order', async () => {
  const nodes = Array.from({ length: 10 }, (_, n) => [
    { id: `c${n}`, type: 'conditionNode', position: { x: 0, y: n }, data: { keyword: `#${n}.` } },
    { id: `m${n}`, type: 'messageNode', position: { x: 1, y: n }, data: { content: `answer ${n}` } },
  ]).flat();
  const edges = Array.from({ length: 10 }, (_, n) => ({ id: `e${n}`, source: `c${n}`, target: `m${n}`, sourceHandle: 'true' }));
  await publish('Counting', { nodes, edges });
  const updates = Array.from(
    { length: 10 },
    (_, n) => dm({ igId, from: `${fan}`, text: `#${n}.`, mid: `lane-${n}-${fan}` }).entry,
  ).flat();
  await server.deliver({ object: 'instagram', entry: updates });
  await eventually(() => expect(received()).toEqual(Array.from({ length: 10 }, (_, n) => `answer ${n}`)));
});

test('only the first open update of a lane can be claimed, and an overtaken worker writes nothing and renews nothing', async () => {
  const idleServer = await startTestServer({ startsWork: false });
  try {
    const owner = await idleServer.signUp('ben');
    await idleServer.connect(owner, igId);
    for (const [from, mid] of [
      ['1', 'a'],
      ['1', 'b'],
      ['2', 'c'],
    ] as const)
      await idleServer.deliver(dm({ igId, from, text: mid, mid }));
    const claim = () => claimUpdates(idleServer.database, 10);
    const first = await claim();
    expect(first.map((update) => update.dedupe_key)).toEqual([`${igId}:m:a`, `${igId}:m:c`]);
    expect(await claim()).toEqual([]);
    const [a] = first;
    if (!a) throw new Error('nothing was claimed');
    await sql`update inbox set state = 'ready' where id = ${a.id}`.execute(idleServer.database.system);
    const [again] = await claim();
    const leaseOf = async () => {
      const { rows } = await sql<{
        left: number;
      }>`select extract(epoch from lease_until - now())::float8 as left from inbox where id = ${a.id}`.execute(
        idleServer.database.system,
      );
      return rows[0]?.left ?? 0;
    };
    await sql`update inbox set lease_until = now() + interval '1 second' where id = ${a.id}`.execute(idleServer.database.system);
    await renewClaims(idleServer.database.system, [a]);
    expect(await leaseOf()).toBeLessThan(2);
    await renewClaims(idleServer.database.system, again ? [again] : []);
    expect(await leaseOf()).toBeGreaterThan(25);
    expect(again).toMatchObject({ id: a.id, fence: a.fence + 1, attempt: 2 });
    expect(await finishUpdates(idleServer.database.system, [a])).toEqual(new Set());
    if (again) expect(await finishUpdates(idleServer.database.system, [again])).toEqual(new Set([a.id]));
    expect((await claim()).map((update) => update.dedupe_key)).toEqual([`${igId}:m:b`]);
  } finally {
    await idleServer.close();
  }
});

test('F7: a failing update is tried again, then fails visibly, frees its lane and can be retried', async () => {
  await publish('Answer', flowThatSays('answer'));
  await sql`alter table messages add constraint poison check (text is null or text not like 'poison%')`.execute(
    server.database.system,
  );
  await holdRetries();
  await write('poison', 'poison!');
  await write('behind', 'healthy');
  const processingError = expect.stringContaining('Fanfare will retry');
  await eventWith({ processedStatus: 'retry', attempts: 1, processingError, nextAttemptAt: expect.stringMatching(/Z$/) });
  expect(received()).toEqual([]);

  await sql`drop trigger hold_retries on inbox`.execute(server.database.system);
  await sql`update inbox set attempt = 5, run_at = now() where state = 'ready'`.execute(server.database.system);
  await eventually(() => expect(received()).toEqual(['answer']));
  const failed = (await eventsOfFan()).find((event) => event.processedStatus === 'failed');
  expect(failed).toMatchObject({ status: 'failed', attempts: 6, nextAttemptAt: null });
  expect(failed?.processingError).toContain('6 attempts');

  await sql`alter table messages drop constraint poison`.execute(server.database.system);
  expect((await server.call('POST /api/webhooks/events/{id}/retry', { token: user.token, id: failed?.id ?? '' })).status).toBe(
    200,
  );
  await eventually(() => expect(received()).toEqual(['answer', 'answer']));
  const healed = (await eventsOfFan()).find((event) => event.id === failed?.id);
  expect(healed).toMatchObject({ processedStatus: 'completed', processingError: null, outcome: 'flow_ran' });
});

longTest('what was in work when the process died is taken up again, once', async () => {
  const idleServer = await startTestServer({ startsWork: false });
  try {
    const owner = await idleServer.signUp('ben');
    await idleServer.connect(owner, igId);
    await idleServer.deliver(dm({ igId, from: '1', text: 'hi', mid: 'a' }));
    await claimUpdates(idleServer.database, 10);
    await idleServer.app.startWork();
    await eventually(async () => {
      const { body } = await idleServer.call('GET /api/webhooks/events', { token: owner.token });
      expect(body.data.events).toMatchObject([{ processedStatus: 'completed', attempts: 2 }]);
    });
  } finally {
    await idleServer.close();
  }
});

test('tags and variables change the contact; a wait goes on when its time has come', async () => {
  const position = { x: 0, y: 0 };
  const action = (id: string, name: string, actionParams: string) => ({
    id,
    type: 'actionNode',
    position,
    data: { action: name, actionParams },
  });
  const nodes = [
    action('t', 'add_tag', 'vip'),
    action('v', 'set_variable', 'city=Oslo'),
    action('w', 'wait', '10m'),
    { id: 'm', type: 'messageNode', position, data: { content: 'after the wait' } },
  ];
  const edges = [
    { id: 'e1', source: 't', target: 'v' },
    { id: 'e2', source: 'v', target: 'w' },
    { id: 'e3', source: 'w', target: 'm' },
  ];
  await publish('Waiting', { nodes, edges });
  await write('wait');
  await eventually(async () => {
    const { rows } = await sql`select tags, variables from contacts where igsid = ${`${fan}`}`.execute(server.database.system);
    expect(rows).toEqual([{ tags: ['vip'], variables: { city: 'Oslo' } }]);
  });
  const run = async () => (await eventsOfFan()).find((event) => event.eventType === 'flow_execution');
  expect(await run()).toMatchObject({ processedStatus: 'processing' });
  expect(received()).toEqual([]);

  // Makes the timer and the run's memory due.
  await sql`update runs set memory = replace(memory::text, memory->'parked'->0->>'untilMs', '1')::jsonb where status = 'waiting'`.execute(
    server.database.system,
  );
  await sql`update timers set due_at = now()`.execute(server.database.system);
  await eventually(() => expect(received()).toEqual(['after the wait']));
  await eventually(async () =>
    expect(await run()).toMatchObject({ processedStatus: 'completed', flowResponse: 'after the wait' }),
  );
});

const unsend = (mid: string) =>
  server.deliver(
    conversation(igId, {
      sender: { id: `${fan}` },
      recipient: { id: igId },
      timestamp: Date.now(),
      message: { mid: `${mid}-${fan}`, is_deleted: true },
    }),
  );
const typesOfEvents = async () => (await eventsOfFan()).map((event) => event.eventType);

async function expectNoSecret(): Promise<void> {
  for (const table of ['messages', 'events', 'inbox', 'runs', 'outbox']) {
    const { rows } = await sql<{
      n: number;
    }>`select count(*) as n from ${sql.id(table)} t where t::text like '%secret number%'`.execute(server.database.system);
    expect([table, rows[0]?.n]).toEqual([table, 0]);
  }
}

test('an unsent message is erased everywhere', async () => {
  await publish('Answer', flowThatSays('answer'));
  await write('unsent', 'my secret number');
  await eventually(async () => expect(await typesOfEvents()).toContain('flow_execution'));
  await unsend('unsent');
  await eventually(async () => expect(await typesOfEvents()).toContain('message_deletions'));
  await expectNoSecret();
});

test('a message unsent while its reply is being sent is not repeated in the feed', async () => {
  await publish('Answer', flowThatSays('answer'));
  const { onSend } = server.instagram;
  const isUnsent = Promise.withResolvers<void>();
  server.instagram.onSend = async (message, n) => {
    await isUnsent.promise;
    return onSend(message, n);
  };
  try {
    await write('unsent', 'my secret number');
    await eventually(() => expect(received()).toEqual(['answer']));
    await unsend('unsent');
    await eventually(async () => expect(await typesOfEvents()).toContain('message_deletions'));
    expect(await typesOfEvents()).not.toContain('flow_execution');
  } finally {
    server.instagram.onSend = onSend;
    isUnsent.resolve();
  }
  await eventually(async () => expect(await typesOfEvents()).toContain('flow_execution'));
  await expectNoSecret();
});

test('a contact without consent stays unknown and is answered all the same', async () => {
  server.instagram.onContact = () => ({
    status: 400,
    body: { error: { message: 'x', type: 'IGApiException', code: 230, fbtrace_id: 'A' } },
  });
  await publish('Answer', flowThatSays('answer'));
  await write('anonymous');
  await eventually(() => expect(received()).toEqual(['answer']));
  await eventually(async () => {
    const { rows } =
      await sql`select username, profile_checked_at is not null as asked from contacts where igsid = ${`${fan}`}`.execute(
        server.database.system,
      );
    expect(rows).toEqual([{ username: null, asked: true }]);
  });
});

test('a comment is shown with its author, and starts nothing when it is older than a week', async () => {
  await publish('Answer', flowThatSays('answer'));
  const value = { id: `c-${fan}`, text: 'nice!', from: { id: `${fan}`, username: 'ana.lima' }, media: { id: '1' } };
  await server.deliver({
    object: 'instagram',
    entry: [{ id: igId, time: 1_760_000_100, changes: [{ field: 'comments', value }] }],
  });
  await eventWith({
    eventType: 'comments',
    outcome: 'too_old',
    content: { text: 'nice!' },
    userInfo: { username: 'ana.lima' },
  });
  expect(received()).toEqual([]);
});
