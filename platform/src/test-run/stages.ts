export type Extent = 'static' | 'short' | 'full';

export interface Stage {
  tasks: string[];
  atOnce: number;
  limitMs: number;
  args: readonly string[];
}

type Planned = Pick<Stage, 'tasks' | 'atOnce'> & Partial<Stage>;

const checks = ['comments', 'containers', 'docs', 'duplicates', 'files', 'format', 'languages', 'layers', 'links', 'unused'].map(
  (name) => `check:${name}`,
);
const HOUR_MS = 60 * 60_000;

/** See `tsconfig.browser.json`. */
const exceptBrowser = ['./mf-*', '@fanfare/shared', '@fanfare/shell'].map((name) => `--filter=!${name}`);

/**
 * Returns the cheapest stage first.
 * @throws for an unknown name
 */
export function stages(extent: Extent, only: readonly string[] = [], isPartial = false): Stage[] {
  const isFull = extent === 'full';
  const limitMs = isFull ? 4 * HOUR_MS : (2 / 3) * HOUR_MS;
  const isPerPackage = isFull || isPartial || only.includes('types');
  const types: Planned[] = isPerPackage
    ? [{ tasks: [...checks, 'types'], atOnce: 2 }]
    : [
        { tasks: [...checks, 'types:browser'], atOnce: 2 },
        { tasks: ['types'], atOnce: 2, args: exceptBrowser },
      ];
  const runs: Planned[] = [
    { tasks: ['build'], atOnce: 2 },
    // The lab mostly waits.
    { tasks: ['check:sizes', 'test', 'test:pages', 'check:calls', ...(isFull ? [] : ['lab:english'])], atOnce: isFull ? 2 : 3 },
    ...(isFull ? [{ tasks: ['lab:english:full', 'lab:german:full', 'test:tutorial'], atOnce: 1 }] : []),
    { tasks: ['test:browser'], atOnce: 1 },
  ];
  const chosen = extent === 'static' ? types : [...types, ...runs];
  const known = chosen.flatMap(({ tasks }) => tasks);
  const unknown = only.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Error(`Unknown task "${unknown}". Choose from: ${known.join(', ')}.`);
  return chosen
    .map(({ tasks, atOnce, args = [] }) => ({
      tasks: tasks.filter((name) => only.length === 0 || only.includes(name)),
      atOnce,
      limitMs,
      args,
    }))
    .filter(({ tasks }) => tasks.length > 0);
}
