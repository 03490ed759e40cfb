import { after, before, test } from 'node:test';
import type { FlowGraph, ResponseOf } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { sql } from 'kysely';
import { dm } from '../../../../../test/data/deliveries.ts';
import { priceFlow } from '../../../../../test/data/flows.ts';
import { igIdOf } from '../../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../../test/eventually.ts';
import { silentLogger } from '../../../../../test/servers/silentLogger.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../../test/servers/startTestServer.ts';
import { systemClock } from '../../../../infrastructure/clock/Clock.ts';
import { createRollupJob } from '../createRollupJob.ts';
import { recountFlows } from './flowRollups.repository.ts';

/** One of the messages from which the expected figures of a flow are computed. */

interface Written {
  fan: string;
  isAboutPrice: boolean;
  version: 1 | 2;
  at: number;
}

const PEOPLE = 60;
const DAY_MS = 24 * 60 * 60_000;
const MINUTE_MS = 60_000;
const igId = igIdOf(1);
const tables = ['flow_slots', 'flow_node_slots', 'flow_edge_slots'] as const;
let server: TestServer;
let user: TestUser;
let flowId: string;
/** Followers who opted out while a run was waiting. */
const left = new Set<string>();

/** Some runs share a slot, most have their own; both versions run in parallel, as during a publication. */
const written = Array.from({ length: PEOPLE }, (_, n): Written => {
  const age = n < 12 ? 3 * DAY_MS + n * MINUTE_MS : (n * 40 * DAY_MS) / PEOPLE + 17 * MINUTE_MS;
  return { fan: String(7_000 + n), isAboutPrice: n % 3 === 0, version: n % 2 === 0 ? 1 : 2, at: Date.now() - age };
});

/** A flow that replies to a price question after two hours. */
const slowFlow: FlowGraph = {
  nodes: [
    ...priceFlow.nodes,
    { id: 'w', type: 'actionNode', position: { x: 0, y: 0 }, data: { action: 'wait', actionParams: '2h' } },
  ],
  edges: [
    { id: 'e1', source: 'c', target: 'w', sourceHandle: 'true' },
    { id: 'e2', source: 'c', target: 'no', sourceHandle: 'false' },
    { id: 'e3', source: 'w', target: 'yes' },
  ],
};

const createJob = () => createRollupJob({ database: server.database, clock: systemClock, logger: silentLogger, runsTogether: 7 });

before(async () => {
  server = await startTestServer();
  user = await server.signUp('anna');
  await server.connect(user, igId);
  for (const version of [1, 2] as const) await publishAndWrite(version);
  // A run normally starts when it is stored.
  await sql`
    update runs set started_at = to_timestamp(given.at / 1000.0)
    from contacts join json_to_recordset(${JSON.stringify(written)}) as given (fan text, at float8) on given.fan = contacts.igsid
    where contacts.id = runs.contact_id`.execute(server.database.system);
  // Starts over, because the earlier counts are in other slots.
  for (const table of tables) await sql`delete from ${sql.table(table)}`.execute(server.database.system);
  await sql`delete from flow_count_positions`.execute(server.database.system);
  await createJob().runOnce();
});
after(() => server.close());

async function publishAndWrite(version: 1 | 2): Promise<void> {
  const { token } = user;
  const graph = version === 1 ? priceFlow : slowFlow;
  const saved = await server.call('POST /api/flow/save', { token, body: { name: 'Price', ...graph } });
  flowId = saved.body.data.id;
  await server.call('POST /api/flow/{id}/publish', { token, id: flowId });
  const theirs = written.filter((one) => one.version === version);
  const entry = theirs.flatMap(
    ({ fan, isAboutPrice }) => dm({ igId, from: fan, text: isAboutPrice ? 'the price?' : 'hello', mid: `w-${fan}` }).entry,
  );
  await server.deliver({ object: 'instagram', entry });
  const answers = theirs.filter((one) => !isWaiting(one)).length + (version === 2 ? written.length / 2 : 0);
  await eventually(async () => {
    const { rows } = await sql<{ runs: number; open: number; answers: number }>`
      select (select count(*) from runs) as runs, (select count(*) from outbox where state = 'sent') as answers,
        (select count(*) from outbox where state <> 'sent') as open`.execute(server.database.system);
    expect(rows).toEqual([{ runs: version === 1 ? theirs.length : PEOPLE, open: 0, answers }]);
  });
}

const isWaiting = ({ version, isAboutPrice }: Written) => version === 2 && isAboutPrice;

interface Span {
  from: string;
  to: string;
}
const within = ({ from, to }: Span, version: number | null) =>
  written.filter((one) => one.at >= Date.parse(from) && one.at < Date.parse(to) && (version === null || one.version === version));
const countOf = (people: readonly Written[], isCounted: (one: Written) => boolean) => people.filter(isCounted).length;

function expectedFunnel(span: Span) {
  const people = within(span, null);
  const waiting = countOf(people, isWaiting);
  const paused = countOf(people, ({ fan }) => left.has(fan));
  const answered = people.length - waiting;
  const figures = { started: people.length, answered, finished: answered, waiting: waiting - paused, failed: 0, paused };
  return { flowId, name: 'Price', ...figures, isInline: false, isDeleted: false };
}

function expectedNodes(span: Span, version: number | null) {
  const people = within(span, version);
  const errors = 0;
  const nodes = [
    { nodeId: 'c', nodeType: 'conditionNode', entered: people.length, left: people.length, errors },
    { nodeId: 'w', nodeType: 'actionNode', entered: countOf(people, isWaiting), left: 0, errors },
    {
      nodeId: 'yes',
      nodeType: 'messageNode',
      entered: countOf(people, (one) => one.isAboutPrice && !isWaiting(one)),
      left: 0,
      errors,
    },
    { nodeId: 'no', nodeType: 'messageNode', entered: countOf(people, (one) => !one.isAboutPrice), left: 0, errors },
  ];
  return nodes.filter(({ entered }) => entered > 0);
}

const byNode = <T extends { nodeId: string }>(nodes: readonly T[]) => nodes.toSorted((a, b) => a.nodeId.localeCompare(b.nodeId));
const flowFigures = async (query: string): Promise<ResponseOf<'GET /api/analytics/flows/{id}'>['data']> =>
  (await server.call('GET /api/analytics/flows/{id}', { token: user.token, id: flowId, query })).body.data;

const dateOf = (daysAgo: number) => new Date(Date.now() - daysAgo * DAY_MS).toISOString().slice(0, 10);
const queries = [
  '?period=24h&timeZone=UTC',
  '?period=7d&timeZone=Asia/Kathmandu',
  '?period=30d&timeZone=America/St_Johns',
  '?period=90d&timeZone=UTC',
  `?from=${dateOf(33)}&to=${dateOf(3)}&timeZone=Pacific/Auckland`,
];

for (const query of queries) {
  test(`the figures of a flow match the messages: ${query.replaceAll(/\d{4}-\d{2}-\d{2}/g, 'date')}`, async () => {
    const { body } = await server.call('GET /api/analytics/flows', { token: user.token, query });
    const { range, flows, previous } = body.data;
    expect(flows).toEqual([expectedFunnel(range)].filter(({ started }) => started > 0));
    expect(previous.flows).toEqual([expectedFunnel(previous)].filter(({ started }) => started > 0));
    for (const version of [null, 1, 2]) {
      const figures = await flowFigures(version === null ? query : `${query}&version=${version}`);
      expect(figures.funnel).toEqual(expectedFunnel(figures.range));
      expect(byNode(figures.nodes)).toMatchObject(byNode(expectedNodes(figures.range, version)));
      expect(byNode(figures.previous.nodes)).toEqual(byNode(expectedNodes(figures.previous, version)));
      const toNodes = expectedNodes(figures.range, version).filter(({ nodeId }) => nodeId !== 'c');
      expect(figures.edges.map(({ target, passed }) => [target, passed]).toSorted()).toEqual(
        toNodes.map(({ nodeId, entered }) => [nodeId, entered]).toSorted(),
      );
    }
  });
}

test('later changes of a run are counted in the slot of its start', async () => {
  const someone = written.find((one) => isWaiting(one) && Date.now() - one.at > 8 * DAY_MS);
  if (!someone) throw new Error('Nobody waits.');
  await server.deliver(dm({ igId, from: someone.fan, text: 'STOP', mid: 'stop' }));
  left.add(someone.fan);
  await eventually(async () => {
    await createJob().runOnce();
    const { range, funnel } = await flowFigures('?period=90d');
    expect(funnel).toEqual(expectedFunnel(range));
  });
});

test('recounting all runs in batches gives the same counts', async () => {
  const counts = () =>
    Promise.all(
      tables.map(async (table) => {
        const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(server.database.system);
        return rows.map((row) => JSON.stringify(row)).toSorted();
      }),
    );
  const before = await counts();
  expect(before.every((rows) => rows.length > 10)).toBe(true);
  const wrong = sql`update flow_slots set started = 50`;
  await wrong.execute(server.database.system);
  await sql`insert into flow_node_slots values (${user.id}, ${flowId}, '2020-01-01', 1, 'gone', 'messageNode', 1, 1, 1, 1)`.execute(
    server.database.system,
  );
  await recountFlows(user.id, (work) => server.database.asOwner(user.id, work), 7);
  expect(await counts()).toEqual(before);
});

test('a deleted flow keeps its figures and is marked as deleted', async () => {
  const { token } = user;
  await server.call('DELETE /api/flow/{id}', { token, id: flowId });
  const { body } = await server.call('GET /api/analytics/flows', { token, query: '?period=90d' });
  expect(body.data.flows).toMatchObject([{ flowId, started: PEOPLE, isDeleted: true }]);
});
