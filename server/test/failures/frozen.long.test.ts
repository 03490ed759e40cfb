import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'expect';
import { sql } from 'kysely';
import { dm } from '../data/deliveries.ts';
import { flowThatSays } from '../data/flows.ts';
import { igIdOf } from '../doubles/startInstagramDouble.ts';
import { eventually } from '../eventually.ts';
import { longTest } from '../longTest.ts';
import { deliverUntilTaken } from './deliverUntilTaken.ts';
import { startLoadedProcesses } from './startLoadedProcesses.ts';

const igIds = [igIdOf(1)] as const;
/** More than an account's concurrent calls, so that some wait. */
const fans = Array.from({ length: 48 }, (_, n) => `${6_000 + n}`);
const ANSWERED_LATE_MS = 5_000;

longTest('M3: a worker that was stopped between its decision and the call sends nothing when it continues', async (context) => {
  const stage = await startLoadedProcesses({
    igIds,
    graph: flowThatSays('hello'),
    roles: ['web,realtime', 'worker'],
    settings: { INSTAGRAM_SECOND_LOOK_SECONDS: '30' },
  });
  context.after(() => {
    stage.processes()[1]?.child.kill('SIGCONT');
    return stage.close();
  });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  stage.instagram.onSend = async (message, n) => {
    await released;
    return { status: 200, body: { recipient_id: message.recipient, message_id: `sent-${n}` } };
  };
  for (const from of fans) {
    await deliverUntilTaken(stage.server().client.deliverOnce, dm({ igId: igIds[0], from, text: 'hi', mid: `from-${from}` }));
  }
  const countSending = async () => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from outbox where state = 'sending'`.execute(
      stage.database.system,
    );
    return rows[0]?.n;
  };
  await eventually(async () => expect(await countSending()).toBe(fans.length));
  const frozen = stage.processes()[1]?.child;
  frozen?.kill('SIGSTOP');
  const begun = stage.instagram.sent.length;
  expect(begun).toBeLessThan(fans.length);
  release();
  await stage.add('worker');
  const recipients = () => stage.instagram.sent.map(({ recipient }) => recipient).toSorted();
  await eventually(() => expect(recipients()).toEqual(fans), 240_000);
  await eventually(async () => expect(await countSending()).toBe(0), 60_000);
  context.diagnostic(`${begun} were called before the stop, ${fans.length - begun} by the other worker`);
  frozen?.kill('SIGCONT');
  await delay(ANSWERED_LATE_MS);
  expect(recipients()).toEqual(fans);
  expect([...stage.instagram.conversations.values()].map(({ length }) => length)).toEqual(fans.map(() => 1));
  expect(stage.instagram.violations).toEqual([]);
});
