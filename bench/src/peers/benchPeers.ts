import { setTimeout as delay } from 'node:timers/promises';
import { describeOthers } from '../event-path/judge.ts';
import { connectAccount } from '../load/connectAccount.ts';
import { createLoad } from '../load/createLoad.ts';
import { type FakeInstagram, startFakeInstagram } from '../load/fakeInstagram.ts';
import { percentile } from '../percentile.ts';
import { readServerMiB } from '../processes/readResidentMiB.ts';
import { watchMachine } from '../processes/watchMachine.ts';
import { doNotJudge, say } from '../results/say.ts';
import { startProduct } from '../startProduct.ts';
import { installPeers } from './installPeers.ts';
import type { StartedPeer } from './StartedPeer.ts';
import { startN8n } from './startN8n.ts';
import { startNodeRed } from './startNodeRed.ts';

const RATE = 10;
const SECONDS = 10;

interface Contestant {
  name: string;
  count: number;
  start: (instagram: FakeInstagram) => Promise<StartedPeer>;
}

/**
 * Runs the same work on the product and on two automation tools. The tools do less: they skip signatures,
 * deduplication and ordering, and Node-RED stores nothing.
 */
export async function benchPeers(): Promise<void> {
  const directory = installPeers();
  const contestants: Contestant[] = [
    { name: 'Fanfare', count: 10_000, start: startFanfare },
    { name: 'Node-RED', count: 10_000, start: (instagram) => startNodeRed(directory, instagram) },
    { name: 'n8n', count: 600, start: (instagram) => startN8n(directory, instagram) },
  ];
  const stopWatch = watchMachine();
  const answered = new Map<string, number>();
  for (const contestant of contestants) answered.set(contestant.name, await measure(contestant));
  const [disturbance] = describeOthers('the run', stopWatch());
  if (disturbance !== undefined) doNotJudge(disturbance);
  const ratio = (peer: string) => (answered.get('Fanfare') ?? Number.NaN) / (answered.get(peer) ?? Number.NaN);
  say('answered by Fanfare for each by n8n', ratio('n8n'), '', { atLeast: 100 });
  say('answered by Fanfare for each by Node-RED', ratio('Node-RED'), '', { atLeast: 1.3 });
}

async function measure({ name, count, start }: Contestant): Promise<number> {
  const instagram = await startFakeInstagram();
  const product = await start(instagram);
  try {
    say(`${name}: start, until it answers`, product.startMs / 1_000, 's');
    const load = createLoad(product, instagram);
    await load.steady(RATE, 3);
    const steady = await load.steady(RATE, SECONDS);
    say(`${name}: ${RATE}/s, ack p50`, percentile(steady.acks, 0.5), 'ms');
    say(`${name}: ${RATE}/s, webhook -> answer p50`, percentile(steady.toGraph, 0.5), 'ms');
    say(`${name}: ${RATE}/s, webhook -> answer p99`, percentile(steady.toGraph, 0.99), 'ms');
    const flatOut = await load.flatOut(count);
    const perSecond = (flatOut.answered / flatOut.untilAnsweredMs) * 1_000;
    say(`${name}: answered flat out`, perSecond, '/s');
    say(`${name}: never answered`, flatOut.posted - flatOut.answered, '');
    say(`${name}: memory afterwards, its database left out`, readServerMiB(product.pid), 'MiB');
    await load.close();
    return perSecond;
  } finally {
    await product.stop();
    instagram.close();
    await delay(1_000);
  }
}

async function startFanfare(instagram: FakeInstagram): Promise<StartedPeer> {
  const startedAt = performance.now();
  const product = await startProduct(instagram.url);
  const startMs = performance.now() - startedAt;
  await connectAccount(product.url);
  return { ...product, startMs };
}
