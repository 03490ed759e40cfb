import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import { dm } from '../../../../test/data/deliveries.ts';
import { flowThatSays } from '../../../../test/data/flows.ts';
import { igIdOf } from '../../../../test/doubles/startInstagramDouble.ts';
import { silentLogger } from '../../../../test/servers/silentLogger.ts';
import { startTestServer, type TestServer } from '../../../../test/servers/startTestServer.ts';
import { systemClock } from '../../../infrastructure/clock/Clock.ts';
import { createEventBus } from '../../../infrastructure/event-bus/createEventBus.ts';
import { createPublishedFlows } from '../../automation/flows/index.ts';
import type { ClaimedSend } from '../../instagram/outbox/index.ts';
import { createBatchProcessor } from './createBatchProcessor.ts';
import { type ClaimedUpdate, claimUpdates } from './worker.repository.ts';

const igId = igIdOf(1);
let server: TestServer;
let sent: ClaimedSend[] = [];

before(async () => {
  server = await startTestServer({ startsWork: false });
  const user = await server.signUp('anna');
  await server.connect(user, igId);
  const { body } = await server.call('POST /api/flow/save', {
    token: user.token,
    body: { name: 'Hi', ...flowThatSays('hi') },
  });
  await server.call('POST /api/flow/{id}/publish', { token: user.token, id: body.data.id });
});
after(() => server.close());

async function process(updates: readonly ClaimedUpdate[]): Promise<void> {
  sent = [];
  const processBatch = createBatchProcessor({
    database: server.database,
    flows: createPublishedFlows(),
    clock: systemClock,
    logger: silentLogger,
    lookUpPosts: async () => undefined,
    sends: { reserve: async (wanted) => wanted, send: (taken) => sent.push(...taken) },
    bus: createEventBus(),
  });
  await processBatch(updates, updates.length);
}

async function deliver(...people: string[]): Promise<ClaimedUpdate[]> {
  for (const from of people) await server.deliver(dm({ igId, from, text: 'hi', mid: `from-${from}` }));
  return claimUpdates(server.database, 10);
}

async function peopleIn(table: 'messages' | 'outbox'): Promise<unknown[]> {
  const { rows } = await sql<{ igsid: string }>`
    select igsid from ${sql.ref(table)} row join conversations on conversations.id = row.conversation_id
    join contacts on contacts.id = conversations.contact_id order by igsid`.execute(server.database.system);
  return rows.map(({ igsid }) => igsid);
}

test('P4: of a batch with lost leases only the remaining updates are processed', async () => {
  const updates = await deliver('1', '2', '3');
  const [overtaken] = updates;
  await sql`update inbox set fence = fence + 1 where id = ${overtaken?.id}`.execute(server.database.system);
  await process(updates);
  expect(await peopleIn('messages')).toEqual(['2', '3']);
  expect(await peopleIn('outbox')).toEqual(['2', '3']);
});

test('P4: a message queued in a lane during processing is sent first', async () => {
  const updates = await deliver('4');
  // Simulates an update that arrives after the lanes were read.
  await sql`create function slip_in() returns trigger language plpgsql as $$ begin
    insert into outbox (id, owner_id, account_id, conversation_id, run_id, lane, recipient_igsid, text)
    select 'slipped-in', new.owner_id, new.account_id, conversations.id, new.id, new.account_id || ':4', '4', 'first'
    from conversations where contact_id = new.contact_id on conflict do nothing;
    return new;
  end $$`.execute(server.database.system);
  await sql`create trigger slip_in before insert on runs for each row execute function slip_in()`.execute(server.database.system);
  await process(updates);
  expect(sent).toEqual([]);
  const { rows } = await sql<{ text: string; state: string }>`
    select text, state from outbox where recipient_igsid = '4' order by ord`.execute(server.database.system);
  expect(rows).toEqual([
    { text: 'first', state: 'intent' },
    { text: 'hi', state: 'intent' },
  ]);
});
