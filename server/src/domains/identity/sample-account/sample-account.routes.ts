import type { FastifyInstance } from 'fastify';
import { languageOf } from '../../../infrastructure/http/languageOf.ts';
import { route } from '../../../infrastructure/http/route.ts';
import type { OpenedSession } from '../auth/index.ts';
import type { SampleAccountService } from './sample-account.service.ts';

interface Dependencies {
  sampleAccount: SampleAccountService;
  session: OpenedSession;
}

export function registerSampleAccountRoutes(app: FastifyInstance, { sampleAccount, session }: Dependencies): void {
  route(app, 'POST /api/auth/sample-account', async ({ request }) => ({
    ticket: await sampleAccount.start(app.listeningOrigin, languageOf(request.headers)),
  }));
  route(app, 'POST /api/auth/sample-account/enter', async ({ body, request, reply }) => {
    const progress = sampleAccount.progressOf(body.ticket);
    if (progress !== null) return progress;
    return session.present(await sampleAccount.enter(body.ticket, await session.originOf(request)), reply);
  });
}
