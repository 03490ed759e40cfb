import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { LogLine } from '@fanfare/releases';
import type { Browser } from '@playwright/test';
import { fetchBuild } from '../boot/fetchBuild.ts';
import { playScenario } from '../check/playScenario.ts';
import { LabError } from '../scenarios/LabError.ts';
import type { Playable } from '../scenarios/Playable.ts';
import { publishAlone } from '../stage/publishAlone.ts';
import { findFirstBad } from './findFirstBad.ts';

interface BisectOptions {
  browser: Browser;
  remote: string;
  /** A releases directory or server URL. */
  from: string;
  history: readonly LogLine[];
  playable: Playable;
  /** By default the first and last released builds. */
  good?: string | undefined;
  bad?: string | undefined;
  onPlayed?: (build: string, problems: readonly string[]) => void;
}

export interface FirstBadBuild {
  build: string;
  line: LogLine;
  problems: readonly string[];
}

/** @throws LabError if the scenario passes in the last build or fails in the first */
export async function bisectReleases(options: BisectOptions): Promise<FirstBadBuild> {
  const { browser, remote, from, history, playable, onPlayed } = options;
  const went = firstOfEach(history);
  const row = between(
    went.map(({ build }) => build),
    options,
  );
  const found = new Map<string, readonly string[]>();
  const passes = async (build: string) => {
    const problems = found.get(build) ?? (await play(build));
    found.set(build, problems);
    return problems.length === 0;
  };
  const play = async (build: string): Promise<readonly string[]> => {
    const dir = await mkdtemp(path.join(os.tmpdir(), 'fanfare-bisect-'));
    try {
      await fetchBuild(from, remote, build, dir);
      const releases = await publishAlone(remote, dir);
      try {
        const scenario = { ...playable.scenario, widths: [1440] as const };
        const { problems } = await playScenario(browser, releases, { ...playable, scenario });
        onPlayed?.(build, problems);
        return problems;
      } finally {
        await releases.remove();
      }
    } finally {
      await rm(dir, { recursive: true, force: true });
    }
  };

  const [first = '', last = ''] = [row[0], row.at(-1)];
  if (await passes(last)) throw new LabError(`The scenario passes in ${last}. Name a build in which it fails with --bad.`);
  if (!(await passes(first)))
    throw new LabError(`The scenario already fails in ${first}. Name an earlier build in which it passes with --good.`);
  const build = await findFirstBad(row, passes);
  const line = went.find((one) => one.build === build)?.line;
  if (!line) throw new Error('What was played was in the history.');
  return { build, line, problems: found.get(build) ?? [] };
}

/** Returns builds in the order of their first release. */
function firstOfEach(history: readonly LogLine[]): { build: string; line: LogLine }[] {
  const first = new Map<string, LogLine>();
  for (const line of [...history].sort((one, other) => one.seq - other.seq)) {
    const { change } = line;
    if ((change.kind === 'release' || change.kind === 'rollout') && !first.has(change.build)) first.set(change.build, line);
    // The files of a retired build are deleted.
    if (change.kind === 'retire') first.delete(change.build);
  }
  return [...first].map(([build, line]) => ({ build, line }));
}

function between(
  builds: readonly string[],
  { remote, from, good, bad }: Pick<BisectOptions, 'remote' | 'from' | 'good' | 'bad'>,
): string[] {
  for (const named of [good, bad]) {
    if (named !== undefined && !builds.includes(named))
      throw new LabError(
        `${remote} ${named} was never released, or its files were deleted. Builds: ${builds.join(', ') || 'none'}.`,
      );
  }
  const row = builds.slice(
    good === undefined ? 0 : builds.indexOf(good),
    bad === undefined ? undefined : builds.indexOf(bad) + 1,
  );
  if (row.length < 2)
    throw new LabError(
      `A bisection needs at least two builds of ${remote}; ${row.length === 1 ? 'there is 1' : 'there are 0'} at ${from}.`,
    );
  return row;
}
