import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { fillEvents } from '../front/pages/fillEvents.ts';
import { observeOther } from '../isolation/observeOther.ts';
import { connectAccount } from '../load/connectAccount.ts';
import { startFakeInstagram } from '../load/fakeInstagram.ts';
import { percentile } from '../percentile.ts';
import { readProcessorTime } from '../processes/readProcessorTime.ts';
import { type BenchOptions, say } from '../results/say.ts';
import { type Product, startProduct } from '../startProduct.ts';

const EVENTS = Number(process.env.BENCH_EVENTS ?? 2_000_000);
const RETENTION_DAYS = 30;
const DEFAULT_MINUTES = 60;
const WARM_UP_MS = 15_000;
const QUIET_MS = 60_000;
const LOOK_EVERY_MS = 2_000;
/** A repeated message would not be answered. */
const SERIALS = 1_000_000;
/** Of the events, not of the other tenant. */
const OLD_ACCOUNT_ID = '17841400000000999';

/** Answers of one tenant while the old events of another are deleted. */
export async function benchRetention({ minutes = DEFAULT_MINUTES }: BenchOptions): Promise<void> {
  const instagram = await startFakeInstagram();
  const running: Product[] = [];
  const start = async (settings: Record<string, string>, script?: string) => {
    const product = await startProduct(instagram.url, settings, script);
    running.push(product);
    return product;
  };
  const database = await start({}, 'database');
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  /** Counting the rows themselves would be a load, too. */
  const countDeleted = async () => {
    const { rows } = await client.query<{ n: string }>("select n_tup_del as n from pg_stat_user_tables where relname = 'events'");
    return Number(rows[0]?.n);
  };
  const key = () => randomBytes(32).toString('base64');
  const shared = { DATABASE_URL: database.url, TOKEN_ENCRYPTION_KEY: key(), RELEASE_SIGNING_KEY: key() };
  const measure = async (product: Product, token: string, days: number, name: string, isOver: () => Promise<boolean>) => {
    const observer = observeOther(product.url, instagram, token, days * SERIALS);
    await delay(WARM_UP_MS);
    const from = performance.now();
    const before = readProcessorTime(product.pid, database.pid);
    while (!(await isOver())) await delay(LOOK_EVERY_MS);
    const to = performance.now();
    const after = readProcessorTime(product.pid, database.pid);
    const { samples, refused } = await observer.between(from, to);
    await observer.stop();
    const share = (ms: number) => (100 * ms) / (to - from) / availableParallelism();
    say(`${name}: processors used by the server`, share(after.serverMs - before.serverMs), '%');
    say(`${name}: processors used by the database`, share(after.databaseMs - before.databaseMs), '%');
    for (const path of ['ack', 'answer'] as const) {
      say(`${name}: ${path} p50`, percentile(samples[path], 0.5), 'ms');
      say(`${name}: ${path} p99`, percentile(samples[path], 0.99), 'ms');
    }
    say(`${name}: refused`, refused, '');
  };
  try {
    const first = await start({ ...shared, RETENTION_DAYS: '0' });
    const old = await connectAccount(first.url, OLD_ACCOUNT_ID);
    const { token } = await connectAccount(first.url);
    await fillEvents(database, old.id, EVENTS, RETENTION_DAYS + 1);
    say('old events', EVENTS, '');
    const quietUntil = performance.now() + WARM_UP_MS + QUIET_MS;
    await measure(first, token, 0, 'nothing is deleted', async () => performance.now() > quietUntil);
    running.splice(running.indexOf(first), 1);
    await first.stop();

    const second = await start({ ...shared, RETENTION_DAYS: String(RETENTION_DAYS) });
    const startedAt = performance.now();
    let deleted = 0;
    await measure(second, token, RETENTION_DAYS, 'old events are deleted', async () => {
      deleted = await countDeleted();
      return deleted >= EVENTS || performance.now() - startedAt > minutes * 60_000;
    });
    say('deleted', deleted, '');
    say('deleted per second', deleted / ((performance.now() - startedAt) / 1_000), '/s');
  } finally {
    await client.end();
    for (const product of running.toReversed()) await product.stop();
    instagram.close();
  }
}
