import type { FastifyInstance } from 'fastify';
import { route } from '../../infrastructure/http/route.ts';
import type { PasswordResetService } from './password-reset.service.ts';

export function registerPasswordResetRoutes(app: FastifyInstance, passwordReset: PasswordResetService): void {
  route(app, 'POST /api/auth/password/forgot', async ({ body, request }) => {
    await passwordReset.forgot(body.email, request.ip);
    return {};
  });
  route(app, 'POST /api/auth/password/reset', async ({ body }) => {
    await passwordReset.reset(body.token, body.password);
    return {};
  });
  route(app, 'POST /api/auth/password/change', ({ user, body }) =>
    passwordReset.change(user, body.currentPassword, body.newPassword),
  );
}
