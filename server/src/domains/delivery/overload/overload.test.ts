import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { dm } from '../../../../test/data/deliveries.ts';
import { flowThatSays } from '../../../../test/data/flows.ts';
import { metaBody, signBody } from '../../../../test/data/metaBody.ts';
import { APP_SECRET, igIdOf } from '../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../test/eventually.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/servers/startTestServer.ts';

const LIMIT_S = 600;
const [annasIgId, bensIgId] = [igIdOf(1), igIdOf(2)];
let server: TestServer;
let anna: TestUser;
let ben: TestUser;

before(async () => {
  server = await startTestServer({
    startsWork: false,
    pollMs: 100,
    settings: { intakeMaxAgeSeconds: LIMIT_S, metrics: { port: null, host: 'localhost', token: 'metrics-token' } },
  });
  anna = await server.signUp('anna');
  ben = await server.signUp('ben');
  await server.connect(anna, annasIgId);
  await server.connect(ben, bensIgId);
  const { token } = anna;
  const { body } = await server.call('POST /api/flow/save', {
    token,
    body: { name: 'Repeat', ...flowThatSays('You wrote {{ input }}') },
  });
  await server.call('POST /api/flow/{id}/publish', { token, id: body.data.id });
});
after(() => server.close());

const annas = (text: string, from = '501') => dm({ igId: annasIgId, from, text, mid: `a-${text}` });
const bens = (text: string) => dm({ igId: bensIgId, from: '601', text, mid: `b-${text}` });
const merged = (...bodies: ReturnType<typeof dm>[]) => ({ object: 'instagram', entry: bodies.flatMap(({ entry }) => entry) });

async function post(body: unknown) {
  const raw = metaBody(body);
  const { status, headers } = await fetch(`${server.url}/webhooks/instagram`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-hub-signature-256': signBody(raw, APP_SECRET) },
    body: new Uint8Array(raw),
  });
  return { status, retryAfter: headers.get('retry-after') };
}

const age = (seconds: number, which = 'true') =>
  server.database.execute(`update inbox set run_at = now() - interval '${seconds} seconds' where state = 'ready' and (${which})`);

async function figure(name: string): Promise<number> {
  const { body } = await server.send<string>('GET', '/metrics', { token: 'metrics-token' });
  const line = body.split('\n').find((text) => text.startsWith(`${name} `));
  return Number(line?.slice(name.length + 1));
}

const refusedAccounts = (count: number) => eventually(async () => expect(await figure('fanfare_refused_accounts')).toBe(count));

async function measuredAgain(): Promise<void> {
  const marked = await figure('fanfare_oldest_undecided_seconds');
  await eventually(async () => expect(await figure('fanfare_oldest_undecided_seconds')).not.toBe(marked));
}

async function delayNotices({ token }: TestUser) {
  const { body } = await server.call('GET /api/webhooks/events', { token, query: '?eventType=webhook_error' });
  return body.data.events.map(({ processedStatus, content, isRead }) => ({ processedStatus, message: content.message, isRead }));
}

test('an account whose oldest event waits too long is refused, others are not, until the queue is shorter', async () => {
  expect(await post(annas('first'))).toEqual({ status: 200, retryAfter: null });
  expect((await post(bens('first'))).status).toBe(200);
  await age(LIMIT_S + 60, `dedupe_key like '%a-first'`);
  await refusedAccounts(1);
  expect(await post(annas('second'))).toEqual({ status: 503, retryAfter: '5' });
  expect((await post(bens('second'))).status).toBe(200);
  expect((await post(merged(annas('shared'), bens('shared')))).status).toBe(200);
  expect(await figure('fanfare_webhooks_refused_total{reason="backlog"}')).toBe(1);
  expect(await figure('fanfare_oldest_undecided_seconds')).toBeGreaterThan(LIMIT_S);

  await eventually(async () => expect(await delayNotices(anna)).toHaveLength(1));
  const [notice] = await delayNotices(anna);
  expect(notice).toMatchObject({
    processedStatus: 'failed',
    message: { code: 'notices.events-delayed', params: { seconds: expect.any(Number) } },
    isRead: false,
  });
  expect(await delayNotices(ben)).toEqual([]);

  await age(LIMIT_S * 0.75, `dedupe_key like '%a-first'`);
  await measuredAgain();
  expect((await post(annas('second'))).status).toBe(503);
  await age(LIMIT_S * 0.25, `dedupe_key like '%a-first'`);
  await refusedAccounts(0);
  expect((await post(annas('second'))).status).toBe(200);
  await eventually(async () =>
    expect(await delayNotices(anna)).toMatchObject([
      { processedStatus: 'completed', message: { code: 'notices.events-delayed-over' } },
    ]),
  );
  await age(LIMIT_S * 0.75, `dedupe_key like '%a-first'`);
  await measuredAgain();
  expect((await post(annas('second'))).status).toBe(200);
  expect(await delayNotices(anna)).toHaveLength(1);
});

test('what waits for something else than its turn does not count', async () => {
  await age(0);
  await post(annas('blocked by the first'));
  await server.database.execute(
    `update inbox set state = 'ready', attempt = 2, run_at = now() + interval '1 hour' where dedupe_key like '%a-first'`,
  );
  await age(LIMIT_S + 60, `dedupe_key not like '%a-first'`);
  await refusedAccounts(1);
  expect((await post(bens('third'))).status).toBe(503);
  expect((await post(annas('third'))).status).toBe(200);

  for (const apart of ['interruptions = 1', 'attempt = 1', `origin = 'reconciled'`]) {
    await server.database.execute(`update inbox set ${apart} where dedupe_key like '${bensIgId}:%'`);
    await refusedAccounts(0);
    await server.database.execute(
      `update inbox set interruptions = 0, attempt = 0, origin = 'webhook' where dedupe_key like '${bensIgId}:%'`,
    );
    await refusedAccounts(1);
  }
  await server.database.execute(`update inbox set interruptions = 0, attempt = 0, run_at = now()`);
  await refusedAccounts(0);
});

test('spilled deliveries count for their account only, and large deliveries are accepted', async () => {
  await server.database.execute(
    `insert into waiting_deliveries (ig_ids, body, received_at)
     values (array['${annasIgId}'], '{}', now() - interval '${LIMIT_S + 60} seconds')`,
  );
  await refusedAccounts(1);
  expect((await post(annas('fourth'))).status).toBe(503);
  expect((await post(bens('fourth'))).status).toBe(200);
  const many = Array.from({ length: 100 }, (_, n) => annas(`large ${n}`, '503'));
  expect((await post(merged(...many))).status).toBe(200);
  await server.database.execute(`delete from waiting_deliveries where body = '{}'`);
  await refusedAccounts(0);
});

test('after the backlog is processed, deliveries are accepted and a redelivery is processed once', async () => {
  await server.database.execute(`update inbox set state = 'done'`);
  await server.database.execute('delete from waiting_deliveries');
  // One event per conversation; a second would count again after the first.
  const backlog = Array.from({ length: 60 }, (_, n) => annas(`backlog ${n}`, `7${n}`));
  expect((await post(merged(...backlog, bens('backlog')))).status).toBe(200);
  await age(LIMIT_S + 60);
  await refusedAccounts(2);
  expect((await post(annas('late', '504'))).status).toBe(503);
  await server.app.startWork();
  await refusedAccounts(0);
  for (let time = 0; time < 2; time += 1) expect((await post(annas('late', '504'))).status).toBe(200);
  await post(annas('last', '504'));
  const answers = () => server.instagram.sent.filter(({ recipient }) => recipient === '504').map(({ text }) => text);
  await eventually(() => expect(answers()).toEqual(['You wrote late', 'You wrote last']));
  await eventually(async () => expect(await figure('fanfare_oldest_undecided_seconds')).toBe(0));
  const states = async () => (await delayNotices(anna)).map(({ processedStatus }) => processedStatus);
  await eventually(async () => expect(await states()).toEqual(['completed', 'completed', 'completed']));
  expect(server.instagram.violations).toEqual([]);
});
