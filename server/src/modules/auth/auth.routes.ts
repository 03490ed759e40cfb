import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { route } from '../../infrastructure/http/route.ts';
import { describeDevice } from '../sessions/index.ts';
import { presentUser } from './auth.presenter.ts';
import type { AuthService, Opened, Origin } from './auth.service.ts';
import { deviceCookie, readDeviceKey } from './deviceCookie.ts';

interface Dependencies {
  auth: AuthService;
  publicUrl: string;
}

export function registerAuthRoutes(app: FastifyInstance, { auth, publicUrl }: Dependencies): void {
  function present({ token, user, deviceKey }: Opened, reply: FastifyReply) {
    reply.header('set-cookie', deviceCookie(deviceKey, publicUrl));
    return { token, user: presentUser(user) };
  }

  route(app, 'POST /api/auth/register', async ({ body, request, reply }) =>
    present(await auth.register(body, originOf(request)), reply),
  );
  route(app, 'POST /api/auth/login', async ({ body, request, reply }) => {
    const outcome = await auth.login(body.username, body.password, originOf(request));
    if ('challenge' in outcome) return { twoFactorRequired: true as const, challenge: outcome.challenge };
    return present(outcome, reply);
  });
  route(app, 'POST /api/auth/login/2fa', async ({ body, request, reply }) =>
    present(await auth.completeLogin(body.challenge, body, originOf(request)), reply),
  );
  route(app, 'POST /api/auth/step-up', async ({ user, body }) => ({
    validUntil: new Date(await auth.stepUp(user, body)).toISOString(),
  }));
  route(app, 'GET /api/auth/session', async ({ user }) => ({ user: presentUser(await auth.userOf(user)) }));
}

function originOf({ ip, headers }: FastifyRequest): Origin {
  return {
    address: ip,
    device: describeDevice(headers['user-agent']),
    deviceKey: readDeviceKey(headers.cookie),
    token: /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? null,
  };
}
