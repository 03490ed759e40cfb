import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { ClientConfig } from 'pg';
import { findFreePort } from '../../src/infrastructure/database/embedded-place/findFreePort.ts';
import { APP_ID, APP_SECRET } from '../doubles/startInstagramDouble.ts';
import { processEnvironment } from '../processEnvironment.ts';
import { createTestClient } from './createTestClient.ts';

const ownMain = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

export type LaunchedServer = Awaited<ReturnType<typeof launchServer>>;

interface LaunchOptions {
  user?: { uid: number; gid: number } | null;
  main?: string | undefined;
}

/** Starts a separate process with only `environment` and the required settings. */
export async function launchServer(environment: Record<string, string>, { user = null, main = ownMain }: LaunchOptions = {}) {
  const port = environment.PORT ?? String(await findFreePort());
  const child: ChildProcess = fork(main, {
    env: {
      ...processEnvironment(),
      PORT: port,
      INSTAGRAM_APP_ID: APP_ID,
      INSTAGRAM_APP_SECRET: APP_SECRET,
      INSTAGRAM_VERIFY_TOKEN: 'verify-token-of-the-tests',
      LOG_LEVEL: 'warn',
      ...environment,
    },
    execArgv: [],
    silent: true,
    ...(user && { uid: user.uid, gid: user.gid }),
  });
  let errors = '';
  let output = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const exited = once(child, 'exit').then(([code]: (number | null)[]) => ({ code, errors }));
  const url = `http://localhost:${port}`;
  return {
    child,
    port,
    url,
    client: createTestClient(url),
    exited,
    output: () => output,
    ready: () =>
      Promise.race([
        once(child, 'message').then(([message]: unknown[]) => message),
        exited.then(({ errors }) => Promise.reject(new Error(errors))),
      ]),
    async stop() {
      child.kill('SIGTERM');
      return exited;
    },
  };
}

export function instagramAt(url: string): Record<string, string> {
  return { INSTAGRAM_WWW_URL: `${url}/www`, INSTAGRAM_API_URL: `${url}/api`, INSTAGRAM_GRAPH_URL: `${url}/graph` };
}

export function databaseUrlOf({ host, port, user, password, database }: ClientConfig): string {
  const secret = encodeURIComponent(typeof password === 'string' ? password : '');
  return `postgres://${user}:${secret}@${encodeURIComponent(host ?? '')}:${port}/${database}`;
}
