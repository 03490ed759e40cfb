import type { FastifyInstance } from 'fastify';
import { type Static, Type } from 'typebox';
import type { Dependencies } from '../Dependencies.ts';
import { findAccount } from '../phone/actors/Actor.ts';
import { ApiError } from '../state/ApiError.ts';

const closed = { additionalProperties: false } as const;
const Moment = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
const SPANS_MAX = 10_000;
const PACE_MAX = 100;
const Move = Type.Object(
  {
    spans: Type.Array(
      Type.Object({ fromMs: Moment, atMs: Moment, pace: Type.Optional(Type.Number({ minimum: 1, maximum: PACE_MAX })) }, closed),
      { minItems: 1, maxItems: SPANS_MAX },
    ),
  },
  closed,
);

/** Backdates events that were just simulated. */
export function historyRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { state, live } = dependencies;

  app.post<{ Params: { igId: string }; Body: Static<typeof Move> }>(
    '/accounts/:igId/history',
    { schema: { body: Move } },
    (request, reply) => {
      const { igId } = findAccount(dependencies, request.params.igId);
      const { spans } = request.body;
      const isAscending = spans.every((span, index) => {
        const next = spans[index + 1];
        return span.atMs <= span.fromMs && (next === undefined || (span.fromMs < next.fromMs && span.atMs <= next.atMs));
      });
      if (!isAscending) throw new ApiError(400, 'Spans begin one after the other, and each happened before it was stored.');
      state.transaction(() => state.history.move(igId, spans));
      live.publish({ kind: 'everything' });
      return reply.status(204).send();
    },
  );
}
