import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishWorkspace } from '@fanfare/platform/release';
import { type BenchUser, connectAccount } from '../../load/connectAccount.ts';
import type { FakeInstagram } from '../../load/fakeInstagram.ts';
import { type Product, startProduct } from '../../startProduct.ts';

export interface Front {
  product: Product;
  origin: string;
  releasesDir: string;
  user: BenchUser;
  stop: () => Promise<void>;
}

/** The port is fixed because the server accepts sockets only from its own origin. */
export async function startFront(instagram: FakeInstagram, settings: Record<string, string> = {}): Promise<Front> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const releasesDir = await mkdtemp(path.join(tmpdir(), 'fanfare-bench-releases-'));
  await publishWorkspace(releasesDir);
  const product = await startProduct(instagram.url, {
    ...settings,
    PORT: String(port),
    PUBLIC_URL: origin,
    RELEASES_DIR: releasesDir,
  });
  const stop = async () => {
    await product.stop();
    await rm(releasesDir, { recursive: true, force: true });
  };
  return { product, origin, releasesDir, user: await connectAccount(product.url), stop };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No port is free.')),
      );
    });
  });
}
