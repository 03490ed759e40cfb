import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const BENCH_APP_SECRET = 'SBX_bench_secret_0123456789abcdef';

export interface Product {
  url: string;
  pid: number;
  stop: () => Promise<void>;
}

/**
 * Starts a server of its own, as `pnpm start` would, with an empty data directory and a free port.
 *
 * @param settings environment variables besides those that every benchmark needs
 */
export async function startProduct(instagramUrl: string, settings: Record<string, string> = {}): Promise<Product> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'fanfare-bench-'));
  const child = spawn(process.execPath, [path.resolve(import.meta.dirname, '../../server/src/main.ts')], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      // Only redirects name it, and nobody follows them here.
      PUBLIC_URL: 'http://127.0.0.1',
      FANFARE_DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      INSTAGRAM_WWW_URL: instagramUrl,
      INSTAGRAM_API_URL: instagramUrl,
      INSTAGRAM_GRAPH_URL: instagramUrl,
      INSTAGRAM_APP_ID: 'SBX_bench',
      INSTAGRAM_APP_SECRET: BENCH_APP_SECRET,
      INSTAGRAM_VERIFY_TOKEN: 'SBX_bench_verify',
      // One account carries the whole load here; Instagram itself would not let it.
      INSTAGRAM_SENDS_PER_SECOND: '1000000',
      ...settings,
    },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The server did not start (exit code ${code}).`)));
    child.once('message', (message) => {
      if (typeof message === 'object' && message !== null && 'url' in message) resolve(String(message.url));
    });
  });
  return {
    url,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
