import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { io } from 'socket.io-client';
import { conversation, dm } from '../../../../test/data/deliveries.ts';
import { flowThatSays } from '../../../../test/data/flows.ts';
import { createDurableDatabase } from '../../../../test/database/createTestDatabase.ts';
import { type CollectedSpan, startCollector } from '../../../../test/doubles/startCollector.ts';
import { APP_SECRET, type InstagramDouble, igIdOf, startInstagramDouble } from '../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../test/eventually.ts';
import { longTest } from '../../../../test/longTest.ts';
import { databaseUrlOf, instagramAt, type LaunchedServer, launchServer } from '../../../../test/servers/launchServer.ts';
import { spanIdOf } from '../../../infrastructure/traces/traceIds.ts';

const igId = igIdOf(1);
const FOLLOWER = '9045001770045001';
const CONTENT = 'content-canary';
const COLLECTOR_KEY = 'collector-key-canary';
/** Logs each loaded module of OpenTelemetry. The metrics library contains its names and types. */
const TELLS_LOADS = `--import=data:text/javascript,${encodeURIComponent(
  `import { registerHooks } from 'node:module';
  registerHooks({ resolve(name, context, next) {
    if (/^@opentelemetry\\/(?!api$)/.test(name)) process.stdout.write('loads ' + name + '\\n');
    return next(name, context);
  } });`,
)}`;

let directory: string;
let database: Awaited<ReturnType<typeof createDurableDatabase>>;
let instagram: InstagramDouble;
let environment: Record<string, string>;

before(async () => {
  directory = await mkdtemp(join(tmpdir(), 'fanfare-traces-'));
  database = await createDurableDatabase();
  instagram = await startInstagramDouble();
  environment = {
    ...instagramAt(instagram.url),
    DATABASE_URL: databaseUrlOf(database.config),
    FANFARE_DATA_DIR: directory,
    TOKEN_ENCRYPTION_KEY: randomBytes(32).toString('base64'),
    NODE_OPTIONS: TELLS_LOADS,
    LOG_LEVEL: 'debug',
  };
});
after(async () => {
  await instagram.close();
  await database.drop();
  await rm(directory, { recursive: true, force: true });
});

/** Starts one process per role and returns their logs. */
async function withServers(
  roles: readonly string[],
  more: Record<string, string>,
  work: (servers: Record<string, LaunchedServer>) => Promise<void>,
) {
  const servers: Record<string, LaunchedServer> = {};
  try {
    for (const role of roles) {
      servers[role] = await launchServer({ ...environment, ...more, ROLE: role });
      await servers[role].ready();
    }
    await work(servers);
  } finally {
    await Promise.all(Object.values(servers).map((server) => server.stop()));
  }
  return Object.values(servers)
    .map((server) => server.output())
    .join('');
}

test('off: nothing of OpenTelemetry is loaded', async () => {
  const output = await withServers(['web'], {}, async ({ web }) => {
    const answer = await web?.client.send('GET', '/healthz');
    expect(answer?.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });
  expect(output).toContain('"msg":"ready"');
  expect(output).not.toContain('loads @opentelemetry');
});

longTest(
  'on: what a delivery leads to in three processes is one trace, without content, secrets or ids of Instagram',
  async (context) => {
    const collector = await startCollector();
    context.after(collector.close);
    let connectedBy = '';
    const output = await withServers(
      ['web', 'worker', 'realtime'],
      { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_EXPORTER_OTLP_HEADERS: `x-api-key=${COLLECTOR_KEY}` },
      async ({ web, realtime }) => {
        if (!web || !realtime) throw new Error('The servers did not start.');
        const { client } = web;
        const user = await client.signUp('anna');
        const { headers } = await client.connect(user, igId);
        connectedBy = headers.get('x-request-id') ?? '';
        const { body } = await client.call('POST /api/flow/save', {
          token: user.token,
          body: { name: CONTENT, ...flowThatSays(CONTENT) },
        });
        await client.call('POST /api/flow/{id}/publish', { token: user.token, id: body.data.id });

        const socket = io(realtime.url, { transports: ['websocket'], reconnection: false });
        let pushed = 0;
        socket.on('new_webhook_event', () => {
          pushed += 1;
        });
        const isIn = new Promise<void>((resolve) => socket.once('authenticated', () => resolve()));
        socket.on('connect', () =>
          socket.emit('authenticate', { token: user.token, userId: user.id, timestamp: new Date().toISOString() }),
        );
        await isIn;

        await client.deliver(dm({ igId, from: FOLLOWER, text: CONTENT, mid: 'mid-canary-1' }));
        const at = Date.now();
        const messages = ['mid-canary-2', 'mid-canary-3'].map((mid, n) => ({
          sender: { id: `${FOLLOWER}${n}` },
          recipient: { id: igId },
          timestamp: at,
          message: { mid, text: CONTENT },
        }));
        await client.deliver(conversation(igId, ...messages));
        // These are three messages and three executions.
        await eventually(() => expect(pushed).toBe(6));
        socket.disconnect();
      },
    );

    const { spans } = collector;
    const calls = spans.filter(({ name }) => name === 'POST /{id}/messages');
    expect(calls).toHaveLength(3);
    const traceOf = (traceId: string) => spans.filter((span) => span.traceId === traceId);
    const told = ({ roles, name }: CollectedSpan) => `${roles}: ${name}`;
    const whole = traceOf(spans.find(({ name }) => name === 'POST /webhooks/instagram')?.traceId ?? '');
    expect([...new Set(whole.map(told))].sort()).toEqual([
      'realtime: push to browsers',
      'web: POST /webhooks/instagram',
      'web: store update',
      'worker: POST /{id}/messages',
      'worker: process update',
      'worker: run flow',
      'worker: wait in inbox',
    ]);
    // There is exactly one root span; all others have a parent in the trace.
    const ids = new Set(whole.map(({ spanId }) => spanId));
    const roots = whole.filter(({ parentSpanId }) => !parentSpanId || !ids.has(parentSpanId));
    expect(roots.map(told)).toEqual(['web: POST /webhooks/instagram']);
    const apart = spans.filter(({ name, links }) => name === 'store update' && links.length > 0);
    expect(apart).toHaveLength(1);
    const [link] = apart[0]?.links ?? [];
    expect(traceOf(link?.traceId ?? '').find(({ spanId }) => spanId === link?.spanId)?.name).toBe('POST /webhooks/instagram');
    expect(spans.filter(({ isFailed }) => isFailed)).toEqual([]);

    // Browsers get the trace id in the `x-request-id` header.
    const ofRequest = traceOf(connectedBy.replaceAll('-', ''));
    expect(ofRequest.find(({ spanId }) => spanId === spanIdOf(connectedBy))?.attributes['fanfare.request']).toBe(connectedBy);
    const callsOfRequest = ofRequest.filter(({ parentSpanId }) => parentSpanId === spanIdOf(connectedBy));
    expect(callsOfRequest.map(({ name }) => name)).toContain('GET /me');
    const lines = output.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []));
    const loggedCalls = lines.filter(({ msg }) => msg === 'call to Instagram');
    expect(loggedCalls.filter(({ requestId }) => requestId === connectedBy)).toHaveLength(callsOfRequest.length);
    const sends = loggedCalls.filter(({ endpoint }) => endpoint === 'POST /{id}/messages');
    expect(sends.map(({ sendId, runId }) => sendId.startsWith(runId))).toEqual([true, true, true]);

    const sent = collector.received.map(({ body }) => body).join('');
    for (const canary of [
      CONTENT,
      FOLLOWER,
      'mid-canary',
      igId,
      COLLECTOR_KEY,
      APP_SECRET,
      environment.TOKEN_ENCRYPTION_KEY ?? '-',
    ]) {
      expect([canary, sent.includes(canary)]).toEqual([canary, false]);
    }
    expect(collector.received.every(({ headers }) => headers['x-api-key'] === COLLECTOR_KEY)).toBe(true);
    expect(output).not.toContain(COLLECTOR_KEY);
  },
);
