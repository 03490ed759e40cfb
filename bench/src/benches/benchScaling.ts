import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { connectAccount } from '../load/connectAccount.ts';
import { createLoad } from '../load/createLoad.ts';
import { startFakeInstagram } from '../load/fakeInstagram.ts';
import { percentile } from '../percentile.ts';
import { say } from '../results/say.ts';
import { type Product, startProduct } from '../startProduct.ts';

const COUNT = Number(process.env.BENCH_COUNT ?? 4_000);
const WORKERS = [1, 2, 3];
/** A new worker sends nothing until all workers know each other (docs/adr/0018). */
const SETTLE_MS = 31_000;

export async function benchScaling(): Promise<void> {
  for (const workers of WORKERS) await measureWith(workers);
}

async function measureWith(workers: number): Promise<void> {
  const instagram = await startFakeInstagram();
  const running: Product[] = [];
  const start = async (settings: Record<string, string>, script?: string) => {
    const product = await startProduct(instagram.url, settings, script);
    running.push(product);
    return product;
  };
  try {
    const database = await start({}, 'database');
    const key = () => randomBytes(32).toString('base64');
    const shared = { DATABASE_URL: database.url, TOKEN_ENCRYPTION_KEY: key(), RELEASE_SIGNING_KEY: key() };
    const web = await start({ ...shared, ROLE: 'web' });
    for (let n = 0; n < workers; n += 1) await start({ ...shared, ROLE: 'worker' });
    await connectAccount(web.url);
    await delay(SETTLE_MS);
    const bytesBefore = await sizeOf(database.url);
    const load = createLoad(web, instagram);
    const result = await load.flatOut(COUNT);
    await load.close();
    const bytesEach = Math.round(((await sizeOf(database.url)) - bytesBefore) / COUNT);
    const of = `${workers} worker${workers > 1 ? 's' : ''}:`;
    const perSecond = (count: number, ms: number) => (count / ms) * 1_000;
    say(`${of} acknowledged`, perSecond(result.posted, result.untilAcknowledgedMs), '/s');
    say(`${of} answered`, perSecond(result.answered, result.untilAnsweredMs), '/s');
    say(`${of} never answered`, result.posted - result.answered, '', { atMost: 0 });
    say(`${of} webhook -> Graph call p50`, percentile(result.toGraph, 0.5), 'ms');
    say(`${of} deliveries refused for overload`, result.refused, '');
    say(`${of} bytes of database for each event`, bytesEach, '');
  } finally {
    for (const product of running.toReversed()) await product.stop();
    instagram.close();
  }
}

/** Includes indexes, but not the WAL. */
async function sizeOf(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ bytes: string }>('select pg_database_size(current_database()) as bytes');
  await client.end();
  return Number(rows[0]?.bytes);
}
