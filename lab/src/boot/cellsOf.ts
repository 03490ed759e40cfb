import type { ReleaseIndex } from '@fanfare/releases';

/** What the build under test is put together with. */
export interface Cell {
  /** Directory of a build of the shell. */
  shellDir: string;
  /** Builds of the other remotes, by name. */
  beside: Readonly<Record<string, string>>;
}

/**
 * The combinations in which people could get a build: in every shell that is live, beside what is live of the others, and beside each build
 * that is being rolled out.
 */
export function cellsOf(remote: string, index: Pick<ReleaseIndex, 'remotes' | 'rollouts'>, shellDirs: readonly string[]): Cell[] {
  const live: Record<string, string> = {};
  for (const [name, builds] of Object.entries(index.remotes)) {
    const build = builds.at(-1);
    if (name !== remote && build !== undefined) live[name] = build;
  }
  const rolledOut = Object.entries(index.rollouts ?? {}).filter(([name]) => name !== remote);
  const neighbourhoods = [live, ...rolledOut.map(([name, { build }]) => ({ ...live, [name]: build }))];
  return shellDirs.flatMap((shellDir) => neighbourhoods.map((beside) => ({ shellDir, beside })));
}
