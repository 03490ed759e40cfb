import type { ReleaseIndex } from '@fanfare/releases';

export interface Cell {
  shellDir: string;
  beside: Readonly<Record<string, string>>;
}

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
