import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { jetstreamManager } from '@nats-io/jetstream';
import { connect as connectToNats, type NatsConnection } from '@nats-io/transport-node';
import { findFreePort } from '../../src/infrastructure/database/embedded-place/findFreePort.ts';
import { eventually } from '../eventually.ts';

interface Node {
  name: string;
  port: number;
  clusterPort: number;
  directory: string;
  child: ChildProcess | null;
}

const SLOW_STOPPED_MS = 450;
const SLOW_RUNNING_MS = 50;

export async function startNats(count = 3) {
  const binary = findBinary();
  const directory = await mkdtemp(join(tmpdir(), 'fanfare-nats-'));
  const nodes: Node[] = [];
  for (let n = 0; n < count; n += 1) {
    const port = await findUnusedPort(nodes);
    const clusterPort = await findUnusedPort([...nodes, { port }]);
    nodes.push({ name: `node-${n}`, port, clusterPort, directory: join(directory, `node-${n}`), child: null });
  }

  async function start(node: Node): Promise<void> {
    const routes = nodes.map(({ clusterPort }) => `nats://127.0.0.1:${clusterPort}`).join(', ');
    const config = join(directory, `${node.name}.conf`);
    const cluster = `cluster { name: fanfare, listen: "127.0.0.1:${node.clusterPort}", routes: [${routes}], no_advertise: true }`;
    await writeFile(
      config,
      `server_name: ${node.name}
listen: "127.0.0.1:${node.port}"
jetstream { store_dir: "${node.directory}", max_mem: 64MB, max_file: 4GB }
${count > 1 ? cluster : ''}`,
    );
    const child = spawn(binary, ['-c', config], { stdio: 'ignore' });
    node.child = child;
    await eventually(async () => {
      if (child.exitCode !== null) throw new Error(`nats-server ended with ${child.exitCode}`);
      const socket = connect(node.port, '127.0.0.1');
      await once(socket, 'connect');
      socket.destroy();
    });
  }

  async function kill(node: Node): Promise<void> {
    const { child } = node;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  }

  /** Runs for a tenth of the time until the returned function is called. */
  function slowDown({ child }: Node): () => Promise<void> {
    let isSlow = true;
    const run = async () => {
      while (isSlow) {
        child?.kill('SIGSTOP');
        await delay(SLOW_STOPPED_MS);
        child?.kill('SIGCONT');
        await delay(SLOW_RUNNING_MS);
      }
    };
    const done = run();
    return () => {
      isSlow = false;
      return done;
    };
  }

  async function withConnection<T>(work: (connection: NatsConnection) => Promise<T>): Promise<T> {
    const connection = await connectToNats({ servers: nodes.map(({ port }) => `127.0.0.1:${port}`) });
    try {
      return await work(connection);
    } finally {
      await connection.close();
    }
  }

  const leaderOf = (stream: string) =>
    withConnection(async (connection) => {
      const { cluster } = await (await jetstreamManager(connection)).streams.info(stream);
      const leader = nodes.findIndex(({ name }) => name === cluster?.leader);
      return leader === -1 ? null : leader;
    });

  const stepDown = (stream: string) =>
    withConnection(async (connection) => {
      await connection.request(`$JS.API.STREAM.LEADER.STEPDOWN.${stream}`, '', { timeout: 10_000 });
    });

  await Promise.all(nodes.map(start));
  const nodeAt = (n: number) => {
    const node = nodes[n];
    if (!node) throw new Error(`NATS server ${n} does not exist.`);
    return node;
  };
  return {
    ports: nodes.map(({ port }) => port),
    url: urlOf(nodes),
    urlOf: (chosen: readonly number[]) => urlOf(chosen.map(nodeAt)),
    slowDown: (n: number) => slowDown(nodeAt(n)),
    leaderOf,
    stepDown,
    kill: (n: number) => kill(nodeAt(n)),
    start: (n: number) => start(nodeAt(n)),
    /** Of a server that was killed. */
    copyDisk: (n: number) => cp(nodeAt(n).directory, `${nodeAt(n).directory}-copy`, { recursive: true }),
    async restoreDisk(n: number): Promise<void> {
      const { directory: disk } = nodeAt(n);
      await rm(disk, { recursive: true });
      await cp(`${disk}-copy`, disk, { recursive: true });
    },
    async stop(): Promise<void> {
      await Promise.all(nodes.map(kill));
      await rm(directory, { recursive: true, force: true });
    },
  };
}

function urlOf(nodes: readonly Node[]): string {
  return nodes.map(({ port }) => `nats://127.0.0.1:${port}`).join(',');
}

async function findUnusedPort(nodes: readonly Partial<Node>[]): Promise<number> {
  const port = await findFreePort();
  const isUsed = nodes.some((node) => node.port === port || node.clusterPort === port);
  return isUsed ? findUnusedPort(nodes) : port;
}

function findBinary(): string {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/bin', '/opt/homebrew/bin'];
  const found = folders.map((folder) => join(folder, 'nats-server')).find(existsSync);
  if (found === undefined) {
    throw new Error(
      'These tests need nats-server 2.9 or later, which was not found on PATH. Install it with `apt-get install nats-server` or `brew install nats-server`, or from https://github.com/nats-io/nats-server/releases.',
    );
  }
  return found;
}
