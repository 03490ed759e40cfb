import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import { dm } from '../../../../test/data/deliveries.ts';
import { flowThatSays } from '../../../../test/data/flows.ts';
import { igIdOf } from '../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../test/eventually.ts';
import { longTest } from '../../../../test/longTest.ts';
import { startTestServer, type TestServer } from '../../../../test/servers/startTestServer.ts';
import { claimUpdates } from './worker.repository.ts';

const BURST = 3_000;
let server: TestServer;
before(async () => {
  server = await startTestServer({ startsWork: false });
});
after(() => server.close());

async function join(name: string, igId: string): Promise<void> {
  const { token } = await server.signUp(name);
  await server.connect({ id: '', token, username: name }, igId);
  const { body } = await server.call('POST /api/flow/save', { token, body: { name: 'Bot', ...flowThatSays(`from ${name}`) } });
  await server.call('POST /api/flow/{id}/publish', { token, id: body.data.id });
}

test('F4: messages to a small account during the burst of a large one get early replies', async () => {
  const [large, small] = [igIdOf(1), igIdOf(2)];
  await join('large', large);
  await join('small', small);
  for (let post = 0; post < BURST / 1_000; post += 1) {
    const entry = Array.from(
      { length: 1_000 },
      (_, n) => dm({ igId: large, from: `${10_000 + post * 1_000 + n}`, text: 'hi', mid: `burst-${post}-${n}` }).entry,
    );
    expect(await server.deliver({ object: 'instagram', entry: entry.flat() })).toBe(200);
  }
  await server.deliver(dm({ igId: small, from: '1', text: 'hi', mid: 'small' }));

  // Each of two accounts gets half of a claim; unused shares go to the other with the next one.
  const claimed = await claimUpdates(server.database, 256);
  expect(claimed.filter(({ lane }) => lane.endsWith(':1')).map(({ dedupe_key }) => dedupe_key)).toEqual([`${small}:m:small`]);
  expect(claimed).toHaveLength(129);
  await sql`update inbox set state = 'ready' where state = 'active'`.execute(server.database.system);

  await server.app.startWork();
  const isAnswered = () => server.instagram.sent.findIndex(({ text }) => text === 'from small');
  await eventually(() => expect(isAnswered()).not.toBe(-1));
  // The outbox is round robin too: only messages in flight went out earlier.
  expect(isAnswered()).toBeLessThan(400);
  expect(server.instagram.violations).toEqual([]);
});

longTest('accounts take turns also when one claim holds fewer than there are accounts', async () => {
  const other = await startTestServer({ startsWork: false });
  try {
    for (const n of [1, 2, 3]) {
      const user = await other.signUp(`user${n}`);
      await other.connect(user, igIdOf(n));
      for (const from of ['1', '2', '3']) await other.deliver(dm({ igId: igIdOf(n), from, text: 'hi', mid: `${n}-${from}` }));
    }
    const turns: string[] = [];
    let behind: string | undefined;
    for (let n = 0; n < 9; n += 1) {
      const [claimed] = await claimUpdates(other.database, 1, behind);
      if (!claimed) throw new Error('Nothing was claimed.');
      turns.push(claimed.account_id);
      behind = claimed.account_id;
    }
    expect(turns.slice(3)).toEqual([...turns.slice(0, 3), ...turns.slice(0, 3)]);
    expect(new Set(turns).size).toBe(3);
    expect(await claimUpdates(other.database, 1, behind)).toEqual([]);
  } finally {
    await other.close();
  }
});
