import { after, before, test } from 'node:test';
import { type Call, type CallContract, calls, PAGE_SIZE_MAX } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { sql } from 'kysely';
import { dm } from '../testing/data/deliveries.ts';
import { flowThatSays } from '../testing/data/flows.ts';
import { igIdOf } from '../testing/doubles/startInstagramDouble.ts';
import { startTestServer, type TestServer, type TestUser } from '../testing/servers/startTestServer.ts';

const EVENTS = 10_000;
const CALLS_AT_ONCE = 12;
/** They end the session of the bully, or its account, and with it the test. */
const endings = /logout|sessions|user\/delete|password|2fa|step-up|disconnect/;

/** The costly form of calls that have one; the others are made with an empty body and the largest page. */
const worst: Partial<Record<Call, { body?: unknown; query?: string }>> = {
  'GET /api/webhooks/events': { query: `?q=stands+nowhere&limit=${PAGE_SIZE_MAX}` },
  'PATCH /api/user/profile': { body: { bio: 'b'.repeat(500) } },
  'POST /api/flow/save': { body: { name: 'large', ...flowThatSays(...Array.from({ length: 50 }, () => 'x'.repeat(3_000))) } },
};

const contracts = Object.entries(calls) as [Call, CallContract][];
const legal = contracts.filter(([name, { access }]) => access === 'signed-in' && !endings.test(name)).map(([name]) => name);

let server: TestServer;
let bully: TestUser;
let other: TestUser;

before(async () => {
  server = await startTestServer({ isEvidence: false });
  bully = await server.signUp('bully');
  other = await server.signUp('other');
  await server.connect(bully, igIdOf(1));
  await server.connect(other, igIdOf(2));
  await sql`
    with added as (
      insert into events (id, owner_id, event_key, event_type, seq, first_seq, happened_at, received_at, sender_id, payload, processed_status)
      select gen_random_uuid(), ${bully.id}, 'filled_' || n, 'messages', n, n, now(), now(), ${bully.id},
        jsonb_build_object('message', jsonb_build_object('text', 'event ' || n)), 'completed'
      from generate_series(1, ${EVENTS}::int) n
    )
    insert into feed_positions (owner_id, seq) values (${bully.id}, ${EVENTS})
    on conflict (owner_id) do update set seq = excluded.seq`.execute(server.database.system);
});
after(() => server.close());

async function useOthers(n: string): Promise<unknown[]> {
  return [
    (await server.call('GET /api/auth/session', { token: other.token })).status,
    (await server.call('GET /api/flow/list', { token: other.token })).status,
    await server.deliver(dm({ igId: igIdOf(2), from: '5001', text: 'hello', mid: n })),
  ];
}

test('S31: whatever call one user makes, many at once, others are served and wait for no connection', async (context) => {
  const refused = new Map<string, number>();
  for (const name of legal) {
    let isDone = false;
    const { body = name.startsWith('GET') ? undefined : {}, query = '' } = worst[name] ?? {};
    const init = { token: bully.token, id: crypto.randomUUID(), query, ...(body !== undefined && { body }) };
    const bullying = Promise.all(Array.from({ length: CALLS_AT_ONCE }, () => server.call(name, init))).finally(() => {
      isDone = true;
    });
    for (let n = 0; n === 0 || (!isDone && n < 5); n += 1) {
      expect([name, await useOthers(`${name}-${n}`)]).toEqual([name, [200, 200, 200]]);
      expect([name, server.database.waitingByPool()]).toMatchObject([name, { owner: 0, sessions: 0, intake: 0 }]);
    }
    for (const { status } of await bullying) if (status >= 500) refused.set(`${name} ${status}`, (refused.get(name) ?? 0) + 1);
  }
  context.diagnostic(`${legal.length} calls; refused: ${JSON.stringify(Object.fromEntries(refused))}`);
});
