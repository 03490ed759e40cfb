import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { type Static, Type } from 'typebox';
import type { Dependencies } from '../Dependencies.ts';
import { deliveryKinds } from '../state/repositories/deliveries.repository.ts';

const closed = { additionalProperties: false } as const;
const Digits = Type.String({ pattern: '^[0-9]{1,12}$' });
const RecordedDelivery = Type.Object(
  {
    /** Milliseconds since the start of the recording. */
    atMs: Type.Integer({ minimum: 0 }),
    igId: Type.String(),
    igsid: Type.String(),
    mid: Type.String(),
    kind: Type.Enum(deliveryKinds),
    /** The posted text, which is signed again. */
    body: Type.String({ minLength: 2 }),
  },
  closed,
);
const Recording = Type.Object({ deliveries: Type.Array(RecordedDelivery, { minItems: 1, maxItems: 100_000 }) }, closed);
export type Recording = Static<typeof Recording>;
const Replay = Type.Object(
  {
    ...Recording.properties,
    /** Relative to the recording; by default without delay. */
    speed: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 1_000_000 })),
  },
  closed,
);
const RECORDING_MAX_BYTES = 256 * 1024 * 1024;

export function recordingRoutes(app: FastifyInstance, { state, sender }: Dependencies): void {
  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());

  app.get<{ Querystring: { after?: string } }>(
    '/recording',
    { schema: { querystring: Type.Object({ after: Type.Optional(Digits) }, closed) } },
    (request): Recording => {
      const recorded = state.deliveries.since(Number(request.query.after ?? 0));
      const startedAt = recorded[0]?.createdAt ?? 0;
      return {
        deliveries: recorded.map(({ createdAt, igId, igsid, mid, kind, body }) => ({
          atMs: Math.max(0, createdAt - startedAt),
          igId,
          igsid,
          mid,
          kind,
          body,
        })),
      };
    },
  );

  app.post<{ Body: Static<typeof Replay> }>(
    '/recording/replay',
    { schema: { body: Replay }, bodyLimit: RECORDING_MAX_BYTES },
    async (request, reply) => {
      const { deliveries, speed } = request.body;
      if (speed === undefined) sender.replay(deliveries);
      else void replayInTime(deliveries, speed).catch(() => undefined);
      return reply.status(202).send({ count: deliveries.length });
    },
  );

  async function replayInTime(deliveries: Recording['deliveries'], speed: number): Promise<void> {
    const startedAt = performance.now();
    for (const delivery of deliveries) {
      const early = delivery.atMs / speed - (performance.now() - startedAt);
      if (early > 0) await wait(early, undefined, { signal: closing.signal });
      if (closing.signal.aborted) return;
      sender.replay([delivery]);
    }
  }
}
