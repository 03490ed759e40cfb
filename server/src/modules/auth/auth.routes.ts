import type { FastifyInstance } from 'fastify';
import { route } from '../../infrastructure/http/route.ts';
import { presentUser } from './auth.presenter.ts';
import type { AuthService } from './auth.service.ts';

export function registerAuthRoutes(app: FastifyInstance, auth: AuthService): void {
  route(app, 'POST /api/auth/register', async ({ body }) => {
    const { token, user } = await auth.register(body);
    return { token, user: presentUser(user) };
  });
  route(app, 'POST /api/auth/login', async ({ body }) => {
    const { token, user } = await auth.login(body.username, body.password);
    return { token, user: presentUser(user) };
  });
  route(app, 'POST /api/auth/logout', async ({ user }) => {
    await auth.logout(user);
    return {};
  });
  route(app, 'GET /api/auth/session', async ({ user }) => {
    return { user: presentUser(await auth.userOf(user)) };
  });
}
