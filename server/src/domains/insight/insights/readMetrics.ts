import { GraphError } from '../../../integrations/instagram/index.ts';

type Figures = Readonly<Record<string, number>>;

/** Instagram refuses a whole query because of one unsupported metric, so each is then read separately. */
export async function readMetrics(
  metrics: readonly string[],
  refused: Set<string>,
  read: (metrics: readonly string[]) => Promise<Figures>,
): Promise<Figures> {
  const requested = metrics.filter((metric) => !refused.has(metric));
  if (requested.length === 0) return {};
  try {
    return await read(requested);
  } catch (error) {
    if (!isBadRequest(error)) throw error;
    if (requested.length === 1) {
      for (const metric of requested) refused.add(metric);
      return {};
    }
  }
  let figures: Figures = {};
  for (const metric of requested) figures = { ...figures, ...(await readMetrics([metric], refused, read)) };
  return figures;
}

export function isBadRequest(error: unknown): boolean {
  return error instanceof GraphError && error.failure === 'certain' && error.meaning === 'bad_request';
}
