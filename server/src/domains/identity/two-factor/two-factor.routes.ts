import type { FastifyInstance } from 'fastify';
import { route } from '../../../infrastructure/http/route.ts';
import type { SessionTransport } from '../sessions/index.ts';
import type { TwoFactorService } from './two-factor.service.ts';

export function registerTwoFactorRoutes(app: FastifyInstance, twoFactor: TwoFactorService, transport: SessionTransport): void {
  route(app, 'GET /api/user/2fa', ({ user }) => twoFactor.status(user.userId));
  route(app, 'POST /api/user/2fa/enable', async ({ user, request }) => {
    await twoFactor.sendSetupLink(user, request.ip);
    return {};
  });
  route(app, 'POST /api/user/2fa/setup', ({ user, body }) => twoFactor.setUp(user, body));
  route(app, 'POST /api/user/2fa/confirm', async ({ user, body, reply }) => {
    const { backupCodes, token } = await twoFactor.confirm(user, body.code);
    return { backupCodes, token: transport.give(reply, { ...user, token }) };
  });
  route(app, 'POST /api/user/2fa/disable', async ({ user, body, reply }) => {
    const { token } = await twoFactor.disable(user, body.password, body);
    return { token: transport.give(reply, { ...user, token }) };
  });
}
