import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import { countReads } from '../../../../test/database/countReads.ts';
import { igIdOf } from '../../../../test/doubles/startInstagramDouble.ts';
import { startTestServer } from '../../../../test/servers/startTestServer.ts';
import { analyzeGrownTables } from '../../../infrastructure/database/analyzeGrownTables.ts';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { changeEventBatch, eraseRepeated } from './events.repository.ts';

const helloFlow = {
  nodes: [{ id: 'm', type: 'messageNode', position: { x: 0, y: 0 }, data: { content: 'Hello' } }],
  edges: [],
};
/** The query plan is made for a few events and reused for many. */
const FEW = 300;
const MANY = 3_000;
/** Each execution looks up its own event and the triggering one, in two statements. */
const LOOKED_UP_MAX = 6;

test('F4: recording after a reply uses index lookups, however many events the owner has', async (context) => {
  const server = await startTestServer({ startsWork: false });
  context.after(server.close);
  const { database, call } = server;
  const user = await server.signUp('anna');
  await server.connect(user, igIdOf(1));
  const { body } = await call('POST /api/flow/save', { token: user.token, body: { name: 'Hello', ...helloFlow } });
  const flowId = body.data.id;
  await call('POST /api/flow/{id}/publish', { token: user.token, id: flowId });

  /** Stores an event, a run and the execution event per message. */
  async function answer(queries: Queries, from: number, to: number): Promise<void> {
    await sql`
      with people as (
        insert into contacts (id, owner_id, account_id, igsid)
        select gen_random_uuid(), owner_id, id, 'p' || n from instagram_accounts, generate_series(${from}::int, ${to}::int) n returning *
      ), begun as (
        insert into runs (id, owner_id, account_id, contact_id, flow_id, version, inbox_id, trigger_key, status, memory, trace, ended_at)
        select gen_random_uuid(), owner_id, account_id, id, ${flowId}, 1, substr(igsid, 2)::bigint, 'told:' || igsid, 'finished', '{}', '[]', now() from people
        returning *
      ), keys as (
        select owner_id, id, trigger_key as key, 'messages' as type from begun
        union all select owner_id, id, 'run:' || id, 'flow_execution' from begun
      )
      insert into events (id, owner_id, event_key, event_type, seq, first_seq, happened_at, received_at, sender_id, payload,
        processed_status, run_id)
      select gen_random_uuid(), owner_id, key, type, 2 * ${from} + row_number() over (), 2 * ${from} + row_number() over (), now(), now(),
        'p', '{}', 'completed', id
      from keys`.execute(queries);
  }
  const executions = async (queries: Queries) => {
    const { rows } = await sql<{ id: string }>`select id from runs order by trigger_key limit 5`.execute(queries);
    return rows.map(({ id }) => ({ ownerId: user.id, key: `run:${id}`, runId: id }));
  };
  const settle = async (queries: Queries) => {
    const settled = await executions(queries);
    await eraseRepeated(queries, settled);
    await changeEventBatch(
      queries,
      settled.map(({ ownerId, key, runId }) => ({
        ownerId,
        key,
        flowResponse: randomUUID(),
        outcome: 'flow_ran',
        execution: { processedStatus: 'completed', processingError: null, runId },
      })),
    );
  };

  await database.asSystem(async (queries) => {
    await sql`insert into feed_positions (owner_id, seq) values (${user.id}, ${3 * MANY})`.execute(queries);
    await answer(queries, 1, FEW);
    expect(await analyzeGrownTables(queries)).toContain('events');
    await settle(queries);
    await answer(queries, FEW + 1, MANY);
    expect(await analyzeGrownTables(queries)).toContain('events');
    const asked = await executions(queries);
    const reads = await countReads(queries, () => settle(queries));
    const events = reads.find(({ table }) => table === 'events');
    expect(events?.whole).toBe(0);
    expect(events?.lookedUp).toBeGreaterThan(0);
    expect(events?.lookedUp).toBeLessThanOrEqual(asked.length * LOOKED_UP_MAX);
  });
});
