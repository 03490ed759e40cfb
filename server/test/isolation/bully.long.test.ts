import { after, before, test } from 'node:test';
import { type Call, type CallContract, calls, PAGE_SIZE_MAX } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { sql } from 'kysely';
import { defaultUserLimits } from '../../src/infrastructure/env/readers/readUserLimits.ts';
import { dm } from '../data/deliveries.ts';
import { flowThatSays } from '../data/flows.ts';
import { igIdOf } from '../doubles/startInstagramDouble.ts';
import { eventually } from '../eventually.ts';
import { startTestServer, TEST_PASSWORD, type TestServer, type TestUser } from '../servers/startTestServer.ts';

// `pnpm bench isolation` measures times. This test asserts their causes, which do not depend on the machine.
const EVENTS = 2_000;
const CALLS_AT_ONCE = 6;
const BODY_BYTES = 250_000;
/** These calls end the session or delete data, so each uses a new user. */
const endings = /logout|auth\/sessions\/|password|2fa|step-up|disconnect|user\/delete/;
const contracts = Object.entries(calls) as [Call, CallContract][];
const signedIn = contracts.filter(([, { access }]) => access === 'signed-in').map(([name]) => name);

let server: TestServer;
let bully: TestUser;
let other: TestUser;

before(async () => {
  // The per-minute limits would refuse most calls.
  const { callsAtOnce, callsWaiting, waitMs } = defaultUserLimits.admission;
  const perMinute = { callsPerMinute: 1_000_000, databaseSecondsPerMinute: 1_000_000 };
  server = await startTestServer({
    isEvidence: false,
    settings: { admission: { callsAtOnce, callsWaiting, waitMs: waitMs * 24, ...perMinute } },
  });
  bully = await server.signUp('bully');
  other = await server.signUp('other');
  server.instagram.grantedScopes += ',instagram_business_content_publish';
  await server.connect(bully, igIdOf(1));
  await server.connect(other, igIdOf(2));
  await fillBully();
});
after(() => server.close());

async function fillBully(): Promise<void> {
  const { token } = bully;
  const saved = await server.call('POST /api/flow/save', { token, body: { name: 'First', ...flowThatSays('hi') } });
  await server.call('POST /api/flow/{id}/publish', { token, id: saved.body.data.id });
  await server.call('POST /api/flows', { token, body: { name: 'Off', trigger: 'message_received', isActive: false } });
  const suite = { accountId: igIdOf(1), senderId: 'x', senderUsername: 'x' };
  await server.call('POST /api/webhooks/testing/create-suite', { token, body: suite });
  await server.call('POST /api/inbox/canned-replies', { token, body: { shortcut: 'hi', text: 'hi' } });
  await server.deliver(dm({ igId: igIdOf(1), from: '1', text: 'hello', mid: 'm' }));
  await eventually(async () => expect((await idsOf('GET /api/runs/{id}'))[0]).toBeDefined());
  await sql`
    with added as (
      insert into events (id, owner_id, event_key, event_type, seq, first_seq, happened_at, received_at, sender_id, payload, processed_status)
      select gen_random_uuid(), ${bully.id}, 'filled_' || n, 'messages', n, n, now(), now(), ${bully.id},
        jsonb_build_object('message', jsonb_build_object('text', 'event ' || n)), 'completed'
      from generate_series(10, ${EVENTS}::int) n
    )
    update feed_positions set seq = ${EVENTS} where owner_id = ${bully.id}`.execute(server.database.system);
}

const kinds: [RegExp, string][] = [
  [/inbox\/threads/, 'conversations'],
  [/inbox\/messages/, 'messages'],
  [/canned/, 'canned_replies'],
  [/notes/, 'conversation_notes'],
  [/comments/, 'comments'],
  [/publishing/, 'publications'],
  [/\/flow\/|analytics\/flows/, 'bot_flows'],
  [/\/flows\//, 'automations'],
  [/runs/, 'runs'],
  [/testing/, 'test_suites'],
  [/events|notifications/, 'events'],
];

async function idsOf(name: string): Promise<string[]> {
  const table = kinds.find(([pattern]) => pattern.test(name))?.[1];
  if (table === undefined) return [];
  const { rows } = await sql<{ id: string }>`
    select id::text from ${sql.id(table)} where owner_id = ${bully.id} order by id desc limit ${CALLS_AT_ONCE}`.execute(
    server.database.system,
  );
  return rows.map(({ id }) => id);
}

/** Calls whose largest body is invalid or not the slowest. */
const worst: Partial<Record<Call, unknown>> = {
  'PATCH /api/user/profile': { bio: 'b'.repeat(500) },
  'POST /api/flow/save': { name: 'large', ...flowThatSays(...Array.from({ length: 70 }, () => 'x'.repeat(10_000))) },
  'PUT /api/flow/{id}/draft': flowThatSays(...Array.from({ length: 70 }, () => 'x'.repeat(10_000))),
  'POST /api/flow/{id}/publish': {},
  'PATCH /api/flows/{id}': { description: 'x'.repeat(1_000) },
  'PATCH /api/inbox/threads/{id}': { labels: Array.from({ length: 20 }, (_, n) => `label ${n}`) },
  'POST /api/inbox/threads/{id}/messages': { text: 'x'.repeat(1_000) },
  'POST /api/notifications/read': { filter: {} },
  'POST /api/notifications/unread': { filter: {} },
  'POST /api/notifications/archive': { filter: {} },
  'POST /api/notifications/unarchive': { filter: { status: 'archived' } },
  'DELETE /api/user/delete': { password: TEST_PASSWORD },
  'POST /api/auth/password/change': { currentPassword: TEST_PASSWORD, newPassword: 'another long password' },
};
const worstQuery: Record<string, string> = {
  limit: String(PAGE_SIZE_MAX),
  q: 'absent',
  search: 'absent',
  period: '90d',
  days: '30',
};

/** `share` scales each limit. */
function largest(schema: unknown, share: number): unknown {
  const {
    const: only,
    enum: values,
    anyOf,
    type,
    items,
    properties = {},
    maxItems,
    maxLength,
    maximum,
    pattern,
  } = Object(schema);
  if (only !== undefined) return only;
  if (Array.isArray(values)) return values[0];
  if (Array.isArray(anyOf)) return largest(anyOf[0], share);
  if (type === 'array') return Array(Math.max(1, Math.floor((maxItems ?? 10) * share))).fill(largest(items, share));
  if (type === 'integer' || type === 'number') return maximum ?? 1;
  if (type === 'boolean') return true;
  const filler = String(pattern).startsWith('^\\d') ? '1' : 'x';
  if (type === 'string') return filler.repeat(Math.max(1, Math.floor((maxLength ?? 20) * share)));
  return Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, largest(part, share)]));
}

function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (Array.isArray(value)) return value.length * (1 + sizeOf(value[0]));
  return Object.values(Object(value)).reduce<number>((sum, part) => sum + 10 + sizeOf(part), 10);
}

function bodyOf(name: Call): unknown {
  const { body }: CallContract = calls[name];
  if (worst[name] !== undefined || body === undefined) return worst[name];
  for (let share = 1; share > 1e-4; share /= 2) {
    const value = largest(body, share);
    if (sizeOf(value) < BODY_BYTES) return value;
  }
  return {};
}

async function bullyWith(name: Call): Promise<number[]> {
  const ids = await idsOf(name);
  const isEnding = endings.test(name);
  const user = isEnding ? await server.signUp(`user${signedIn.indexOf(name)}`) : bully;
  if (isEnding) await server.connect(user, igIdOf(100 + signedIn.indexOf(name)));
  const { query }: CallContract = calls[name];
  const asked = Object.entries(worstQuery).filter(([field]) => query && Object.hasOwn(query.properties, field));
  const body = bodyOf(name);
  const init = {
    token: user.token,
    query: `?${new URLSearchParams(asked)}`,
    headers: { 'if-match': '"1"' },
    ...(body !== undefined && { body }),
  };
  const made = Array.from({ length: CALLS_AT_ONCE }, (_, n) => server.call(name, { ...init, id: ids[n % ids.length] ?? 'x' }));
  return (await Promise.all(made)).map(({ status }) => status);
}

async function useAsOther(n: string): Promise<unknown[]> {
  return [
    (await server.call('GET /api/auth/session', { token: other.token })).status,
    (await server.call('GET /api/flow/list', { token: other.token })).status,
    await server.deliver(dm({ igId: igIdOf(2), from: '5001', text: 'hello', mid: n })),
  ];
}

/** A request may wait for a row lock (503), but never for a connection. */
const isExhaustion = (name: string, status: number) =>
  status >= 500 && status !== 502 && !(status === 503 && !name.startsWith('GET'));

test('S31: with the costliest legal use of each call, other users get 200 and wait for no connection', async (context) => {
  const seen = new Map<number, number>();
  const exhausted: [string, number][] = [];
  for (const name of signedIn) {
    let isDone = false;
    const bullying = bullyWith(name).finally(() => {
      isDone = true;
    });
    for (let n = 0; n === 0 || (!isDone && n < 2); n += 1) {
      expect([name, await useAsOther(`${name}-${n}`)]).toEqual([name, [200, 200, 200]]);
      await eventually(() =>
        expect([name, server.database.waitingByPool()]).toMatchObject([name, { owner: 0, sessions: 0, intake: 0 }]),
      );
    }
    for (const status of await bullying) {
      seen.set(status, (seen.get(status) ?? 0) + 1);
      if (isExhaustion(name, status)) exhausted.push([name, status]);
    }
  }
  context.diagnostic(`${signedIn.length} calls; responses to the bully: ${JSON.stringify(Object.fromEntries(seen))}`);
  expect(exhausted).toEqual([]);
});
