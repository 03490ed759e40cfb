import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import { dm } from '../../../../test/data/deliveries.ts';
import { flowThatSays } from '../../../../test/data/flows.ts';
import { igIdOf } from '../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../test/eventually.ts';
import { startTestServer, type TestServer } from '../../../../test/servers/startTestServer.ts';

const BURST = 5_000;
const PER_HOUR = 750;
/** Limit on a busy machine. */
const BUSY_MACHINE_MS = 120_000;
let server: TestServer;
before(async () => {
  server = await startTestServer();
});
after(() => server.close());

test('F4: 5,000 comments stay within 750 private replies an hour, in order, and no other account waits', async () => {
  const [viral, small] = [igIdOf(1), igIdOf(2)];
  const startedAt = Date.now();
  let replies = 0;
  server.instagram.grantedScopes += ',instagram_business_manage_comments';
  server.instagram.answers = [
    ({ name, body }) => {
      if (!name.endsWith('/messages') || !body.includes('comment_id')) return null;
      replies += 1;
      return {
        status: 200,
        body: { recipient_id: String(JSON.parse(body).recipient.comment_id).replace('c', '8'), message_id: `p-${replies}` },
      };
    },
  ];
  const one = await server.signUp('viral');
  await server.connect(one, viral);
  await server.call('POST /api/flows', {
    token: one.token,
    body: { name: 'Price', trigger: 'comment', actions: [{ type: 'reply', text: '20 EUR' }] },
  });
  const other = await server.signUp('small');
  await server.connect(other, small);
  const { body } = await server.call('POST /api/flow/save', {
    token: other.token,
    body: { name: 'Bot', ...flowThatSays('from small') },
  });
  await server.call('POST /api/flow/{id}/publish', { token: other.token, id: body.data.id });

  const time = Math.floor(Date.now() / 1000);
  for (let from = 0; from < BURST; from += 1_000) {
    const changes = Array.from({ length: 1_000 }, (_, n) => ({
      field: 'comments',
      value: { id: `c${from + n}`, text: 'price?', from: { id: `8${from + n}`, username: 'x' }, media: { id: 'reel' } },
    }));
    expect(await server.deliver({ object: 'instagram', entry: [{ id: viral, time, changes }] })).toBe(200);
  }
  // Messages to another account are answered while the comments are processed.
  await server.deliver(dm({ igId: small, from: '1', text: 'hi', mid: 'small' }));
  await eventually(() => expect(server.instagram.sent.map(({ text }) => text)).toEqual(['from small']));

  interface Waiting {
    runs: number;
    sent: number;
    sending: number;
    waiting: number;
    due: number;
    inversions: number;
    busiest: number;
  }
  const look = async () =>
    (
      await sql<Waiting>`
        with queued as (
          select run_at, (substring(comment_id from 2))::int as place, run_at < lag(run_at) over (order by ord) as is_before,
            count(*) over (order by run_at range between current row and interval '1 hour' following) as within_hour
          from outbox where state = 'intent'
        )
        select (select count(*) from runs)::int as runs, (select count(*) from outbox where state = 'sent' and comment_id is not null)::int as sent,
          (select count(*) from outbox where state = 'sending')::int as sending, count(*)::int as waiting, count(*) filter (where run_at < now())::int as due, count(*) filter (where is_before)::int as inversions,
          coalesce(max(within_hour), 0)::int as busiest from queued`.execute(server.database.system)
    ).rows[0];
  const found = await eventually(async () => {
    const state = await look();
    expect(state).toMatchObject({ runs: BURST + 1, sending: 0, due: 0 });
    return state;
  }, BUSY_MACHINE_MS);
  expect((found?.sent ?? 0) + (found?.waiting ?? 0)).toBe(BURST);
  // The initial capacity plus the refill, which grows with the duration of the test.
  const refilled = Math.ceil(((Date.now() - startedAt) / 3_600_000) * PER_HOUR);
  expect(replies).toBeLessThanOrEqual(60);
  expect(replies + (found?.busiest ?? 0)).toBeLessThanOrEqual(PER_HOUR + 10 + refilled);
  // In order, except for requests at the same time.
  expect(found?.inversions).toBeLessThan(128);
});
