import { spawn } from 'node:child_process';
import path from 'node:path';
import pg from 'pg';
import { Pool } from 'undici';
import { findDatabase } from '../findDatabase.ts';
import { BENCH_APP_SECRET, type Product } from '../startProduct.ts';
import { signedWebhook } from './signedWebhook.ts';

const CONNECTIONS = 64;
const WEBHOOKS = 20_000;

export async function measureBarePeer(product: Product): Promise<number> {
  const admin = findDatabase(product.directory);
  const database = `peer_${Date.now()}`;
  const client = new pg.Client({ ...admin, database: 'postgres' });
  await client.connect();
  await client.query(`create database ${database}`);
  const peer = spawn(
    process.execPath,
    [path.join(import.meta.dirname, 'barePeer.ts'), JSON.stringify({ ...admin, database }), BENCH_APP_SECRET],
    { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
  );
  const ended = new Promise<void>((resolve) => peer.once('exit', () => resolve()));
  try {
    const url = await new Promise<string>((resolve, reject) => {
      peer.once('exit', () => reject(new Error('The bare peer did not start.')));
      peer.once('message', (message) => {
        if (typeof message === 'object' && message !== null && 'url' in message) resolve(String(message.url));
      });
    });
    return await postAll(url);
  } finally {
    peer.kill('SIGTERM');
    await ended;
    await client.query(`drop database ${database} with (force)`);
    await client.end();
  }
}

async function postAll(url: string): Promise<number> {
  const pool = new Pool(url, { connections: CONNECTIONS, pipelining: 1 });
  const startedAt = performance.now();
  let begun = 0;
  const postInTurn = async () => {
    while (begun < WEBHOOKS) {
      begun += 1;
      const { body, headers } = signedWebhook(`1${String(begun).padStart(15, '0')}`, `peer_${begun}`);
      const response = await pool.request({ method: 'POST', path: '/', headers, body });
      await response.body.dump();
      if (response.statusCode !== 200) throw new Error(`The bare peer answered ${response.statusCode}.`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, postInTurn));
  const perSecond = (WEBHOOKS / (performance.now() - startedAt)) * 1000;
  await pool.close();
  return perSecond;
}
