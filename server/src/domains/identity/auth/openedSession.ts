import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '../../../infrastructure/http/languageOf.ts';
import { describeDevice } from '../../../infrastructure/http/senders/describeDevice.ts';
import { readBearer } from '../../../infrastructure/http/senders/readBearer.ts';
import type { SessionTransport } from '../sessions/index.ts';
import { presentUser } from './auth.presenter.ts';
import type { Opened, Origin } from './auth.service.ts';
import { readDeviceKey, setDeviceKey } from './deviceCookie.ts';

export type OpenedSession = ReturnType<typeof createOpenedSession>;

export function createOpenedSession({ transport, publicUrl }: { transport: SessionTransport; publicUrl: string }) {
  function present(opened: Opened, reply: FastifyReply) {
    setDeviceKey(reply, opened.deviceKey, publicUrl);
    return { token: transport.give(reply, opened), user: presentUser(opened.user) };
  }

  return {
    present,
    presentOutcome(outcome: Opened | { challenge: string }, reply: FastifyReply) {
      if ('challenge' in outcome) return { twoFactorRequired: true as const, challenge: outcome.challenge };
      return present(outcome, reply);
    },
    async originOf(request: FastifyRequest): Promise<Origin> {
      const { ip, headers } = request;
      return {
        address: ip,
        device: describeDevice(headers['user-agent']),
        deviceKey: readDeviceKey(request, publicUrl),
        language: languageOf(headers),
        previous: await transport.find(readBearer(headers.authorization), headers.cookie, null),
      };
    },
  };
}
