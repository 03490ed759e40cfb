import { spawn } from 'node:child_process';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { signedWebhook } from '../load/signedWebhook.ts';

const START_LIMIT_MS = 120_000;

export interface RunningPeer {
  url: string;
  pid: number;
  startMs: number;
  stop: () => Promise<void>;
}

export async function runPeer(
  script: string,
  args: readonly string[],
  port: number,
  env: NodeJS.ProcessEnv,
): Promise<RunningPeer> {
  const child = spawn(process.execPath, [script, ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const startedAt = performance.now();
  const peer = {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
  const deadline = performance.now() + START_LIMIT_MS;
  while (!(await takesWebhook(peer.url))) {
    if (child.exitCode !== null || performance.now() > deadline) {
      await peer.stop();
      throw new Error(`${script} takes no webhooks.`);
    }
    await delay(50);
  }
  return { ...peer, startMs: performance.now() - startedAt };
}

export async function findPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function takesWebhook(url: string): Promise<boolean> {
  try {
    const { body, headers } = signedWebhook('1', 'start');
    const response = await fetch(`${url}/webhooks/instagram`, { method: 'POST', headers, body });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
