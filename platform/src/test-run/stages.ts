export type Extent = 'static' | 'short' | 'full';

export interface Stage {
  tasks: string[];
  atOnce: number;
  limitMs: number;
}

const checks = ['comments', 'containers', 'docs', 'duplicates', 'files', 'format', 'languages', 'layers', 'links', 'unused'].map(
  (name) => `check:${name}`,
);
const HOUR_MS = 60 * 60_000;

/**
 * Returns the cheapest stage first.
 * @throws for an unknown name
 */
export function stages(extent: Extent, only: readonly string[] = []): Stage[] {
  const isFull = extent === 'full';
  const limitMs = isFull ? 4 * HOUR_MS : (2 / 3) * HOUR_MS;
  const lab = isFull ? ['lab:english:full', 'lab:german:full'] : ['lab:english'];
  const plan = [
    { tasks: [...checks, 'types'], atOnce: 2 },
    { tasks: ['build'], atOnce: 2 },
    { tasks: ['check:sizes', 'test', 'test:pages', 'check:calls'], atOnce: 2 },
    { tasks: [...lab, ...(isFull ? ['test:tutorial'] : [])], atOnce: 1 },
    { tasks: ['test:browser'], atOnce: 1 },
  ];
  const chosen = extent === 'static' ? plan.slice(0, 1) : plan;
  const known = chosen.flatMap(({ tasks }) => tasks);
  const unknown = only.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Error(`Unknown task "${unknown}". Choose from: ${known.join(', ')}.`);
  return chosen
    .map(({ tasks, atOnce }) => ({ tasks: tasks.filter((name) => only.length === 0 || only.includes(name)), atOnce, limitMs }))
    .filter(({ tasks }) => tasks.length > 0);
}
