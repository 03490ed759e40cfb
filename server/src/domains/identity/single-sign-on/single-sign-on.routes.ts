import { routes, serverPaths } from '@fanfare/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../infrastructure/http/route.ts';
import type { OpenedSession } from '../auth/index.ts';
import { readAttempt, setAttempt } from './attemptCookie.ts';
import type { SingleSignOnService } from './single-sign-on.service.ts';

interface Dependencies {
  singleSignOn: SingleSignOnService;
  hasSampleAccount: boolean;
  session: OpenedSession;
  publicUrl: string;
}

export function registerSingleSignOnRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { singleSignOn, hasSampleAccount, session, publicUrl } = dependencies;
  route(app, 'GET /api/auth/options', async () => ({
    singleSignOn: singleSignOn.name === null ? null : { name: singleSignOn.name },
    sampleAccount: hasSampleAccount,
  }));
  route(app, 'POST /api/auth/oidc/start', async ({ reply }) => {
    const { authUrl, attempt } = await singleSignOn.start();
    setAttempt(reply, attempt, publicUrl);
    return { authUrl };
  });
  route(app, 'POST /api/auth/oidc/complete', async ({ body, request, reply }) => {
    setAttempt(reply, '', publicUrl);
    const attempt = readAttempt(request, publicUrl);
    return session.presentOutcome(await singleSignOn.complete(body.callback, attempt, await session.originOf(request)), reply);
  });

  /** The provider redirects the browser here. The fragment keeps the code out of logs and referrers. */
  app.get(serverPaths.oidcCallback, { schema: { hide: true } }, async (request, reply) => {
    const { search } = new URL(request.url, publicUrl);
    const fragment = new URLSearchParams({ sso: search.slice(1) }).toString();
    return reply.redirect(`${publicUrl}${routes.login}#${fragment}`, 303);
  });
}
