import type { FastifyInstance } from 'fastify';
import { type Static, Type } from 'typebox';
import type { Dependencies } from '../Dependencies.ts';
import { ApiError } from '../state/ApiError.ts';
import { deliveryKinds } from '../state/repositories/deliveries.repository.ts';
import { endpoints } from './endpointOf.ts';
import { callFaults, contentFaults, faultTexts, isCallFault, isFault, webhookFaults } from './faultNames.ts';

const NewFault = Type.Object(
  {
    fault: Type.String(),
    endpoint: Type.Optional(Type.String()),
    method: Type.Optional(Type.Enum(['GET', 'POST', 'DELETE'])),
    probability: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
    next: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  },
  { additionalProperties: false },
);

/** The fault dial: what goes wrong, where, how often. */
export function faultsRoutes(app: FastifyInstance, { faults }: Dependencies): void {
  app.get('/faults', () => faults.list());

  /** What can be chosen. */
  app.get('/faults/catalog', () => ({
    endpoints,
    webhookKinds: deliveryKinds,
    calls: callFaults,
    webhooks: { ...webhookFaults, ...contentFaults },
  }));

  app.post<{ Body: Static<typeof NewFault> }>('/faults', { schema: { body: NewFault } }, (request, reply) => {
    const { fault, endpoint = '*', method, probability = 1, next } = request.body;
    if (!isFault(fault))
      throw new ApiError(400, `There is no fault ${fault}; choose one of ${Object.keys(faultTexts).join(', ')}.`);
    const places: readonly string[] = isCallFault(fault) ? endpoints : deliveryKinds;
    if (endpoint !== '*' && !places.includes(endpoint)) {
      throw new ApiError(400, `The fault ${fault} cannot happen at ${endpoint}; choose * or one of ${places.join(', ')}.`);
    }
    const rule = faults.add({ fault, endpoint, method: method ?? null, probability, remaining: next ?? null });
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
