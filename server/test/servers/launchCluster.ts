import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { APP_ID, APP_SECRET } from '../doubles/startInstagramDouble.ts';
import { processEnvironment } from '../processEnvironment.ts';
import { createTestClient } from './createTestClient.ts';

const command = fileURLToPath(new URL('../../../platform/src/commands/cluster.ts', import.meta.url));

export interface ClusterMember {
  name: string;
  role: string;
  pid: number;
  url: string;
}

export async function launchCluster(args: readonly string[], environment: Record<string, string>) {
  const child = fork(command, [...args, '--no-build'], {
    env: {
      ...processEnvironment(),
      INSTAGRAM_APP_ID: APP_ID,
      INSTAGRAM_APP_SECRET: APP_SECRET,
      INSTAGRAM_VERIFY_TOKEN: 'verify-token-of-the-tests',
      LOG_LEVEL: 'error',
      ...environment,
    },
    execArgv: [],
    silent: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const exited = once(child, 'exit').then(([code]: (number | null)[]) => code ?? null);
  await Promise.race([
    once(child, 'message'),
    exited.then((code) => Promise.reject(new Error(`The cluster ended with ${code}: ${output}`))),
  ]);
  const url = `http://localhost:${environment.PORT}`;
  return {
    url,
    client: createTestClient(url),
    output: () => output,
    async members(): Promise<ClusterMember[]> {
      return JSON.parse(await readFile(join(environment.FANFARE_DATA_DIR ?? '', 'cluster.json'), 'utf8')).members;
    },
    replaceAll: () => child.kill('SIGHUP'),
    async stop(): Promise<number | null> {
      child.kill('SIGTERM');
      return exited;
    },
  };
}
