import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { io } from 'socket.io-client';
import { type BenchUser, connectAccount } from '../load/connectAccount.ts';
import { createLoad } from '../load/createLoad.ts';
import { startFakeInstagram } from '../load/fakeInstagram.ts';
import { percentile } from '../percentile.ts';
import { readProcessorTime } from '../processes/readProcessorTime.ts';
import { say } from '../results/say.ts';
import { BENCH_ORIGIN, type Product, startProduct } from '../startProduct.ts';

const COUNT = Number(process.env.BENCH_COUNT ?? 4_000);
const SIZES = [
  { web: 1, worker: 1, realtime: 1 },
  { web: 1, worker: 2, realtime: 1 },
  { web: 1, worker: 3, realtime: 1 },
  { web: 2, worker: 2, realtime: 2 },
  { web: 3, worker: 3, realtime: 3 },
];
/** Until the processes have done the work of their start. */
const SETTLE_MS = 3_000;

type Size = (typeof SIZES)[number];
type Role = keyof Size;

export async function benchScaling(): Promise<void> {
  for (const size of SIZES) await measureWith(size);
}

async function measureWith(size: Size): Promise<void> {
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
    const startAll = async (role: Role) => {
      const products: Product[] = [];
      while (products.length < size[role]) products.push(await start({ ...shared, ROLE: role }));
      return products;
    };
    const processes = { web: await startAll('web'), worker: await startAll('worker'), realtime: await startAll('realtime') };
    const user = await connectAccount(processes.web[0]?.url ?? '');
    const sockets = await Promise.all(processes.realtime.map((product) => openSocket(product.url, user)));
    await delay(SETTLE_MS);
    const bytesBefore = await sizeOf(database.url);
    const used = () => ({
      ...Object.fromEntries(Object.entries(processes).map(([role, products]) => [role, sumOf(products)])),
      database: readProcessorTime(database.pid).databaseMs,
    });
    const usedBefore: Record<string, number> = used();
    const load = createLoad(processes.web, instagram);
    const result = await load.flatOut(COUNT);
    await delay(SETTLE_MS);
    await load.close();
    for (const socket of sockets) socket.close();
    const bytesEach = Math.round(((await sizeOf(database.url)) - bytesBefore) / COUNT);
    const of = `${size.web} web, ${size.worker} worker, ${size.realtime} realtime:`;
    const perSecond = (count: number, ms: number) => (count / ms) * 1_000;
    say(`${of} acknowledged`, perSecond(result.posted, result.untilAcknowledgedMs), '/s');
    say(`${of} answered`, perSecond(result.answered, result.untilAnsweredMs), '/s');
    say(`${of} never answered`, result.posted - result.answered, '', { atMost: 0 });
    say(`${of} webhook -> Graph call p50`, percentile(result.toGraph, 0.5), 'ms');
    say(`${of} deliveries refused for overload`, result.refused, '');
    for (const [part, ms] of Object.entries(used()))
      say(`${of} CPU of ${part} for each event`, (ms - (usedBefore[part] ?? 0)) / COUNT, 'ms');
    say(`${of} bytes of database for each event`, bytesEach, '');
  } finally {
    for (const product of running.toReversed()) await product.stop();
    instagram.close();
  }
}

function sumOf(products: readonly Product[]): number {
  return products.reduce((sum, { pid }) => sum + readProcessorTime(pid).serverMs, 0);
}

async function openSocket(url: string, user: BenchUser) {
  const socket = io(url, { transports: ['websocket'], extraHeaders: { origin: BENCH_ORIGIN } });
  const isIn = new Promise((resolve) => socket.once('auth_success', resolve));
  socket.on('connect', () =>
    socket.emit('authenticate', { token: user.token, userId: user.id, timestamp: new Date().toISOString() }),
  );
  await isIn;
  return socket;
}

/** Includes indexes, but not the WAL. */
async function sizeOf(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ bytes: string }>('select pg_database_size(current_database()) as bytes');
  await client.end();
  return Number(rows[0]?.bytes);
}
