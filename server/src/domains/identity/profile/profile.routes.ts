import type { FastifyInstance } from 'fastify';
import { route } from '../../../infrastructure/http/route.ts';
import { presentProfile } from './profile.presenter.ts';
import type { ProfileService } from './profile.service.ts';

export function registerProfileRoutes(app: FastifyInstance, profile: ProfileService): void {
  route(app, 'GET /api/user/profile', async ({ user }) => ({ profile: presentProfile(await profile.get(user.userId)) }));
  route(app, 'PATCH /api/user/profile', async ({ user, body, request }) => ({
    profile: presentProfile(await profile.change(user.userId, body, request.ip)),
  }));
  route(app, 'POST /api/user/email/confirm', async ({ body }) => ({
    email: await profile.confirmEmail(body.token, body.password),
  }));
}
