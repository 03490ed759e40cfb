import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { workspaceDir } from '../workspace/packageFacts.ts';
import { findProxy, PROXY_MISSING } from './findProgram.ts';

export interface Targets {
  web: readonly string[];
  realtime: readonly string[];
}

export interface ClusterProxy {
  process: ChildProcess;
  /** Resolves when new servers get requests, and those left out have none, except for sockets. */
  setTargets: (targets: Targets) => Promise<void>;
  stop: () => Promise<void>;
}

type Backend = keyof Targets;

const configPath = path.join(workspaceDir, 'deploy/proxy/haproxy.cfg');
/** `server-template` in the configuration. */
const SLOTS = 36;
const START_LIMIT_MS = 10_000;
const DRAIN_LIMIT_MS = 5_000;
const POLL_MS = 25;

/** @param host as for `listen`; `localhost` means both of its addresses */
export async function createProxy(port: number, host: string): Promise<ClusterProxy> {
  const executable = findProxy();
  if (executable === null) throw new Error(PROXY_MISSING);
  const directory = await mkdtemp(path.join(tmpdir(), 'fanfare-proxy-'));
  const control = path.join(directory, 'control');
  const child = spawn(executable, ['-db', '-f', configPath], {
    env: {
      PROXY_BIND: addressesOf(host)
        .map((address) => `${address}:${port}`)
        .join(','),
      PROXY_CONTROL: control,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Ctrl+C reaches the process group; the proxy stops after the servers.
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output = `${output}${chunk.toString()}`.slice(-4_000);
    });
  }
  const ended = once(child, 'exit').catch(() => undefined);
  const slots: Record<Backend, Map<string, number>> = { web: new Map(), realtime: new Map() };
  let changing: Promise<void> = Promise.resolve();

  const run = (...commands: readonly string[]) => send(control, commands.join(';'));

  async function enter(backend: Backend, url: string): Promise<void> {
    const taken = new Set(slots[backend].values());
    const slot = Array.from({ length: SLOTS }, (_, n) => n + 1).find((n) => !taken.has(n));
    if (slot === undefined) throw new Error(`The proxy has no place for another ${backend} server.`);
    slots[backend].set(url, slot);
    const { hostname, port: target } = new URL(url);
    const server = `${backend}/${backend}${slot}`;
    const address = hostname === 'localhost' ? '127.0.0.1' : hostname.replaceAll(/[[\]]/g, '');
    const answer = await run(`set server ${server} addr ${address} port ${target}`, `set server ${server} state ready`);
    if (/not found|unknown|invalid|require|no such/i.test(answer))
      throw new Error(`The proxy refused a server: ${answer.trim()}`);
  }

  async function leave(backend: Backend, url: string, slot: number): Promise<void> {
    const server = `${backend}/${backend}${slot}`;
    await run(`set server ${server} state drain`);
    const untilMs = performance.now() + DRAIN_LIMIT_MS;
    while (backend === 'web' && performance.now() < untilMs) {
      if ((await openRequests(server)) === 0) break;
      await delay(POLL_MS);
    }
    await run(
      `set server ${server} state maint`,
      ...(backend === 'realtime' ? [`clear table realtime data.server_id eq ${slot}`] : []),
    );
    slots[backend].delete(url);
  }

  async function openRequests(server: string): Promise<number> {
    const [, ...rows] = (await run('show stat')).split('\n');
    const row = rows.map((line) => line.split(',')).find(([backend, name]) => `${backend}/${name}` === server);
    return Number(row?.[4] ?? 0) + Number(row?.[2] ?? 0);
  }

  async function change(targets: Targets): Promise<void> {
    const all = (['web', 'realtime'] as const).map((backend) => ({ backend, wanted: new Set(targets[backend]) }));
    for (const { backend, wanted } of all) {
      for (const url of wanted) if (!slots[backend].has(url)) await enter(backend, url);
    }
    await Promise.all(
      all.flatMap(({ backend, wanted }) =>
        [...slots[backend]].flatMap(([url, slot]) => (wanted.has(url) ? [] : [leave(backend, url, slot)])),
      ),
    );
  }

  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await ended;
    await rm(directory, { recursive: true, force: true });
  };

  const untilMs = performance.now() + START_LIMIT_MS;
  for (;;) {
    const isReady = await run('show info').then(
      () => true,
      () => false,
    );
    if (isReady) break;
    if (child.exitCode !== null || child.signalCode !== null || performance.now() > untilMs) {
      await stop();
      throw new Error(`HAProxy did not start on port ${port}: ${output.trim()}`);
    }
    await delay(POLL_MS);
  }
  return {
    process: child,
    setTargets(targets) {
      changing = changing.catch(() => undefined).then(() => change(targets));
      return changing;
    },
    stop,
  };
}

function addressesOf(host: string): string[] {
  if (host !== 'localhost') return [host.includes(':') ? `[${host}]` : host];
  const own = Object.values(networkInterfaces()).flatMap((addresses) => addresses?.map(({ address }) => address) ?? []);
  return own.includes('::1') ? ['127.0.0.1', '[::1]'] : ['127.0.0.1'];
}

/** A command of HAProxy's runtime API. */
async function send(control: string, command: string): Promise<string> {
  const socket = createConnection(control);
  socket.end(`${command}\n`);
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  return answer;
}
