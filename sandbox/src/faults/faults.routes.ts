import type { FastifyInstance } from 'fastify';
import { type Static, Type } from 'typebox';
import type { Dependencies } from '../Dependencies.ts';
import { callFaults, contentFaults, webhookFaults } from '../model/faultNames.ts';
import { ApiError } from '../state/ApiError.ts';
import { deliveryKinds } from '../state/repositories/deliveries.repository.ts';
import { endpoints } from './endpointOf.ts';
import { readFault } from './readFault.ts';

const NewFault = Type.Object(
  {
    fault: Type.String(),
    endpoint: Type.Optional(Type.String()),
    method: Type.Optional(Type.Enum(['GET', 'POST', 'DELETE'])),
    probability: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
    next: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
    /** Length of `list_lags`. */
    seconds: Type.Optional(Type.Integer({ minimum: 1, maximum: 3_600 })),
    /** In sandbox time. */
    forMs: Type.Optional(Type.Integer({ minimum: 1, maximum: 366 * 24 * 60 * 60 * 1000 })),
  },
  { additionalProperties: false },
);

export function faultsRoutes(app: FastifyInstance, { faults, clock }: Dependencies): void {
  app.get('/faults', () => faults.list());

  app.get('/faults/catalog', () => ({
    endpoints,
    webhookKinds: deliveryKinds,
    calls: callFaults,
    webhooks: { ...webhookFaults, ...contentFaults },
  }));

  app.post<{ Body: Static<typeof NewFault> }>('/faults', { schema: { body: NewFault } }, (request, reply) => {
    const { forMs, ...input } = request.body;
    const rule = faults.add(readFault({ ...input, until: forMs === undefined ? null : clock.now() + forMs }));
    return reply.status(201).send(rule);
  });

  app.delete<{ Params: { id: string } }>('/faults/:id', (request, reply) => {
    if (!faults.remove(request.params.id)) throw new ApiError(404, `There is no fault ${request.params.id}.`);
    return reply.status(204).send();
  });

  app.delete('/faults', (_request, reply) => {
    faults.clear();
    return reply.status(204).send();
  });
}
