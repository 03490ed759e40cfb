import { test } from 'node:test';
import type { FlowGraph } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import pg from 'pg';
import { dm } from '../../../../test/data/deliveries.ts';
import { igIdOf } from '../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../test/eventually.ts';
import { databaseUrlOf } from '../../../../test/servers/launchServer.ts';
import { runServerCommand } from '../../../../test/servers/runServerCommand.ts';
import { silentLogger } from '../../../../test/servers/silentLogger.ts';
import { startTestServer } from '../../../../test/servers/startTestServer.ts';
import { systemClock } from '../../../infrastructure/clock/Clock.ts';
import { createEventBus } from '../../../infrastructure/event-bus/createEventBus.ts';
import { createPublishedFlows } from '../../automation/flows/index.ts';
import { createWorker } from './createWorker.ts';

const igId = igIdOf(1);
const position = { x: 0, y: 0 };
const waitThenSay: FlowGraph = {
  nodes: [
    { id: 'w', type: 'actionNode', position, data: { action: 'wait', actionParams: '1h' } },
    { id: 'm', type: 'messageNode', position, data: { content: 'second' } },
  ],
  edges: [{ id: 'e', source: 'w', target: 'm' }],
};

test('H6: what was open in a restored backup does not happen by itself, and can be retried', async () => {
  const server = await startTestServer({ startsWork: false });
  const user = await server.signUp('anna');
  await server.connect(user, igId);
  const saved = await server.call('POST /api/flow/save', { token: user.token, body: { name: 'Wait', ...waitThenSay } });
  await server.call('POST /api/flow/{id}/publish', { token: user.token, id: saved.body.data.id });
  const client = new pg.Client(server.config);
  await client.connect();
  for (const from of ['1', '2']) await server.deliver(dm({ igId, from, text: 'hi', mid: `waits-${from}` }));
  const worker = createWorker({
    database: server.database,
    flows: createPublishedFlows(),
    clock: systemClock,
    logger: silentLogger,
    isExclusive: true,
    lookUpPosts: async () => undefined,
    sends: { reserve: async () => 0, send: () => undefined },
    bus: createEventBus(),
  });
  await worker.start();
  await eventually(async () => expect((await client.query('select 1 from timers')).rowCount).toBe(2));
  await worker.stop();

  await client.query(
    `update timers set due_at = now() - interval '1 minute' where run_id = (select min(id::text)::uuid from runs)`,
  );
  await client.query(`
    insert into inbox (owner_id, account_id, dedupe_key, lane, kind, body, meta_ts)
    select owner_id, account_id, '${igId}:m:open', account_id || ':3', kind,
      replace(replace(body::text, '"1"', '"3"'), 'waits-1', 'open')::jsonb, now()
    from inbox where dedupe_key = '${igId}:m:waits-1'`);
  await client.query('insert into waiting_deliveries (ig_ids, body) values ($1, $2)', [
    [igId],
    JSON.stringify(dm({ igId, from: '4', text: 'hi', mid: 'spilled' })),
  ]);
  const { output } = await runServerCommand('restore', ['--hold'], { DATABASE_URL: databaseUrlOf(server.config) });
  expect(output).toContain('1 updates, 1 unread deliveries, 1 waits and 0 posts that users can retry, and 0 messages');

  try {
    await server.app.startWork();
    const { token } = user;
    const failed = async () => {
      const { body } = await server.call('GET /api/webhooks/events', { token });
      return body.data.events.filter(({ processedStatus }) => processedStatus === 'failed');
    };
    const codes = async () => (await failed()).flatMap(({ processingErrorMessage }) => processingErrorMessage);
    await eventually(async () => {
      expect(await codes()).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ code: 'decisions.held-after-restore' }),
          expect.objectContaining({ code: 'runs.held-after-restore' }),
        ]),
      );
    });
    expect(server.instagram.sent).toEqual([]);
    expect((await client.query('select 1 from timers')).rowCount).toBe(1);

    await eventually(async () => expect((await failed()).map(({ senderId }) => senderId)).toContain('4'));
    const held = (await failed()).find(({ senderId }) => senderId === '3');
    const retried = await server.call('POST /api/webhooks/events/{id}/retry', { token, id: held?.id ?? '' });
    expect(retried.status).toBe(200);
    await eventually(async () => expect((await client.query('select 1 from timers')).rowCount).toBe(2));
  } finally {
    await client.end();
    await server.close();
  }
});
