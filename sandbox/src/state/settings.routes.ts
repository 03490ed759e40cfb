import type { FastifyInstance } from 'fastify';
import { type Static, Type } from 'typebox';
import type { Dependencies } from '../Dependencies.ts';
import { SettingsChange } from './SettingsChange.ts';
import type { SettingsView, StatusView } from './views.ts';

const YEAR_MS = 366 * 24 * 60 * 60 * 1000;
const ClockMove = Type.Union([
  Type.Object({ advanceMs: Type.Integer({ minimum: -YEAR_MS, maximum: YEAR_MS }) }, { additionalProperties: false }),
  Type.Object({ restore: Type.Literal(true) }, { additionalProperties: false }),
]);

export function settingsRoutes(
  app: FastifyInstance,
  { state, clock, sender, live, settings, faults, mailbox, hosts, origin }: Dependencies,
): void {
  const clockView = () => ({ now: clock.now(), offsetMs: clock.offsetMs() });
  const settingsView = (): SettingsView => {
    const { clockOffsetMs: _, verifiedCallback: __, drawsReserved: ___, ...shown } = state.preferences.get();
    return shown;
  };

  app.get(
    '/status',
    (): StatusView => ({
      now: clock.now(),
      clockOffsetMs: clock.offsetMs(),
      appId: settings.appId,
      appUrl: settings.appOrigins[0] ?? null,
      hosts: hosts.addresses(origin()),
      callback: sender.callbackStatus(),
      deliveries: state.deliveries.counts(),
      mailbox: mailbox.status(),
    }),
  );

  app.get('/settings', settingsView);

  app.patch<{ Body: Static<typeof SettingsChange> }>('/settings', { schema: { body: SettingsChange } }, (request) => {
    const isNewSeed = request.body.seed !== undefined && request.body.seed !== state.preferences.get().seed;
    state.preferences.update({ ...request.body, ...(isNewSeed && { drawsReserved: 0 }) });
    live.publish({ kind: 'settings' });
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
    faults.clear();
    live.publish({ kind: 'everything' });
    return reply.status(204).send();
  });
}
