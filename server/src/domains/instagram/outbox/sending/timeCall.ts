import type { RunStory } from '@fanfare/shared/contracts';
import { GraphError } from '../../../../integrations/instagram/index.ts';

export type SendCall = RunStory['messages'][number]['calls'][number];

type MadeCall<T> = { call: SendCall; answer: T; error: null } | { call: SendCall; error: GraphError };

/** Never rejects: returns the outcome and the duration. */
export async function timeCall<T>(make: () => Promise<T>, nowMs: () => number): Promise<MadeCall<T>> {
  const at = new Date(nowMs()).toISOString();
  const begin = performance.now();
  const describeCall = (error: GraphError | null): SendCall => ({
    at,
    durationMs: Math.round(performance.now() - begin),
    result: error?.failure ?? 'ok',
    code: error?.code ?? null,
    subcode: error?.subcode ?? null,
    traceId: error?.traceId ?? null,
  });
  try {
    const answer = await make();
    return { answer, error: null, call: describeCall(null) };
  } catch (error) {
    if (!(error instanceof GraphError)) throw error;
    return { error, call: describeCall(error) };
  }
}
