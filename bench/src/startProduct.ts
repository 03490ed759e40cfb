import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const BENCH_APP_SECRET = 'SBX_bench_secret_0123456789abcdef';
/** Only used in redirects and sockets. */
export const BENCH_ORIGIN = 'http://127.0.0.1';

export interface Product {
  url: string;
  pid: number;
  directory: string;
  stop: () => Promise<void>;
}

const ownServerDir = path.resolve(import.meta.dirname, '../../server');

/** @param script a script of the server package; `database` starts only the database and returns its URL as `url` */
export async function startProduct(
  instagramUrl: string,
  settings: Record<string, string> = {},
  script = 'start',
  serverDir = ownServerDir,
): Promise<Product> {
  const directory = mkdtempSync(path.join(tmpdir(), 'fanfare-bench-'));
  // When started by root, the database runs as another user.
  chmodSync(directory, 0o755);
  const child = spawn(process.execPath, readArguments(script, serverDir), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    cwd: serverDir,
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      PUBLIC_URL: BENCH_ORIGIN,
      FANFARE_DATA_DIR: path.join(directory, 'data'),
      FANFARE_SYSTEM_DIR: path.join(directory, 'system'),
      LOG_LEVEL: 'error',
      INSTAGRAM_WWW_URL: instagramUrl,
      INSTAGRAM_API_URL: instagramUrl,
      INSTAGRAM_GRAPH_URL: instagramUrl,
      INSTAGRAM_APP_ID: 'SBX_bench',
      INSTAGRAM_APP_SECRET: BENCH_APP_SECRET,
      INSTAGRAM_VERIFY_TOKEN: 'SBX_bench_verify',
      // One account receives the whole load.
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
    directory,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

function readArguments(script: string, serverDir: string): string[] {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(path.join(serverDir, 'package.json'), 'utf8'));
  return (scripts[script] ?? '').split(' ').slice(1);
}
