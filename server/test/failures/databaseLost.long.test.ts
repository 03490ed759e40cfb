import { after, before, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'expect';
import { igIdOf } from '../doubles/startInstagramDouble.ts';
import { startTcpProxy, type TcpProxy } from '../doubles/startTcpProxy.ts';
import { eventually } from '../eventually.ts';
import { times } from '../proof.ts';
import { startTestServer, type TestServer } from '../servers/startTestServer.ts';
import { flowOfLoad, startLoad } from './startLoad.ts';

const igId = igIdOf(1);
let proxy: TcpProxy;
let server: TestServer;
let token: string;

before(async () => {
  proxy = await startTcpProxy();
  server = await startTestServer({ reach: proxy.reach });
  const user = await server.signUp('anna');
  token = user.token;
  await server.connect(user, igId);
  const { body } = await server.call('POST /api/flow/save', { token, body: { name: 'Repeat', ...flowOfLoad } });
  await server.call('POST /api/flow/{id}/publish', { token, id: body.data.id });
});
after(async () => {
  await server.close();
  await proxy.close();
});

/** Each breaks the connection and resolves when it works again. */
const cuts: [string, () => Promise<void>][] = [
  ['reset', async () => proxy.reset()],
  [
    'stalled for a moment',
    async () => {
      proxy.stall();
      await delay(300);
      proxy.resume();
    },
  ],
  [
    'failed over without a word',
    async () => {
      proxy.stall();
      await delay(300);
      proxy.resume('forget');
    },
  ],
];

test('F15: losing the database connection under load loses and duplicates no acknowledged message', async (context) => {
  const load = startLoad({ igIds: [igId], instagram: server.instagram, deliver: server.deliver });
  await eventually(() => expect(load.acknowledged()).toBeGreaterThan(5));
  const recoveries: number[] = [];
  for (let cut = 0; cut < times(3, 30); cut += 1) {
    const [, breakLine] = cuts[cut % cuts.length] ?? ['', async () => undefined];
    await breakLine();
    const begin = performance.now();
    const before = load.acknowledged();
    await eventually(() => expect(load.acknowledged()).toBeGreaterThan(before + 10), 30_000);
    recoveries.push(Math.round(performance.now() - begin));
  }
  const answered = await load.settle();
  context.diagnostic(`${answered} messages, ${load.refused()} refusals, ten more acknowledged after ${recoveries.join(', ')} ms`);
  expect(server.instagram.violations).toEqual([]);
});

test('F18: an endless query is cancelled and delays no other user', async () => {
  const begin = performance.now();
  const runaways = Array.from({ length: 3 }, () =>
    server.database
      .asSystem((queries) => queries.selectNoFrom((eb) => eb.fn('pg_sleep', [eb.val(60)]).as('slept')).execute())
      .then(
        () => 'ended by itself',
        (error: unknown) => (error instanceof Error && 'code' in error ? error.code : 'failed otherwise'),
      ),
  );
  const latencies: number[] = [];
  while (performance.now() - begin < 2_000) {
    const asked = performance.now();
    expect((await server.call('GET /api/flow/list', { token })).status).toBe(200);
    latencies.push(performance.now() - asked);
  }
  latencies.sort((a, b) => a - b);
  expect(latencies[Math.floor(latencies.length * 0.99)]).toBeLessThan(1_000);
  // 57014 means cancelled by the statement timeout.
  expect(await Promise.all(runaways)).toEqual(['57014', '57014', '57014']);
  expect(performance.now() - begin).toBeLessThan(20_000);
});
