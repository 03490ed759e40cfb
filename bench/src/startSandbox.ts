import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readProcessorTime } from './processes/readProcessorTime.ts';
import { readResidentMiB } from './processes/readResidentMiB.ts';

export const SANDBOX_APP = { id: 'SBX_bench', secret: 'SBX_bench_secret_0123456789abcdef', verifyToken: 'SBX_bench_verify' };
export const SANDBOX_REDIRECT = 'http://localhost/cb';

export interface RunningSandbox {
  url: string;
  cpuMs: () => number;
  residentMiB: () => number;
  stop: () => Promise<void>;
}

export async function startSandbox(callbackUrl: string): Promise<RunningSandbox> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sandbox-bench-'));
  const child = spawn(process.execPath, [path.resolve(import.meta.dirname, '../../sandbox/src/main.ts')], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      SANDBOX_PORT: '0',
      SANDBOX_SMTP_PORT: 'off',
      SANDBOX_DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      INSTAGRAM_APP_ID: SANDBOX_APP.id,
      INSTAGRAM_APP_SECRET: SANDBOX_APP.secret,
      INSTAGRAM_VERIFY_TOKEN: SANDBOX_APP.verifyToken,
      WEBHOOK_CALLBACK_URL: callbackUrl,
      OAUTH_REDIRECT_URIS: SANDBOX_REDIRECT,
    },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The sandbox did not start (exit code ${code}).`)));
    child.once('message', (message) => {
      if (typeof message === 'object' && message !== null && 'url' in message) resolve(String(message.url));
    });
  });
  return {
    url,
    cpuMs: () => readProcessorTime(child.pid ?? 0).serverMs,
    residentMiB: () => Math.round(readResidentMiB(child.pid ?? 0)),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
