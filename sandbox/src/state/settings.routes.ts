import type { FastifyInstance } from 'fastify';
import { type Static, Type } from 'typebox';
import type { Dependencies } from '../Dependencies.ts';
import { webhookFields } from '../graph/subscriptions/webhookFields.ts';
import type { SettingsView, StatusView } from '../phone/views.ts';
import { deliveryOrders, responseStyles } from './repositories/preferences.repository.ts';

const Changes = Type.Object(
  {
    responseStyle: Type.Optional(Type.Enum(responseStyles)),
    deliveryOrder: Type.Optional(Type.Enum(deliveryOrders)),
    appFields: Type.Optional(Type.Array(Type.Enum(Object.keys(webhookFields)), { uniqueItems: true })),
  },
  { additionalProperties: false },
);
const YEAR_MS = 366 * 24 * 60 * 60 * 1000;
const ClockMove = Type.Union([
  Type.Object({ advanceMs: Type.Integer({ minimum: -YEAR_MS, maximum: YEAR_MS }) }, { additionalProperties: false }),
  Type.Object({ restore: Type.Literal(true) }, { additionalProperties: false }),
]);

/** Status, settings, clock and reset of the sandbox itself. */
export function settingsRoutes(app: FastifyInstance, { state, clock, sender, live, settings }: Dependencies): void {
  const clockView = () => ({ now: clock.now(), offsetMs: clock.offsetMs() });
  const settingsView = (): SettingsView => {
    const { responseStyle, deliveryOrder, appFields } = state.preferences.get();
    return { responseStyle, deliveryOrder, appFields };
  };

  app.get(
    '/status',
    (): StatusView => ({
      now: clock.now(),
      clockOffsetMs: clock.offsetMs(),
      appId: settings.appId,
      callback: sender.callbackStatus(),
      deliveries: state.deliveries.counts(),
    }),
  );

  app.get('/settings', settingsView);

  app.patch<{ Body: Static<typeof Changes> }>('/settings', { schema: { body: Changes } }, (request) => {
    state.preferences.update(request.body);
    return settingsView();
  });

  app.get('/clock', clockView);

  app.post<{ Body: Static<typeof ClockMove> }>('/clock', { schema: { body: ClockMove } }, (request) => {
    if ('advanceMs' in request.body) clock.advance(request.body.advanceMs);
    else clock.restore();
    live.publish({ kind: 'everything' });
    return clockView();
  });

  app.post('/reset', (_request, reply) => {
    sender.forget();
    state.reset();
    live.publish({ kind: 'everything' });
    return reply.status(204).send();
  });
}
