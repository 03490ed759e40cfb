import { after, before, type TestContext, test } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import { fireDueTimers } from '../../src/domains/automation/runs/dueTimers.repository.ts';
import { measureBacklogs } from '../../src/domains/delivery/overload/overload.repository.ts';
import { claimSuspects } from '../../src/domains/delivery/worker/suspects.repository.ts';
import { claimUpdates, isAnyReady } from '../../src/domains/delivery/worker/worker.repository.ts';
import { claimSends } from '../../src/domains/instagram/outbox/sending/claimSends.ts';
import type { Queries } from '../../src/infrastructure/database/Database.ts';
import { NO_ACCOUNT } from '../../src/infrastructure/database/queries/roundRobin.ts';
import { countReads } from '../database/countReads.ts';
import { igIdOf } from '../doubles/startInstagramDouble.ts';
import { times } from '../proof.ts';
import { startTestServer, type TestServer } from '../servers/startTestServer.ts';

const WAITING = times(20_000, 1_000_000);
const LOOKED_UP_MAX = 5_000;
const large = ['contacts', 'conversations', 'runs', 'timers', 'inbox', 'outbox'];
let server: TestServer;

/** Large enough that reading whole tables looks cheap to a planner that expects a tenth of them. */
before(async () => {
  server = await startTestServer({ startsWork: false });
  for (const [n, name] of ['anna', 'ben'].entries()) {
    const user = await server.signUp(name);
    await server.connect(user, igIdOf(n + 1));
    const { body } = await server.call('POST /api/flow/save', {
      token: user.token,
      body: {
        name: 'Flow',
        nodes: [{ id: 'm', type: 'messageNode', position: { x: 0, y: 0 }, data: { content: 'hi' } }],
        edges: [],
      },
    });
    await server.call('POST /api/flow/{id}/publish', { token: user.token, id: body.data.id });
    await fill(user.id, name === 'anna' ? WAITING : 10);
  }
  for (const table of large) await server.database.execute(`analyze ${table}`, []);
});
after(() => server.close());

const TOGETHER = 2_000;

async function fill(ownerId: string, count: number): Promise<void> {
  for (let first = 1; first <= count; first += TOGETHER) await fillSome(ownerId, first, Math.min(count, first + TOGETHER - 1));
}

async function fillSome(ownerId: string, first: number, last: number): Promise<void> {
  await sql`
    with account as (select * from instagram_accounts where owner_id = ${ownerId}),
    flow as (select * from bot_flows where owner_id = ${ownerId}),
    one as materialized (
      select n, gen_random_uuid() as contact_id, gen_random_uuid() as conversation_id, gen_random_uuid() as run_id
      from generate_series(${first}::int, ${last}::int) n
    ), contact as (
      insert into contacts (id, owner_id, account_id, igsid)
      select contact_id, ${ownerId}, account.id, 'p' || n from one cross join account
    ), conversation as (
      insert into conversations (id, owner_id, account_id, contact_id, last_inbound_at, last_message_at)
      select conversation_id, ${ownerId}, account.id, contact_id, now(), now() from one cross join account
    ), run as (
      insert into runs (id, owner_id, account_id, contact_id, flow_id, version, inbox_id, trigger_key, status, memory, trace)
      select run_id, ${ownerId}, account.id, contact_id, flow.id, 1, -n - (select count(*) from runs where owner_id <> ${ownerId}), account.id || ':' || n, 'waiting', '{}', '[]'
      from one cross join account cross join flow
    ), timer as (
      insert into timers (run_id, owner_id, due_at) select run_id, ${ownerId}, now() - interval '1 minute' from one
    ), send as (
      insert into outbox (id, owner_id, account_id, conversation_id, run_id, lane, recipient_igsid, text, state)
      select run_id::text, ${ownerId}, account.id, conversation_id, run_id, account.id || ':p' || n, 'p' || n, 'hi', 'intent'
      from one cross join account
    )
    insert into inbox (owner_id, account_id, dedupe_key, lane, kind, body, meta_ts)
    select ${ownerId}, account.id, account.ig_id || ':m:' || n, account.id || ':p' || n, 'messages', '{}', now()
    from one cross join account`.execute(server.database.system);
}

const claims: Record<string, (queries: Queries) => Promise<unknown>> = {
  updates: (queries) => claimUpdates({ asSystem: (work) => work(queries, { commitBehind: () => undefined }) }, 256),
  'the question whether any is ready': isAnyReady,
  sends: (queries) => claimSends(queries, 128, NO_ACCOUNT),
  'updates of ended processes': (queries) =>
    claimSuspects({ asSystem: (work) => work(queries, { commitBehind: () => undefined }) }, NO_ACCOUNT),
  'the age of the oldest': (queries) => measureBacklogs(queries, 1),
};
for (const [name, work] of Object.entries(claims)) {
  test(`F4: with ${WAITING} waiting rows, claiming reads few: ${name}`, (context) => readsFew(work, context));
}

test(`H4: of ${WAITING} due waits, a slice reads few rows`, async (context) => {
  await sql`delete from inbox where id in (select id from inbox order by id limit ${WAITING})`.execute(server.database.system);
  await readsFew(async (queries) => expect(await fireDueTimers(queries)).toBeGreaterThan(500), context);
});

async function readsFew(work: (queries: Queries) => Promise<unknown>, context: TestContext): Promise<void> {
  const reads = await server.database.asSystem((queries) => countReads(queries, () => work(queries)));
  context.diagnostic(JSON.stringify(reads.filter(({ lookedUp }) => lookedUp > 0)));
  expect(reads.filter(({ table, whole, lookedUp }) => large.includes(table) && (whole > 0 || lookedUp > LOOKED_UP_MAX))).toEqual(
    [],
  );
}
