import type { FastifyInstance } from 'fastify';
import { type Static, Type } from 'typebox';
import type { Dependencies } from '../Dependencies.ts';

const Digits = Type.String({ pattern: '^[0-9]{1,15}$' });
const Filter = Type.Object(
  {
    method: Type.Optional(Type.String()),
    path: Type.Optional(Type.String()),
    after: Type.Optional(Digits),
    /** 400 selects only failed calls. */
    minStatus: Type.Optional(Digits),
    limit: Type.Optional(Digits),
  },
  { additionalProperties: false },
);

/** Lists calls without tokens and secrets, for assertions in tests. */
export function callsRoutes(app: FastifyInstance, { state, live }: Dependencies): void {
  app.get<{ Querystring: Static<typeof Filter> }>('/calls', { schema: { querystring: Filter } }, (request) => {
    const { limit, after, minStatus, ...filter } = request.query;
    const size = Math.min(Number(limit ?? 100), 20_000);
    return state.calls.list({ ...filter, limit: size, after: Number(after ?? 0), minStatus: Number(minStatus ?? 0) });
  });

  app.delete('/calls', (_request, reply) => {
    state.calls.clear();
    live.publish({ kind: 'calls' });
    return reply.status(204).send();
  });
}
