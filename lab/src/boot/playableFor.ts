import { existsSync } from 'node:fs';
import path from 'node:path';
import { remoteDir, remoteNames } from '@fanfare/platform/release';
import type { Target } from '@fanfare/shared/lab';
import type { Playable } from '../scenarios/Playable.ts';
import { readScenarios } from '../scenarios/readScenarios.ts';
import { somebody } from '../stage/shellAnswers.ts';

/** The scenarios of every remote of this workspace, by its name. */
export type AllScenarios = ReadonlyMap<string, readonly Playable[]>;

export async function readAllScenarios(): Promise<AllScenarios> {
  const names = remoteNames().filter((name) => existsSync(path.join(remoteDir(name), 'lab/scenarios.ts')));
  return new Map(await Promise.all(names.map(async (name) => [name, await readScenarios(name)] as const)));
}

/** Of a page that no scenario of its remote begins at: some heading has to be there. */
export const ANY_SCENARIO = 'boot';

const aHeading: Target = { role: 'heading' };

/**
 * What a page is booted with: the first scenario of its remote that begins there and asks nobody to do anything. What others put into
 * its slots is answered by their recordings.
 */
export function playableFor(
  all: AllScenarios,
  remote: string,
  { path: route, access }: { path: string; access?: string },
): Playable {
  const isWhole = ({ scenario }: Playable) => !scenario.steps && !scenario.isOffline && scenario.route.split('?')[0] === route;
  const own = all.get(remote)?.find(isWhole);
  const recordings = [...all.values()].flatMap((playables) => playables.slice(0, 1).flatMap(({ recording }) => recording ?? []));
  const base = own?.recording ?? recordings[0] ?? null;
  const recording = base && { ...base, answers: [base, ...recordings].flatMap(({ answers }) => answers) };
  const user = access === 'signed-out' ? null : (base?.user ?? somebody);
  const scenario = own?.scenario ?? { id: ANY_SCENARIO, title: route, about: '', route, user, sees: [aHeading] };
  return { scenario, recording };
}
