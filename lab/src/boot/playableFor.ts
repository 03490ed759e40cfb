import { existsSync } from 'node:fs';
import path from 'node:path';
import { remoteDir, remoteNames } from '@fanfare/platform/release';
import type { Target } from '@fanfare/shared/lab';
import type { Playable } from '../scenarios/Playable.ts';
import { readScenarios } from '../scenarios/readScenarios.ts';
import { defaultUser } from '../stage/shell-answers/shellAnswers.ts';

export type AllScenarios = ReadonlyMap<string, readonly Playable[]>;

export async function readAllScenarios(): Promise<AllScenarios> {
  const names = remoteNames().filter((name) => existsSync(path.join(remoteDir(name), 'lab/scenarios.ts')));
  return new Map(await Promise.all(names.map(async (name) => [name, await readScenarios(name)] as const)));
}

/** Used for pages without a scenario; expects a heading. */
export const ANY_SCENARIO = 'boot';

const aHeading: Target = { role: 'heading' };

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
  const user = access === 'signed-out' ? null : (base?.user ?? defaultUser);
  const scenario = own?.scenario ?? { id: ANY_SCENARIO, title: route, about: '', route, user, sees: [aHeading] };
  return { scenario, recording };
}
