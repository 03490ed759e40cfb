import { eventTypes } from '@fanfare/shared/contracts';
import type { Database } from '../../../infrastructure/database/Database.ts';
import type { InboxUpdate } from '../../../infrastructure/event-bus/ServerEvents.ts';
import type { AnsweredRequest } from '../../../infrastructure/http/createHttpServer.ts';
import type { Logger } from '../../../infrastructure/logger/createLogger.ts';
import { type Cause, currentContext } from '../../../infrastructure/request-context/requestContext.ts';
import type { SpanPlace, Tracer } from '../../../infrastructure/traces/Tracer.ts';
import { spanIdOf, traceIdOf, traceIdOfRequest } from '../../../infrastructure/traces/traceIds.ts';
import type { ObservedCall } from '../../../integrations/instagram/index.ts';
import { eventKeyOfRun } from '../../feed/events/index.ts';
import { findOrigins, findTriggerKeys, findUpdateOutcomes, type UpdateOutcome } from './traces.readModel.ts';

/** All work caused by one update is one trace, across processes (docs/adr/0063). */
export interface Traces {
  requestAnswered: (request: AnsweredRequest) => void;
  delivered: (requestId: string, keys: readonly string[]) => void;
  stored: (updates: readonly Pick<InboxUpdate, 'id' | 'dedupe_key'>[], beganAtMs: number) => void;
  processed: (updates: readonly InboxUpdate[], beganAtMs: number) => void;
  instagramCalled: (call: ObservedCall) => void;
  pushed: (ownerId: string, eventIds: readonly string[], beganAtMs: number) => void;
  stop: () => Promise<void>;
}

interface Options {
  tracer: Tracer;
  database: Database;
  logger: Logger;
}

const LOOKUPS_MAX = 200;
const DELIVERIES_MAX = 10_000;

const delivered: ReadonlySet<string> = new Set(eventTypes);

export function createTraces({ tracer, database, logger }: Options): Traces {
  const deliveries = new Map<string, { place: SpanPlace; keys: readonly string[] }>();
  const carriers = new Map<string, SpanPlace>();
  const lookups = new Set<Promise<void>>();

  function lookUp(work: () => Promise<void>): void {
    if (lookups.size >= LOOKUPS_MAX) return;
    const lookup = work()
      .catch((error: unknown) => logger.warn({ err: error }, 'recording a span failed'))
      .finally(() => lookups.delete(lookup));
    lookups.add(lookup);
  }

  function forget(requestId: string): void {
    const delivery = deliveries.get(requestId);
    for (const key of delivery?.keys ?? []) if (carriers.get(key) === delivery?.place) carriers.delete(key);
    deliveries.delete(requestId);
  }

  function traceUpdate(update: InboxUpdate, recorded: UpdateOutcome | undefined, beginMs: number, endMs: number): void {
    const { dedupe_key: key, received_at, attempt, kind, origin, id } = update;
    const place = { trace: traceIdOf(key), parent: spanIdOf(key) };
    const receivedMs = received_at.getTime();
    if (attempt === 1) {
      if (!delivered.has(kind) || origin !== 'webhook') {
        const attributes = { 'fanfare.update': id, 'fanfare.origin': origin };
        tracer.record({
          name: 'store update',
          kind: 'producer',
          ...spanPlaceOf(key),
          beginMs: receivedMs,
          endMs: receivedMs,
          attributes,
        });
      }
      tracer.record({ name: 'wait in inbox', kind: 'internal', ...place, beginMs: receivedMs, endMs: beginMs });
    }
    const isOwnRun = recorded?.trigger_key === key;
    const links = recorded?.trigger_key && !isOwnRun ? [spanPlaceOf(recorded.trigger_key)] : [];
    const attributes = {
      'fanfare.update': id,
      'fanfare.kind': kind,
      'fanfare.attempt': attempt,
      ...(recorded && { 'fanfare.event': recorded.event_id, 'fanfare.status': recorded.processed_status }),
      ...(recorded?.outcome && { 'fanfare.outcome': recorded.outcome }),
    };
    const isFailed = recorded?.processed_status === 'failed' || recorded?.processed_status === 'retry';
    tracer.record({ name: 'process update', kind: 'consumer', ...place, links, beginMs, endMs, attributes, isFailed });
    if (recorded?.run_id && isOwnRun) traceRun(recorded, recorded.run_id, place, endMs);
  }

  function traceRun(recorded: UpdateOutcome, runId: string, place: { trace: string; parent: string }, endMs: number): void {
    const attributes = {
      'fanfare.run': runId,
      'fanfare.flow': recorded.flow_id ?? '',
      'fanfare.flow_version': recorded.version ?? 0,
      'fanfare.status': recorded.run_status ?? '',
    };
    const beginMs = recorded.run_started_at?.getTime() ?? endMs;
    const isFailed = recorded.run_status === 'failed';
    tracer.record({ name: 'run flow', kind: 'internal', ...place, span: spanOfRun(runId), beginMs, endMs, attributes, isFailed });
  }

  async function placeOfCause(cause: Cause): Promise<{ trace: string; parent?: string }> {
    if ('requestId' in cause) return { trace: traceIdOfRequest(cause.requestId), parent: spanIdOf(cause.requestId) };
    if ('job' in cause) return { trace: traceIdOf(`${cause.job} ${performance.now()}`) };
    const { sendId, runId } = cause;
    const key = runId === null ? undefined : (await findTriggerKeys(database.system, [runId])).get(runId);
    return runId === null || key === undefined
      ? { trace: traceIdOf(sendId) }
      : { trace: traceIdOf(key), parent: spanOfRun(runId) };
  }

  return {
    requestAnswered({ id, method, route, status, seconds }) {
      const endMs = Date.now();
      const trace = deliveries.get(id)?.place.trace ?? traceIdOfRequest(id);
      forget(id);
      if (route === null || !(route.startsWith('/api/') || route.startsWith('/webhooks/'))) return;
      const attributes = {
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
        'fanfare.request': id,
      };
      const span = { trace, span: spanIdOf(id), beginMs: endMs - seconds * 1_000, endMs, attributes, isFailed: status >= 500 };
      tracer.record({ name: `${method} ${route}`, kind: 'server', ...span });
    },
    delivered(requestId, keys) {
      const [first] = keys;
      if (first === undefined || deliveries.size >= DELIVERIES_MAX || carriers.size >= DELIVERIES_MAX) return;
      const place = { trace: traceIdOf(first), span: spanIdOf(requestId) };
      deliveries.set(requestId, { place, keys });
      for (const key of keys) carriers.set(key, place);
    },
    stored(updates, beginMs) {
      const endMs = Date.now();
      for (const { id, dedupe_key: key } of updates) {
        const carrier = carriers.get(key);
        carriers.delete(key);
        const root = spanPlaceOf(key);
        const isInTrace = carrier?.trace === root.trace;
        const above = carrier && isInTrace ? { parent: carrier.span } : { links: carrier ? [carrier] : [] };
        const attributes = { 'fanfare.update': id };
        tracer.record({ name: 'store update', kind: 'producer', ...root, ...above, beginMs, endMs, attributes });
      }
    },
    processed(updates, beginMs) {
      const endMs = Date.now();
      lookUp(async () => {
        const recorded = await findUpdateOutcomes(database.system, updates);
        for (const update of updates) traceUpdate(update, recorded.get(update.dedupe_key), beginMs, endMs);
      });
    },
    instagramCalled({ endpoint, outcome, seconds }) {
      const endMs = Date.now();
      const cause = currentContext() ?? { job: 'unknown' };
      lookUp(async () => {
        const place = await placeOfCause(cause);
        const attributes = { 'fanfare.endpoint': endpoint, 'fanfare.result': outcome, ...attributesOf(cause) };
        const span = { ...place, beginMs: endMs - seconds * 1_000, endMs, attributes, isFailed: outcome !== 'ok' };
        tracer.record({ name: endpoint, kind: 'client', ...span });
      });
    },
    pushed(ownerId, eventIds, beginMs) {
      const endMs = Date.now();
      if (eventIds.length === 0) return;
      lookUp(async () => {
        for (const [eventId, key] of await findOrigins(database.system, ownerId, eventIds)) {
          const place = { trace: traceIdOf(key), parent: spanIdOf(key) };
          const attributes = { 'fanfare.event': eventId };
          tracer.record({ name: 'push to browsers', kind: 'producer', ...place, beginMs, endMs, attributes });
        }
      });
    },
    async stop() {
      await Promise.all(lookups);
      await tracer.stop();
    },
  };
}

const spanPlaceOf = (key: string): SpanPlace => ({ trace: traceIdOf(key), span: spanIdOf(key) });
const spanOfRun = (runId: string) => spanIdOf(eventKeyOfRun(runId));

function attributesOf(cause: Cause): Record<string, string> {
  if ('requestId' in cause) return { 'fanfare.request': cause.requestId };
  return 'job' in cause ? { 'fanfare.job': cause.job } : { 'fanfare.send': cause.sendId };
}
