import { connectAccount } from '../load/connectAccount.ts';
import { createLoad, type LoadResult } from '../load/createLoad.ts';
import { startFakeInstagram } from '../load/fakeInstagram.ts';
import { milliseconds, percentile } from '../percentile.ts';
import { readResidentMiB } from '../readResidentMiB.ts';
import { startProduct } from '../startProduct.ts';

const STEADY_PER_SECOND = Number(process.env.BENCH_RATE ?? 200);
const STEADY_SECONDS = 10;
const FLAT_OUT = 15_000;

/** Sends signed webhooks to a real server: first at a steady rate, then at full load. */
export async function benchIntake(): Promise<void> {
  const instagram = await startFakeInstagram();
  const product = await startProduct(instagram.url);
  try {
    await connectAccount(product.url);
    const load = createLoad(product, instagram);
    print(`Steady ${STEADY_PER_SECOND}/s for ${STEADY_SECONDS} s`, await load.steady(STEADY_PER_SECOND, STEADY_SECONDS));
    print(`Flat out, ${FLAT_OUT} webhooks`, await load.flatOut(FLAT_OUT));
    process.stdout.write(`  server memory ${Math.round(readResidentMiB(product.pid))} MiB\n`);
    await load.close();
  } finally {
    await product.stop();
    instagram.close();
  }
}

function print(title: string, result: LoadResult): void {
  const perSecond = (count: number, ms: number) => `${Math.round((count / ms) * 1000)}/s`;
  const times = (samples: number[]) =>
    `p50 ${milliseconds(percentile(samples, 0.5))}, p99 ${milliseconds(percentile(samples, 0.99))}`;
  const { posted, answered, processorEach } = result;
  const lines = [
    title,
    `ack: ${times(result.acks)}; ${perSecond(posted, result.untilAcknowledgedMs)}`,
    `webhook -> Graph call: ${times(result.toGraph)}; ${perSecond(answered, result.untilAnsweredMs)}, ${answered} of ${posted}`,
    ...(processorEach
      ? [
          `processor time of one event: server ${processorEach.serverMs.toFixed(2)} ms, database ${processorEach.databaseMs.toFixed(2)} ms`,
        ]
      : []),
  ];
  process.stdout.write(`${lines.join('\n  ')}\n`);
}
