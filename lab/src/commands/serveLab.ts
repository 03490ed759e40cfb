import { readFile } from 'node:fs/promises';
import { serverPaths } from '@fanfare/shared/contracts';
import { createLabServer, type LabRemote } from '../lab-page/createLabServer.ts';
import { LabError } from '../scenarios/LabError.ts';
import { playableOf } from '../scenarios/playableOf.ts';
import { pluralize } from '../scenarios/pluralize.ts';
import { readScenarios } from '../scenarios/readScenarios.ts';
import { publishAlone } from '../stage/publishAlone.ts';
import { buildAlone } from './buildAlone.ts';
import { requestProduct } from './requestProduct.ts';

interface LabRequest {
  remotes: readonly string[];
  live: boolean;
  url: string;
  /** The capture that is shown at the start. */
  capture?: string | undefined;
  port: string;
}

export async function serveLab({ remotes, live, url, capture, port }: LabRequest): Promise<void> {
  const given = capture === undefined ? null : playableOf(await readGiven(capture), 'captured');
  if (given && !remotes.includes(given.remote))
    throw new LabError(`This capture ends on a page of ${given.remote}: pnpm lab ${given.remote} --capture ${capture}`);
  if (live) await requestProduct(url, serverPaths.health);
  const scenarios = await Promise.all(remotes.map(readScenarios));
  await buildAlone(remotes);
  const entries: LabRemote[] = [];
  for (const [at, remote] of remotes.entries()) {
    const own = scenarios[at] ?? [];
    const playables = given?.remote === remote ? [given.playable, ...own] : own;
    entries.push({ remote, releases: await publishAlone(remote), playables });
  }
  if (given) entries.sort((one, other) => Number(other.remote === given.remote) - Number(one.remote === given.remote));
  const removeAll = () => Promise.all(entries.map(({ releases }) => releases.remove()));
  const opened = await createLabServer({
    entries,
    live: live ? { url, session: null } : null,
    port: Number(port),
  }).catch(async (cause: NodeJS.ErrnoException) => {
    await removeAll();
    if (cause.code === 'EADDRINUSE')
      throw new LabError(`Port ${port} is in use. Choose another one with --port or LAB_PORT.`, { cause });
    throw cause;
  });
  const count = entries.reduce((sum, { playables }) => sum + playables.length, 0);
  process.stdout.write(`\n  Lab   ${opened.url}   ${pluralize(count, 'scenario')}. Stop with Ctrl+C.\n\n`);
  const stop = async () => {
    await opened.close();
    await removeAll();
    process.exit(0);
  };
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());
}

async function readGiven(file: string): Promise<string> {
  return await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new LabError(`The capture ${file} cannot be read. Check the path.`, { cause });
  });
}
