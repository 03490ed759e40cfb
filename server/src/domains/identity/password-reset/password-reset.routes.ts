import type { FastifyInstance } from 'fastify';
import { languageOf } from '../../../infrastructure/http/languageOf.ts';
import { route } from '../../../infrastructure/http/route.ts';
import { readDeviceKey } from '../auth/index.ts';
import type { SessionTransport } from '../sessions/index.ts';
import type { PasswordResetService } from './password-reset.service.ts';

interface Dependencies {
  passwordReset: PasswordResetService;
  transport: SessionTransport;
  publicUrl: string;
}

export function registerPasswordResetRoutes(app: FastifyInstance, { passwordReset, transport, publicUrl }: Dependencies): void {
  route(app, 'POST /api/auth/password/forgot', async ({ body, request }) => {
    await passwordReset.forgot(body.email, { address: request.ip, language: languageOf(request.headers) });
    return {};
  });
  route(app, 'POST /api/auth/password/reset', async ({ body, request }) => {
    await passwordReset.reset(body.token, body.password, languageOf(request.headers));
    return {};
  });
  route(app, 'POST /api/auth/password/change', async ({ user, body, request, reply }) => {
    const { token } = await passwordReset.change(user, body.currentPassword, body.newPassword, readDeviceKey(request, publicUrl));
    return { token: transport.give(reply, { ...user, token }) };
  });
}
