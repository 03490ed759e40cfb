import type { FastifyInstance } from 'fastify';
import { type Static, Type } from 'typebox';
import type { Dependencies } from '../Dependencies.ts';
import { ApiError } from '../state/ApiError.ts';
import { type Delivery, deliveryStates } from '../state/repositories/deliveries.repository.ts';
import type { DeliveryView } from '../state/views.ts';
import { dashboardTests, sendDashboardTest } from './sendDashboardTest.ts';

const Digits = Type.String({ pattern: '^[0-9]{1,12}$' });
const Filter = Type.Object(
  {
    state: Type.Optional(Type.Enum(deliveryStates)),
    igId: Type.Optional(Type.String()),
    mid: Type.Optional(Type.String()),
    igsid: Type.Optional(Type.String()),
    before: Type.Optional(Digits),
    limit: Type.Optional(Digits),
  },
  { additionalProperties: false },
);
const DashboardTest = Type.Object({ field: Type.Enum(dashboardTests) }, { additionalProperties: false });
const PAGE_SIZE = 50;
const PAGE_SIZE_MAX = 1_000;

export function deliveriesRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { state, sender } = dependencies;

  function find(id: string): Delivery {
    const delivery = state.deliveries.find(Number(id) || 0);
    if (!delivery) throw new ApiError(404, `There is no delivery ${id}.`);
    return delivery;
  }

  app.get<{ Querystring: Static<typeof Filter> }>('/deliveries', { schema: { querystring: Filter } }, (request) => {
    const { limit, before, ...filter } = request.query;
    const size = Math.min(Number(limit ?? PAGE_SIZE), PAGE_SIZE_MAX);
    return state.deliveries.list({ ...filter, limit: size, ...(before && { before: Number(before) }) }).map(present);
  });

  app.get<{ Params: { id: string } }>('/deliveries/:id', (request) => present(find(request.params.id)));

  app.post<{ Params: { id: string } }>('/deliveries/:id/redeliver', (request, reply) => {
    const delivery = find(request.params.id);
    const { isVerified, url } = sender.callbackStatus();
    if (!isVerified)
      throw new ApiError(409, `The callback ${url} has not passed its handshake yet; nothing is sent before that.`);
    sender.redeliver(delivery);
    return reply.status(202).send(present(delivery));
  });

  app.post<{ Body: Static<typeof DashboardTest> }>(
    '/deliveries/dashboard-test',
    { schema: { body: DashboardTest } },
    (request, reply) => {
      sendDashboardTest(dependencies, request.body.field);
      return reply.status(202).send({ field: request.body.field });
    },
  );

  app.post('/deliveries/retry', () => {
    sender.retryAll();
    return { pending: state.deliveries.counts().pending };
  });
}

function present(delivery: Delivery): DeliveryView {
  return { ...delivery, nextAttemptAt: delivery.state === 'pending' ? delivery.nextAttemptAt : null };
}
