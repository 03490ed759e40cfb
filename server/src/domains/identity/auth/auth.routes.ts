import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '../../../infrastructure/http/languageOf.ts';
import { route } from '../../../infrastructure/http/route.ts';
import { describeDevice } from '../../../infrastructure/http/senders/describeDevice.ts';
import { readBearer } from '../../../infrastructure/http/senders/readBearer.ts';
import type { SessionTransport } from '../sessions/index.ts';
import { presentUser } from './auth.presenter.ts';
import type { AuthService, Opened, Origin } from './auth.service.ts';
import { readDeviceKey, setDeviceKey } from './deviceCookie.ts';

interface Dependencies {
  auth: AuthService;
  transport: SessionTransport;
  publicUrl: string;
}

export function registerAuthRoutes(app: FastifyInstance, { auth, transport, publicUrl }: Dependencies): void {
  function present(opened: Opened, reply: FastifyReply) {
    setDeviceKey(reply, opened.deviceKey, publicUrl);
    return { token: transport.give(reply, opened), user: presentUser(opened.user) };
  }

  async function originOf(request: FastifyRequest): Promise<Origin> {
    const { ip, headers } = request;
    return {
      address: ip,
      device: describeDevice(headers['user-agent']),
      deviceKey: readDeviceKey(request, publicUrl),
      language: languageOf(headers),
      previous: await transport.find(readBearer(headers.authorization), headers.cookie, null),
    };
  }

  route(app, 'POST /api/auth/register', async ({ body, request, reply }) =>
    present(await auth.register(body, await originOf(request)), reply),
  );
  route(app, 'POST /api/auth/login', async ({ body, request, reply }) => {
    const outcome = await auth.login(body.username, body.password, await originOf(request));
    if ('challenge' in outcome) return { twoFactorRequired: true as const, challenge: outcome.challenge };
    return present(outcome, reply);
  });
  route(app, 'POST /api/auth/login/2fa', async ({ body, request, reply }) =>
    present(await auth.completeLogin(body.challenge, body, await originOf(request)), reply),
  );
  route(app, 'POST /api/auth/step-up', async ({ user, body }) => ({
    validUntil: new Date(await auth.stepUp(user, body)).toISOString(),
  }));
  route(app, 'GET /api/auth/session', async ({ user, request }) => ({
    user: presentUser(await auth.userOf(user, languageOf(request.headers))),
  }));
}
