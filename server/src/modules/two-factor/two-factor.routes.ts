import type { FastifyInstance } from 'fastify';
import { route } from '../../infrastructure/http/route.ts';
import type { TwoFactorService } from './two-factor.service.ts';

export function registerTwoFactorRoutes(app: FastifyInstance, twoFactor: TwoFactorService): void {
  route(app, 'GET /api/user/2fa', ({ user }) => twoFactor.status(user.userId));
  route(app, 'POST /api/user/2fa/enable', async ({ user, request }) => {
    await twoFactor.sendSetupLink(user, request.ip);
    return {};
  });
  route(app, 'POST /api/user/2fa/setup', ({ user, body }) => twoFactor.setUp(user, body));
  route(app, 'POST /api/user/2fa/confirm', ({ user, body }) => twoFactor.confirm(user, body.code));
  route(app, 'POST /api/user/2fa/disable', ({ user, body }) => twoFactor.disable(user, body.password, body));
}
