import { after, before, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import type { FlowGraph } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { sql } from 'kysely';
import { dm } from '../../../../test/data/deliveries.ts';
import { flowThatSays } from '../../../../test/data/flows.ts';
import { igIdOf } from '../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../test/eventually.ts';
import { createChance, times } from '../../../../test/proof.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/servers/startTestServer.ts';
import { createLogger } from '../../../infrastructure/logger/createLogger.ts';

const ROUNDS = times(24, 1_000);
const TOGETHER = 8;
/** About the duration of a batch. */
const APART_MS = 30;
const SETTLE_MS = 120_000;
const RECOUNTING_MS = times(1_000, 30_000);
const position = { x: 0, y: 0 };
let server: TestServer;
/** Also deadlocks. */
const errors: string[] = [];
let lastFan = 30_000;
let lastUser = 0;

before(async () => {
  const logger = createLogger('error', { write: (line) => void errors.push(line) });
  server = await startTestServer({ logger, pollMs: 100 });
});
after(async () => {
  await server.close();
  expect(server.instagram.violations).toEqual([]);
  expect(errors).toEqual([]);
});

interface Fan {
  igsid: string;
  conversationId: string;
  contactId: string;
}

interface Stage {
  user: TestUser;
  igId: string;
  fans: Fan[];
}

/** Again: a new version. */
async function publish({ token }: TestUser, graph: FlowGraph): Promise<void> {
  const saved = await server.call('POST /api/flow/save', { token, body: { name: 'Answer', ...graph } });
  expect((await server.call('POST /api/flow/{id}/publish', { token, id: saved.body.data.id })).status).toBe(200);
}

/** Fans whose conversations exist and have no reply. */
async function prepare(graph: FlowGraph): Promise<Stage> {
  lastUser += 1;
  const igId = igIdOf(lastUser);
  const user = await server.signUp(`user${lastUser}`);
  await server.connect(user, igId);
  const igsids = Array.from({ length: ROUNDS }, (_, n) => `${lastFan + n + 1}`);
  lastFan += ROUNDS;
  for (const igsid of igsids) await server.deliver(dm({ igId, from: igsid, text: 'first', mid: `first-${igsid}` }));
  await isSettled(user);
  const { rows: fans } = await sql<Fan>`
    select igsid, conversations.id as "conversationId", contacts.id as "contactId"
    from contacts join conversations on conversations.contact_id = contacts.id where contacts.owner_id = ${user.id}`.execute(
    server.database.system,
  );
  expect(fans).toHaveLength(ROUNDS);
  await publish(user, graph);
  return { user, igId, fans };
}

/** Waits of conversations with a person are postponed by more. */
async function isSettled({ id }: TestUser): Promise<void> {
  await eventually(async () => {
    const { rows } = await sql<{ n: number }>`
      select (select count(*) from inbox where owner_id = ${id} and state in ('ready', 'active'))
        + (select count(*) from outbox where owner_id = ${id} and state in ('intent', 'sending'))
        + (select count(*) from timers where owner_id = ${id} and due_at < now() + interval '5 seconds') as n`.execute(
      server.database.system,
    );
    expect(Number(rows[0]?.n)).toBe(0);
  }, SETTLE_MS);
}

const write = ({ igId }: Stage, { igsid }: Fan, text = 'hello') =>
  server.deliver(dm({ igId, from: igsid, text, mid: `${text}-${igsid}` }));

/** In groups, each with its own difference in time. */
async function race(
  stage: Stage,
  between: (from: number, to: number) => number,
  act: (fan: Fan) => Promise<unknown>,
): Promise<Map<string, number>> {
  const actedAt = new Map<string, number>();
  for (let from = 0; from < stage.fans.length; from += TOGETHER) {
    await Promise.all(
      stage.fans.slice(from, from + TOGETHER).map(async (fan) => {
        const ms = between(-APART_MS / 2, APART_MS);
        const acting = async () => {
          await delay(Math.max(0, ms));
          await act(fan);
          actedAt.set(fan.igsid, Date.now());
        };
        const writing = async () => {
          await delay(Math.max(0, -ms));
          await write(stage, fan);
        };
        await Promise.all([acting(), writing()]);
      }),
    );
  }
  await isSettled(stage.user);
  return actedAt;
}

/** Messages of the bot that were claimed for sending after the writer had its response. */
async function sentTooLate({ user }: Stage, actedAt: ReadonlyMap<string, number>): Promise<string[]> {
  const { rows } = await sql<{ igsid: string; text: string; at: Date }>`
    select recipient_igsid as igsid, text, sending_at as at from outbox
    where owner_id = ${user.id} and author <> 'person' and state = 'sent'`.execute(server.database.system);
  return rows
    .filter(({ igsid, at }) => at.getTime() > (actedAt.get(igsid) ?? Number.POSITIVE_INFINITY))
    .map(({ igsid, text }) => `${igsid}: ${text}`);
}

async function countOutcomes({ user }: Stage, fans: readonly Fan[]): Promise<Record<string, number>> {
  const { rows } = await sql<{ outcome: string; n: number }>`
    select outcome, count(*)::int as n from events join unnest(${fans.map(({ contactId }) => contactId)}::uuid[]) as fan (id)
      on fan.id = contact_id
    where owner_id = ${user.id} and event_type = 'messages' and text = 'hello' group by outcome`.execute(server.database.system);
  return Object.fromEntries(rows.map(({ outcome, n }) => [outcome, n]));
}

const sayAndWait: FlowGraph = {
  nodes: [
    { id: 'one', type: 'messageNode', position, data: { content: 'one' } },
    { id: 'two', type: 'messageNode', position, data: { content: 'two' } },
    { id: 'wait', type: 'actionNode', position, data: { action: 'wait', actionParams: '1s' } },
    { id: 'three', type: 'messageNode', position, data: { content: 'three' } },
  ],
  edges: [
    { id: 'a', source: 'one', target: 'two' },
    { id: 'b', source: 'two', target: 'wait' },
    { id: 'c', source: 'wait', target: 'three' },
  ],
};

test(`a person takes a conversation over while a message arrives, ${ROUNDS} times: nothing is sent afterwards`, async (context) => {
  const stage = await prepare(sayAndWait);
  const takenOver = await race(stage, createChance(context), async ({ conversationId: id }) => {
    const { status } = await server.call('PATCH /api/inbox/threads/{id}', {
      ...{ token: stage.user.token, id },
      body: { handler: 'person' },
    });
    expect(status).toBe(200);
  });
  expect(await sentTooLate(stage, takenOver)).toEqual([]);
  context.diagnostic(JSON.stringify(await countOutcomes(stage, stage.fans)));
});

test(`a contact opts out while a message arrives, ${ROUNDS} times: nothing is sent afterwards`, async (context) => {
  const stage = await prepare(sayAndWait);
  const optedOut = await race(stage, createChance(context), async (fan) => {
    await write(stage, fan, 'stop');
    await eventually(async () => {
      const { rows } = await sql`select from contacts where id = ${fan.contactId} and opted_out_at is not null`.execute(
        server.database.system,
      );
      expect(rows).toHaveLength(1);
    });
  });
  expect(await sentTooLate(stage, optedOut)).toEqual([]);
  context.diagnostic(JSON.stringify(await countOutcomes(stage, stage.fans)));
});

test(`a person changes variables while a flow does, ${ROUNDS} times: both changes stay`, async (context) => {
  const stage = await prepare({
    nodes: [
      { id: 'set', type: 'variableNode', position, data: { variable: { name: 'byFlow', value: '1' } } },
      { id: 'tag', type: 'actionNode', position, data: { action: 'add_tag', actionParams: 'tagged' } },
      { id: 'say', type: 'messageNode', position, data: { content: 'done' } },
    ],
    edges: [
      { id: 'a', source: 'set', target: 'tag' },
      { id: 'b', source: 'tag', target: 'say' },
    ],
  });
  await race(stage, createChance(context), async ({ contactId: id }) => {
    const { status } = await server.call('PUT /api/contacts/{id}/variables', {
      ...{ token: stage.user.token, id },
      body: { name: 'byPerson', value: '1' },
    });
    expect(status).toBe(200);
  });
  const { rows } = await sql<{ variables: Record<string, string>; tags: string[]; n: number }>`
    select variables, tags, count(*)::int as n from contacts where owner_id = ${stage.user.id} group by 1, 2`.execute(
    server.database.system,
  );
  expect(rows).toEqual([{ variables: { byFlow: '1', byPerson: '1' }, tags: ['tagged'], n: ROUNDS }]);
});

test(`a contact is deleted while a message arrives, ${ROUNDS} times: nothing of it stays unless it wrote afterwards`, async (context) => {
  const stage = await prepare(sayAndWait);
  await race(stage, createChance(context), async ({ contactId: id }) => {
    const { status } = await server.call('DELETE /api/contacts/{id}', { token: stage.user.token, id });
    expect(status).toBe(200);
  });
  await eventually(async () => {
    const { rows } = await sql`select from contact_erasures where owner_id = ${stage.user.id}`.execute(server.database.system);
    expect(rows).toEqual([]);
  }, SETTLE_MS);
  await isSettled(stage.user);
  const { rows: left } = await sql<{ contactId: string; igsid: string }>`
    select id as "contactId", igsid from contacts where owner_id = ${stage.user.id}`.execute(server.database.system);
  const erased = new Set(stage.fans.map(({ contactId }) => contactId));
  expect(left.filter(({ contactId }) => erased.has(contactId))).toEqual([]);
  const here = new Set(left.map(({ igsid }) => igsid));
  const { rows: traces } = await sql<{ place: string; igsid: string }>`
    select 'events' as place, sender_id as igsid from events where owner_id = ${stage.user.id} and sender_id is not null
    union select 'outbox', recipient_igsid from outbox where owner_id = ${stage.user.id}
    union select 'inbox', split_part(lane, ':', 2) from inbox where owner_id = ${stage.user.id} and lane not like '%:-'`.execute(
    server.database.system,
  );
  expect(traces.filter(({ igsid }) => !here.has(igsid))).toEqual([]);
  context.diagnostic(`${left.length} of ${ROUNDS} wrote after they were deleted`);
});

test(`a flow is published ${ROUNDS / TOGETHER} times while messages arrive: each run has one version, later messages the new one`, async (context) => {
  const stage = await prepare(flowThatSays('version 1', 'version 1'));
  const between = createChance(context);
  let version = 1;
  for (let from = 0; from < stage.fans.length; from += TOGETHER) {
    const fans = stage.fans.slice(from, from + TOGETHER);
    const [later, ...during] = fans;
    const next = version + 1;
    const writing = during.map(async (fan) => {
      await delay(between(0, APART_MS));
      await write(stage, fan);
    });
    const text = `version ${next}`;
    await publish(stage.user, flowThatSays(text, text));
    version = next;
    if (later) await write(stage, later);
    await Promise.all(writing);
    await isSettled(stage.user);
    const { rows } = await sql<{ version: number; texts: string[]; igsid: string }>`
      select version, array_agg(text) as texts, recipient_igsid as igsid from outbox join runs on runs.id = run_id
      where outbox.owner_id = ${stage.user.id} and recipient_igsid = any(${fans.map(({ igsid }) => igsid)}::text[]) group by 1, 3`.execute(
      server.database.system,
    );
    expect(rows).toHaveLength(fans.length);
    for (const row of rows) expect(row.texts).toEqual([`version ${row.version}`, `version ${row.version}`]);
    expect(rows.find(({ igsid }) => igsid === later?.igsid)?.version).toBe(version);
  }
});

test(`an account is disconnected while messages arrive, ${ROUNDS / TOGETHER} times: nothing is sent afterwards`, async (context) => {
  const stage = await prepare(flowThatSays('one', 'two', 'three'));
  const between = createChance(context);
  const { token } = stage.user;
  for (let from = 0; from < stage.fans.length; from += TOGETHER) {
    const fans = stage.fans.slice(from, from + TOGETHER);
    const writing = fans.map((fan) => write(stage, fan));
    await delay(between(0, APART_MS));
    expect((await server.call('POST /api/instagram/disconnect', { token })).status).toBe(200);
    const at = Date.now();
    await Promise.all(writing);
    await isSettled(stage.user);
    expect(await sentTooLate(stage, new Map(fans.map(({ igsid }) => [igsid, at])))).toEqual([]);
    await server.connect(stage.user, stage.igId);
    await isSettled(stage.user);
    expect(await sentTooLate(stage, new Map(fans.map(({ igsid }) => [igsid, at])))).toEqual([]);
  }
});

test(`an account moves to another workspace while messages arrive, ${ROUNDS / TOGETHER} times: its flows answer, the earlier ones no more`, async (context) => {
  const between = createChance(context);
  const first = await prepare(flowThatSays('first', 'first', 'first'));
  const second = await server.signUp('second');
  await publish(second, flowThatSays('second'));
  const users = [first.user, second];
  for (let from = 0; from < first.fans.length; from += TOGETHER) {
    const fans = first.fans.slice(from, from + TOGETHER);
    const [later, ...during] = fans;
    const [former, next] = users;
    if (!former || !next || !later) throw new Error('A user or a fan is missing.');
    const writing = during.map((fan) => write(first, fan));
    await delay(between(0, APART_MS));
    await server.connect(next, first.igId);
    const at = Date.now();
    await write(first, later);
    await Promise.all(writing);
    await isSettled(former);
    await isSettled(next);
    const movedAt = new Map(fans.map(({ igsid }) => [igsid, at]));
    expect(await sentTooLate({ ...first, user: former }, movedAt)).toEqual([]);
    const { rows } = await sql<{ igsid: string }>`
      select recipient_igsid as igsid from outbox where owner_id = ${next.id} and recipient_igsid = ${later.igsid} and state = 'sent'`.execute(
      server.database.system,
    );
    expect(rows.length).toBeGreaterThan(0);
    users.reverse();
  }
});

test(`statistics are counted again for ${RECOUNTING_MS / 1_000} s while deliveries of many contacts arrive: none waits for the other forever`, async () => {
  const { user, igId } = await prepare(flowThatSays('counted'));
  const end = performance.now() + RECOUNTING_MS;
  let deliveries = 0;
  const deliver = async () => {
    while (performance.now() < end) {
      deliveries += 1;
      const entry = Array.from(
        { length: 40 },
        (_, n) => dm({ igId, from: `${90_000 + n}`, text: 'hi', mid: `many-${deliveries}-${n}` }).entry,
      );
      await server.deliver({ object: 'instagram', entry: entry.flat() });
    }
  };
  const recount = async () => {
    while (performance.now() < end) {
      expect((await server.call('POST /api/analytics/recompute', { token: user.token })).status).toBe(200);
    }
  };
  await Promise.all([deliver(), deliver(), recount(), recount(), recount()]);
});
