import type { WebhookEvent } from '@fanfare/shared/contracts';

export interface LiveRunFacts {
  runId: string;
  /** The event that started it. */
  eventId: string;
  /** Grows with each change of the run. */
  seq: number;
}

/** The latest run of a flow among events, or null. */
export function liveRunOf(events: readonly WebhookEvent[], flowId: string | undefined): LiveRunFacts | null {
  const runs = events.flatMap(({ eventType, payload, turnId, id, seq }) => {
    if (eventType !== 'flow_execution' || !isRecord(payload) || !isRecord(payload.flow)) return [];
    const { runId, flow } = payload;
    return typeof runId === 'string' && flow.id === flowId ? [{ runId, eventId: turnId ?? id, seq }] : [];
  });
  return runs.reduce<LiveRunFacts | null>((latest, run) => (latest && latest.seq > run.seq ? latest : run), null);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
