import { spawn } from 'node:child_process';
import path from 'node:path';
import type { FakeInstagram } from '../load/fakeInstagram.ts';
import { BENCH_APP_SECRET, type Product, startProduct } from '../startProduct.ts';

export interface Subject extends Product {
  databaseParentPid: number;
}

/** The product does not run, so all of the database's work is the peer's. */
export async function startBarePeer(instagram: FakeInstagram): Promise<Subject> {
  const database = await startProduct(instagram.url, {}, 'database');
  const peer = spawn(
    process.execPath,
    [path.resolve(import.meta.dirname, '../load/barePeer.ts'), database.url, BENCH_APP_SECRET, instagram.url],
    { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
  );
  const ended = new Promise<void>((resolve) => peer.once('exit', () => resolve()));
  const stop = async () => {
    peer.kill('SIGTERM');
    await ended;
    await database.stop();
  };
  try {
    const url = await new Promise<string>((resolve, reject) => {
      peer.once('exit', () => reject(new Error('The bare peer did not start.')));
      peer.once('message', (message) => {
        if (typeof message === 'object' && message !== null && 'url' in message) resolve(String(message.url));
      });
    });
    return { url, pid: peer.pid ?? 0, databaseParentPid: database.pid, directory: database.directory, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
