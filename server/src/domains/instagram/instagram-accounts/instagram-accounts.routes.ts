import { errors, routes, serverPaths } from '@fanfare/shared/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Clock } from '../../../infrastructure/clock/Clock.ts';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import { languageOf } from '../../../infrastructure/http/languageOf.ts';
import { sendPage } from '../../../infrastructure/http/pages/sendPage.ts';
import { route } from '../../../infrastructure/http/route.ts';
import type { SignedIn } from '../../../infrastructure/http/senders/SignedIn.ts';
import { type Translator, translatorFor } from '../../../infrastructure/language/translations.ts';
import { GraphError } from '../../../integrations/instagram/index.ts';
import { readBrowserKey, setBrowserKey } from './connecting/browserKeyCookie.ts';
import type { Connecting } from './connecting/connecting.repository.ts';
import { MissingPermissions } from './connecting/grantAccess.ts';
import { presentAccount, presentDetails, presentStatus } from './instagram-accounts.presenter.ts';
import type { InstagramAccountsService } from './instagram-accounts.service.ts';

interface Options {
  accounts: InstagramAccountsService;
  clock: Clock;
  /** Throws step_up_required. */
  requireReauthentication: (signedIn: SignedIn) => Promise<void>;
  publicUrl: string;
}

export function registerInstagramAccountsRoutes(
  app: FastifyInstance,
  { accounts, clock, requireReauthentication, publicUrl }: Options,
): void {
  route(app, 'GET /api/instagram/status', async ({ user }) => {
    const { account, takeover } = await accounts.status(user.workspaceId, user.accountId);
    return presentStatus(account, takeover, clock.nowMs());
  });

  route(app, 'GET /api/instagram/accounts', async ({ user }) => {
    const nowMs = clock.nowMs();
    return { data: (await accounts.list(user.workspaceId)).map((account) => presentAccount(account, nowMs)) };
  });

  route(app, 'GET /api/instagram/auth/instagram', async ({ query, user, reply }) => {
    const { authUrl, browserKey } = await accounts.startConnecting(user, query.add ?? false);
    setBrowserKey(reply, browserKey, publicUrl);
    return { authUrl };
  });

  route(app, 'POST /api/instagram/takeover', async ({ body, user }) => accounts.takeOver(user, body.confirmation));

  route(app, 'POST /api/instagram/resume', async ({ user }) => {
    await accounts.resume(user.workspaceId, user.accountId);
    return {};
  });

  for (const call of ['DELETE /api/instagram/disconnect', 'POST /api/instagram/disconnect'] as const) {
    route(app, call, async ({ user }) => {
      await requireReauthentication(user);
      await accounts.disconnect(user.workspaceId, user.accountId);
      return {};
    });
  }

  route(app, 'GET /api/instagram/account', async ({ user }) => ({
    account: presentDetails(await accounts.details(user.workspaceId, user.accountId)),
  }));

  route(app, 'POST /api/instagram/subscribe-webhook', async ({ user }) => {
    return { subscribedFields: await accounts.subscribe(user.workspaceId, user.accountId) };
  });

  route(app, 'DELETE /api/instagram/unsubscribe-webhook', async ({ user }) => {
    await accounts.unsubscribe(user.workspaceId, user.accountId);
    return {};
  });

  /** Instagram redirects the browser here. */
  app.get(serverPaths.instagramOauthCallback, { schema: { hide: true } }, async (request, reply) => {
    const query = new URL(request.url, publicUrl).searchParams;
    const browserKey = readBrowserKey(request, publicUrl);
    const connecting = await accounts.takeState(query.get('state') ?? '', browserKey).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'oauth_state_invalid') return null;
      throw error;
    });
    if (connecting === null) return refuse(reply, translatorFor(languageOf(request.headers)));

    setBrowserKey(reply, '', publicUrl);
    const result = await complete(accounts, connecting, query, (error) =>
      request.log.warn({ err: error }, 'connecting an account failed'),
    );
    return reply.redirect(`${publicUrl}${result}`, 303);
  });
}

async function complete(
  accounts: InstagramAccountsService,
  connecting: Connecting,
  query: URLSearchParams,
  onFailure: (error: GraphError) => void,
): Promise<string> {
  const code = query.get('code')?.replace(/#_$/, '') ?? '';
  if (code === '') return failed('access_denied');
  try {
    const result = await accounts.connect(connecting, code);
    const { username } = result;
    // A fragment, so that no server and no log sees the confirmation.
    if ('confirmation' in result) {
      return `${routes.connectInstagram}?${new URLSearchParams({ takeover: username })}#token=${result.confirmation}`;
    }
    const { igId, permissions } = result;
    return callbackPath({ instagram: 'success', username, userId: igId, permissions: permissions.join(',') });
  } catch (error) {
    if (error instanceof MissingPermissions) return failed('missing_permissions');
    if (error instanceof AppError) return failed(error.code === 'too_many_accounts' ? error.code : 'access_denied');
    if (!(error instanceof GraphError)) throw error;
    onFailure(error);
    return failed('instagram_unavailable');
  }
}

function failed(reason: string): string {
  return callbackPath({ instagram: 'error', reason });
}

function callbackPath(query: Record<string, string>): string {
  return `${routes.oauthCallback}?${new URLSearchParams(query)}`;
}

/** The state belongs to another browser, so nothing of the response is shown. */
function refuse(reply: FastifyReply, { language, translate }: Translator) {
  return sendPage(reply, {
    language,
    status: errors.oauth_state_invalid.status,
    title: translate('pages.not-connected-title'),
    text: translate('pages.not-connected'),
    action: { label: translate('pages.connect-instagram'), path: routes.connectInstagram },
  });
}
