import { GraphError } from '../../../integrations/instagram/index.ts';

type Figures = Readonly<Record<string, number>>;

/** Instagram refuses a whole query because of one unsupported metric, so each is then read separately. */
export async function readMetrics(
  metrics: readonly string[],
  refused: Set<string>,
  read: (metrics: readonly string[]) => Promise<Figures>,
): Promise<Figures> {
  const wanted = metrics.filter((metric) => !refused.has(metric));
  if (wanted.length === 0) return {};
  try {
    return await read(wanted);
  } catch (error) {
    if (!isBadRequest(error)) throw error;
    if (wanted.length === 1) {
      for (const metric of wanted) refused.add(metric);
      return {};
    }
  }
  let figures: Figures = {};
  for (const metric of wanted) figures = { ...figures, ...(await readMetrics([metric], refused, read)) };
  return figures;
}

export function isBadRequest(error: unknown): boolean {
  return error instanceof GraphError && error.failure === 'certain' && error.meaning === 'bad_request';
}
