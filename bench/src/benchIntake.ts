import { readFileSync } from 'node:fs';
import { Pool } from 'undici';
import { connectAccount } from './connectAccount.ts';
import { startFakeInstagram } from './fakeInstagram.ts';
import { milliseconds, percentile } from './percentile.ts';
import { signedWebhook } from './signedWebhook.ts';
import { startProduct } from './startProduct.ts';

const CONNECTIONS = 64;
const FLAT_OUT_MS = 10_000;
const STEADY_MS = 10_000;
const STEADY_PER_SECOND = Number(process.env.BENCH_RATE ?? 200);
const DRAIN_LIMIT_MS = 60_000;
/** People who write. Few enough that most are known already, many enough that nobody gets more than the ten answers a minute allowed. */
const CONTACTS = 4_000;

/**
 * Signed webhooks against a real server on its embedded database: first as many as it acknowledges in 10 s, then a steady rate at which
 * the time from the webhook to the answer at the far end is measured.
 */
export async function benchIntake(): Promise<void> {
  const instagram = await startFakeInstagram();
  const product = await startProduct(instagram.url);
  const pool = new Pool(product.url, { connections: CONNECTIONS, pipelining: 1 });
  let serial = 0;

  const post = async (contactId: string): Promise<number> => {
    serial += 1;
    const { body, headers } = signedWebhook(contactId, `bench_${serial}`);
    const startedAt = performance.now();
    const response = await pool.request({ method: 'POST', path: '/webhooks/instagram', headers, body });
    await response.body.dump();
    if (response.statusCode !== 200) throw new Error(`A webhook was answered ${response.statusCode}.`);
    return performance.now() - startedAt;
  };

  try {
    await connectAccount(product.url);

    // Steady first, on an empty queue.
    const postedAt = new Map<string, number[]>();
    const toGraph: number[] = [];
    instagram.onSend((recipientId) => {
      const at = postedAt.get(recipientId)?.shift();
      if (at !== undefined) toGraph.push(performance.now() - at);
    });
    const steadyAcks: Promise<number>[] = [];
    const steadyStart = performance.now();
    while (performance.now() - steadyStart < STEADY_MS) {
      const due = Math.floor(((performance.now() - steadyStart) / 1000) * STEADY_PER_SECOND);
      while (steadyAcks.length < due) {
        const contactId = contactOf(steadyAcks.length);
        postedAt.set(contactId, [...(postedAt.get(contactId) ?? []), performance.now()]);
        steadyAcks.push(post(contactId));
      }
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    const acks = await Promise.all(steadyAcks);
    await until(() => toGraph.length >= acks.length, DRAIN_LIMIT_MS);
    print(`Steady ${STEADY_PER_SECOND}/s for ${STEADY_MS / 1000} s (${acks.length} webhooks, ${toGraph.length} answers)`, [
      ['ack', acks],
      ['webhook -> Graph call', toGraph],
    ]);

    let answered = 0;
    instagram.onSend(() => {
      answered += 1;
    });
    const flatOut: number[] = [];
    const flatOutStart = performance.now();
    await Promise.all(
      Array.from({ length: CONNECTIONS }, async () => {
        while (performance.now() - flatOutStart < FLAT_OUT_MS) flatOut.push(await post(contactOf(serial)));
      }),
    );
    const seconds = (performance.now() - flatOutStart) / 1000;
    print(`Flat out with ${CONNECTIONS} connections: ${Math.round(flatOut.length / seconds)} webhooks/s acknowledged, durably`, [
      ['ack', flatOut],
    ]);
    process.stdout.write(
      `  answered meanwhile: ${Math.round(answered / seconds)}/s; server memory ${residentMiB(product.pid)} MiB\n`,
    );
  } finally {
    await pool.close();
    await product.stop();
    instagram.close();
  }
}

function contactOf(index: number): string {
  return `1${String(index % CONTACTS).padStart(15, '0')}`;
}

function print(title: string, rows: [string, number[]][]): void {
  process.stdout.write(`${title}\n`);
  for (const [label, samples] of rows) {
    const [p50, p99] = [percentile(samples, 0.5), percentile(samples, 0.99)];
    process.stdout.write(
      `  ${label}: p50 ${milliseconds(p50)}, p99 ${milliseconds(p99)}, max ${milliseconds(percentile(samples, 1))}\n`,
    );
  }
}

async function until(done: () => boolean, limitMs: number): Promise<void> {
  const deadline = performance.now() + limitMs;
  while (!done() && performance.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 10));
}

function residentMiB(pid: number): string {
  try {
    const pages = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return pages ? String(Math.round(Number(pages) / 1024)) : 'unknown';
  } catch {
    return 'unknown';
  }
}
