import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePorts } from '../tutorial/freePorts.ts';
import { findProgram, JOURNAL_MISSING } from './findProgram.ts';

export interface LocalJournal {
  /** For `JOURNAL_URL`. */
  url: string;
  stop: () => Promise<void>;
}

const NODES = 3;
const START_LIMIT_MS = 30_000;
const RESTART_MS = 500;
const POLL_MS = 50;

/** Starts three NATS servers with JetStream and restarts those that exit. Their streams are in `directory`. */
export async function startJournal(directory: string): Promise<LocalJournal> {
  const executable = findProgram('nats-server');
  if (executable === null) throw new Error(JOURNAL_MISSING);
  const ports = await freePorts(3 * NODES);
  const routes = ports.slice(NODES, 2 * NODES).map((port) => `nats://127.0.0.1:${port}`);
  const running = new Map<string, ChildProcess>();
  let isStopping = false;

  function launch(name: string, config: string): void {
    // Ctrl+C reaches the process group; the journal stops after the servers.
    const child = spawn(executable ?? '', ['-c', config], { stdio: 'ignore', detached: true });
    running.set(name, child);
    child.once('exit', async () => {
      await delay(RESTART_MS);
      if (!isStopping) launch(name, config);
    });
  }

  for (const [index, port] of ports.slice(0, NODES).entries()) {
    const name = `nats-${index + 1}`;
    const home = path.join(directory, name);
    await mkdir(home, { recursive: true });
    const config = path.join(home, 'server.conf');
    await writeFile(
      config,
      [
        `server_name: ${name}`,
        `listen: "127.0.0.1:${port}"`,
        `http: "127.0.0.1:${ports[2 * NODES + index]}"`,
        `jetstream { store_dir: ${JSON.stringify(home)} }`,
        `cluster { name: fanfare, listen: "127.0.0.1:${ports[NODES + index]}", no_advertise: true, routes: ${JSON.stringify(routes)} }`,
        '',
      ].join('\n'),
    );
    launch(name, config);
  }

  const stop = async () => {
    isStopping = true;
    const left = [...running.values()].filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
    await Promise.all(left.map((child) => (child.kill('SIGTERM') ? once(child, 'exit') : null)));
  };

  const untilMs = performance.now() + START_LIMIT_MS;
  for (const port of ports.slice(2 * NODES)) {
    while (!(await isHealthy(port))) {
      if (performance.now() > untilMs) {
        await stop();
        throw new Error(
          `The NATS servers of the journal did not start. Run nats-server -c ${directory}/nats-1/server.conf to see why.`,
        );
      }
      await delay(POLL_MS);
    }
  }
  return {
    url: ports
      .slice(0, NODES)
      .map((port) => `nats://127.0.0.1:${port}`)
      .join(','),
    stop,
  };
}

/** Includes JetStream's leader and the streams of earlier starts. */
async function isHealthy(port: string): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
