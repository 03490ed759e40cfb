import type { FastifyInstance } from 'fastify';
import { languageOf } from '../../../infrastructure/http/languageOf.ts';
import { route } from '../../../infrastructure/http/route.ts';
import { presentUser } from './auth.presenter.ts';
import type { AuthService } from './auth.service.ts';
import type { OpenedSession } from './openedSession.ts';

interface Dependencies {
  auth: AuthService;
  session: OpenedSession;
}

export function registerAuthRoutes(app: FastifyInstance, { auth, session }: Dependencies): void {
  const { originOf, present, presentOutcome } = session;

  route(app, 'POST /api/auth/register', async ({ body, request, reply }) =>
    present(await auth.register(body, await originOf(request)), reply),
  );
  route(app, 'POST /api/auth/login', async ({ body, request, reply }) =>
    presentOutcome(await auth.login(body.username, body.password, await originOf(request)), reply),
  );
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
