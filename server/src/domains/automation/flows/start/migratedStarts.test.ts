import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import type { FlowGraph, FlowStart } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import pg from 'pg';
import { createTestDatabase } from '../../../../../test/database/createTestDatabase.ts';

const MIGRATION = new URL('../../../../migrations/0347_triggers_in_start_nodes.sql', import.meta.url);
const message = { id: 'm', type: 'messageNode', position: { x: 40, y: 20 }, data: { content: 'hi' } } as const;
const plain: FlowGraph = { nodes: [message], edges: [] };
const withStart = (start: FlowStart): FlowGraph => ({
  nodes: [{ id: 's', type: 'startNode', position: { x: 40, y: -100 }, data: { start } }, message],
  edges: [{ id: 's>m', source: 's', target: 'm' }],
});
const price: FlowStart = { trigger: 'keyword_detected', keyword: 'price' };

interface Stored {
  published: FlowGraph;
  /** Null if unchanged. */
  draft: FlowGraph | null;
  columns: Record<string, unknown>;
}

test('triggers of the Automation screen are migrated to start nodes without changing what runs', async (context) => {
  const { config, drop } = await createTestDatabase();
  const client = new pg.Client(config);
  await client.connect();
  context.after(async () => {
    await client.end();
    await drop();
  });
  const ownerId = randomUUID();
  await client.query("insert into users (id, username, email, password_hash) values ($1, 'mila', 'm@example.com', 'x')", [
    ownerId,
  ]);

  async function store({ published, draft, columns }: Stored): Promise<string> {
    const flowId = randomUUID();
    const { nodes, edges } = draft ?? published;
    await client.query(
      'insert into bot_flows (id, owner_id, name, nodes, edges, revision, published_version, published_revision) values ($1::uuid, $2, $1::text, $3, $4, 7, 3, $5)',
      [flowId, ownerId, JSON.stringify(nodes), JSON.stringify(edges), draft ? 5 : 7],
    );
    await client.query('insert into bot_flow_versions (flow_id, version, owner_id, nodes, edges) values ($1, 3, $2, $3, $4)', [
      flowId,
      ownerId,
      JSON.stringify(published.nodes),
      JSON.stringify(published.edges),
    ]);
    const {
      trigger_type = 'keyword_detected',
      keyword = null,
      more_keywords = [],
      trigger_filter = null,
      schedule = null,
    } = columns;
    await client.query(
      `insert into automations (id, owner_id, flow_id, version, trigger_type, keyword, more_keywords, trigger_filter, schedule, conditions, is_active)
       values ($1, $2, $3, 3, $4, $5, $6, $7, $8, $9, true)`,
      [randomUUID(), ownerId, flowId, trigger_type, keyword, more_keywords, trigger_filter, schedule, columns.conditions ?? '[]'],
    );
    return flowId;
  }

  async function read(flowId: string) {
    const { rows } = await client.query(
      `select f.nodes, f.edges, f.revision, f.published_revision, f.published_version, v.nodes as live_nodes, v.edges as live_edges,
         a.version, a.trigger_type, a.keyword, a.more_keywords, a.trigger_filter, a.schedule
       from bot_flows f join automations a on a.flow_id = f.id
       join bot_flow_versions v on v.flow_id = f.id and v.version = a.version where f.id = $1`,
      [flowId],
    );
    return rows[0];
  }

  const same = await store({ published: withStart(price), draft: null, columns: { keyword: 'price' } });
  const undrawn = await store({ published: plain, draft: null, columns: { keyword: 'price', more_keywords: ['kiwi'] } });
  const edited = await store({
    published: withStart(price),
    draft: null,
    columns: { keyword: 'price', more_keywords: ['cost'] },
  });
  const withWork = await store({
    published: withStart(price),
    draft: { ...withStart(price), nodes: [...withStart(price).nodes, { ...message, id: 'new' }] },
    columns: { keyword: 'kiwi' },
  });
  const redrawn = await store({
    published: withStart(price),
    draft: withStart({ trigger: 'first_message' }),
    columns: { keyword: 'kiwi' },
  });
  const debris = await store({
    published: plain,
    draft: null,
    columns: { trigger_type: 'message_received', more_keywords: ['kiwi'], trigger_filter: '{"keywords":[]}' },
  });
  const clock = { days: ['monday'], time: '09:00', timeZone: 'UTC' };
  const timed = await store({
    published: plain,
    draft: null,
    columns: {
      trigger_type: 'time_based',
      schedule: JSON.stringify(clock),
      conditions: '[{"type":"tag","operator":"has","value":"vip"}]',
    },
  });

  await client.query(`begin; ${await readFile(MIGRATION, 'utf8')}; commit`);

  expect(await read(same)).toMatchObject({ revision: 7, published_revision: 7, version: 3 });
  const started = { trigger: 'keyword_detected', keyword: 'price', keywords: ['kiwi'] };
  const moved = await read(undrawn);
  expect(moved).toMatchObject({ revision: 8, published_revision: 8, published_version: 4, version: 4, keyword: 'price' });
  expect(moved.live_nodes).toMatchObject([
    { type: 'startNode', position: { x: 40, y: -180 }, data: { start: started } },
    { id: 'm' },
  ]);
  expect(moved.live_edges).toMatchObject([{ source: moved.live_nodes[0].id, target: 'm' }]);
  expect([moved.nodes, moved.edges]).toEqual([moved.live_nodes, moved.live_edges]);
  expect((await read(edited)).nodes[0].data.start).toEqual({ trigger: 'keyword_detected', keyword: 'price', keywords: ['cost'] });

  const work = await read(withWork);
  expect(work).toMatchObject({ revision: 8, published_revision: null, version: 4 });
  expect(work.nodes.map(({ id }: { id: string }) => id)).toEqual(['s', 'm', 'new']);
  expect(work.nodes[0].data.start).toEqual({ trigger: 'keyword_detected', keyword: 'kiwi' });
  const own = await read(redrawn);
  expect(own).toMatchObject({ revision: 7, published_revision: null, version: 4 });
  expect(own.nodes[0].data.start).toEqual({ trigger: 'first_message' });
  expect(own.live_nodes[0].data.start).toEqual({ trigger: 'keyword_detected', keyword: 'kiwi' });

  expect(await read(debris)).toMatchObject({ version: 3, more_keywords: [], trigger_filter: null, live_nodes: [{ id: 'm' }] });
  expect((await read(timed)).live_nodes[0].data.start).toEqual({
    trigger: 'time_based',
    schedule: clock,
    conditions: [{ type: 'tag', operator: 'has', value: 'vip' }],
  });
});
