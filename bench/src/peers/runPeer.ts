import { spawn } from 'node:child_process';
import { type AddressInfo, createServer } from 'node:net';
import type { FakeInstagram } from '../load/fakeInstagram.ts';
import { waitForPeer } from './waitForPeer.ts';

const START_LIMIT_MS = 300_000;

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
  instagram: FakeInstagram,
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
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  try {
    await waitForPeer(peer.url, instagram, { untilMs: START_LIMIT_MS, hasEnded });
  } catch (error) {
    await peer.stop();
    throw new Error(`${script} did not start.`, { cause: error });
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
