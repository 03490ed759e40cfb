import { readFile } from 'node:fs/promises';
import { remoteNames } from '@fanfare/platform/release';
import { createDesk } from '../desk/createDesk.ts';
import { LabError } from '../scenarios/LabError.ts';
import { playableOf } from '../scenarios/playableOf.ts';
import { readScenarios } from '../scenarios/readScenarios.ts';
import { publishAlone } from '../stage/publishAlone.ts';
import { buildAlone } from './buildAlone.ts';

interface DeskRequest {
  remote: string;
  live: boolean;
  url: string;
  /** File of a capture. */
  capture?: string | undefined;
  port: string;
}

/** Opens the desk of a remote and serves it until it is stopped. */
export async function desk({ remote, live, url, capture, port }: DeskRequest): Promise<void> {
  const scenarios = await readScenarios(remote);
  const playables = capture === undefined ? scenarios : [playableOf(await readGiven(capture), remote, 'captured'), ...scenarios];
  await buildAlone([remote]);
  const releases = await publishAlone(remote);
  const opened = await createDesk({
    remote,
    remotes: remoteNames(),
    releases,
    playables,
    live: live ? { url, session: null } : null,
    port: Number(port),
  }).catch(async (cause: NodeJS.ErrnoException) => {
    await releases.remove();
    if (cause.code === 'EADDRINUSE')
      throw new LabError(`Port ${port} is taken: choose another one with --port or LAB_PORT.`, { cause });
    throw cause;
  });
  process.stdout.write(`\n  Lab   ${opened.url}   ${playables.length} scenarios. Stop with Ctrl+C.\n\n`);
  const stop = async () => {
    await opened.close();
    await releases.remove();
    process.exit(0);
  };
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());
}

async function readGiven(file: string): Promise<string> {
  return await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new LabError(`The capture ${file} cannot be read. Is the path right?`, { cause });
  });
}
