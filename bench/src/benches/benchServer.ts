import { connectAccount } from '../load/connectAccount.ts';
import { createLoad, type LoadResult } from '../load/createLoad.ts';
import { startFakeInstagram } from '../load/fakeInstagram.ts';
import { measureBarePeer } from '../load/measureBarePeer.ts';
import { measureLists } from '../load/measureLists.ts';
import { measureSocket } from '../load/measureSocket.ts';
import { percentile } from '../percentile.ts';
import { readResidentMiB } from '../readResidentMiB.ts';
import { say } from '../results/say.ts';
import { startProduct } from '../startProduct.ts';

const RATES = [200, 500, 1_000];
const BUDGETED_RATE = 1_000;
const STEADY_SECONDS = 10;
const FLAT_OUT = 25_000;
const LIST_BUDGET_MS = 50;

/** Also measures a minimal receiver, because the results depend on the machine. */
export async function benchServer(): Promise<void> {
  const instagram = await startFakeInstagram();
  const product = await startProduct(instagram.url);
  try {
    const user = await connectAccount(product.url);
    const load = createLoad(product, instagram);
    const perSecondBare = await measureBarePeer(product);
    await load.steady(100, 5);

    say('webhook -> browser socket, p50', await measureSocket(product.url, user, load).then(median), 'ms', { atMost: 10 });
    for (const rate of RATES) sayLatencies(rate, await load.steady(rate, STEADY_SECONDS));
    const flatOut = await load.flatOut(FLAT_OUT);
    const answeredPerSecond = (flatOut.answered / flatOut.untilAnsweredMs) * 1000;
    say('flat out: acknowledged', (flatOut.posted / flatOut.untilAcknowledgedMs) * 1000, '/s');
    say('flat out: answered, sustained', answeredPerSecond, '/s', { atLeast: 3_000 });
    sayProcessor('flat out:', flatOut);
    reportRejected('flat out:', flatOut);
    say('server memory at that load', readResidentMiB(product.pid), 'MiB', { atMost: 250 });
    say('bare peer: acknowledged durably, nothing else done', perSecondBare, '/s');
    say('answered for each acknowledgement of the bare peer', answeredPerSecond / perSecondBare, '');
    for (const [name, ms] of await measureLists(product)) {
      say(`100,000 events: ${name}`, ms, 'ms', { atMost: LIST_BUDGET_MS });
    }
    await load.close();
  } finally {
    await product.stop();
    instagram.close();
  }
}

function sayLatencies(rate: number, result: LoadResult): void {
  const budget = (atMost: number) => (rate === BUDGETED_RATE ? { atMost } : {});
  const at = `${rate}/s:`;
  say(`${at} ack p50`, median(result.acks), 'ms', budget(3));
  say(`${at} ack p99`, percentile(result.acks, 0.99), 'ms', budget(20));
  say(`${at} webhook -> Graph call p50`, median(result.toGraph), 'ms', budget(5));
  say(`${at} webhook -> Graph call p99`, percentile(result.toGraph, 0.99), 'ms', budget(50));
  if (result.answered < result.posted) say(`${at} never answered`, result.posted - result.answered, '', { atMost: 0 });
  sayProcessor(at, result);
  reportRejected(at, result);
}

/** A rejected delivery is retried; its latency counts from the first attempt. */
function reportRejected(at: string, { refused }: LoadResult): void {
  if (refused > 0) say(`${at} deliveries refused for overload`, refused, '');
}

function sayProcessor(at: string, { processorEach }: LoadResult): void {
  if (!processorEach) return;
  say(`${at} processor time of one event, server`, processorEach.serverMs, 'ms');
  say(`${at} processor time of one event, database`, processorEach.databaseMs, 'ms');
}

function median(samples: number[]): number {
  return percentile(samples, 0.5);
}
