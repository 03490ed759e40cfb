import { readFile } from 'node:fs/promises';
import { httpRegistry } from '@fanfare/platform/release';
import { type LogLine, openReleaseStore } from '@fanfare/releases';
import { bisectReleases } from '../bisect/bisectReleases.ts';
import { isAddress } from '../boot/fetchBuild.ts';
import { requireDirectory } from '../boot/requireDirectory.ts';
import { LabError } from '../scenarios/LabError.ts';
import type { Playable } from '../scenarios/Playable.ts';
import { playableOf } from '../scenarios/playableOf.ts';
import { readScenarios } from '../scenarios/readScenarios.ts';
import { scenariosNamed } from '../scenarios/scenariosNamed.ts';
import { buildAlone } from './buildAlone.ts';
import { withBrowser } from './withBrowser.ts';

interface BisectRequest {
  remote: string;
  from: string;
  only?: string | undefined;
  capture?: string | undefined;
  good?: string | undefined;
  bad?: string | undefined;
}

export async function bisect({ remote, from, only, capture, good, bad }: BisectRequest): Promise<void> {
  requireDirectory(from);
  const playable = await findPlayable(remote, only, capture);
  const history = await historyOf(remote, from);
  await buildAlone([]);
  const { build, line, problems } = await withBrowser((browser) =>
    bisectReleases({
      ...{ browser, remote, from, history, playable, good, bad },
      onPlayed: (played, found) => process.stdout.write(`${found.length > 0 ? 'FAILED' : 'passed'} ${remote} ${played}\n`),
    }),
  );
  process.stdout.write(
    [
      '',
      `It broke with ${remote} ${build}, which ${line.by} gave to people on ${line.at.slice(0, 16).replace('T', ' ')} (change ${line.seq}).`,
      ...problems.map((problem) => `  ${problem}`),
      '',
    ].join('\n'),
  );
}

async function findPlayable(remote: string, only: string | undefined, capture: string | undefined): Promise<Playable> {
  if (capture !== undefined) return playableOf(await readFile(capture, 'utf8'), 'captured').playable;
  if (only === undefined) throw new LabError('Name the scenario that fails: --only <id>, or --capture <file>.');
  const [found] = scenariosNamed(only, new Map([[remote, await readScenarios(remote)]])).get(remote) ?? [];
  if (!found) throw new Error('What was found is there.');
  return found;
}

async function historyOf(remote: string, from: string): Promise<readonly LogLine[]> {
  if (!isAddress(from)) return openReleaseStore(from).history(remote);
  const token = process.env.RELEASE_TOKEN;
  if (!token) throw new LabError('Set RELEASE_TOKEN to the deploy token of the remote. Create one with pnpm release token.');
  return (await httpRegistry(from, token).getStatus(remote)).history;
}
