import { randomBytes } from 'node:crypto';
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Dependencies } from '../Dependencies.ts';
import { asObject } from '../graph/answers/readParams.ts';
import { dialogPage, problemPage } from './dialogPage.ts';
import { type AuthorizeProblem, type AuthorizeRequest, parseAuthorizeRequest } from './parseAuthorizeRequest.ts';

/** Lifetime of a code. */
export const CODE_LIFETIME_MS = 60 * 60 * 1000;

export async function dialogRoutes(app: FastifyInstance, { state, clock, settings, origin }: Dependencies): Promise<void> {
  await app.register(formbody);
  app.addHook('onSend', async () => void (await state.committed()));

  app.get('/oauth/authorize', (request, reply) => {
    const parsed = parseAuthorizeRequest(asObject(request.query), settings);
    if ('title' in parsed) return refuse(reply, parsed);
    const from = origin();
    const page = (nonce: string) => dialogPage(parsed, state.accounts.list(), nonce, from);
    return sendPage(reply, page, { formTarget: new URL(parsed.redirectUri).origin, filesOf: from });
  });

  app.post('/oauth/authorize', (request, reply) => {
    const form = asObject(request.body);
    const parsed = parseAuthorizeRequest(form, settings);
    if ('title' in parsed) return refuse(reply, parsed);
    if (form.decision !== 'allow') return reply.redirect(cancelled(parsed), 302);
    const account = state.accounts.find(String(form.account));
    if (!account) return refuse(reply, { title: 'Unknown account', detail: 'Choose one of the accounts of the sandbox.' });
    const ticked = Array.isArray(form.granted) ? form.granted : [form.granted];
    const scopes = parsed.scopes.filter((scope) => scope === 'instagram_business_basic' || ticked.includes(scope));
    const code = `AQB${randomBytes(90).toString('base64url')}`;
    const expiresAt = clock.now() + CODE_LIFETIME_MS;
    state.grants.insertCode({
      code,
      clientId: parsed.clientId,
      redirectUri: parsed.redirectUri,
      igId: account.igId,
      scopes,
      expiresAt,
    });
    return reply.redirect(`${withQuery(parsed, { code })}#_`, 302);
  });
}

function cancelled(request: AuthorizeRequest): string {
  return withQuery(request, {
    error: 'access_denied',
    error_reason: 'user_denied',
    error_description: 'The user denied your request',
  });
}

function withQuery({ redirectUri, state }: AuthorizeRequest, answer: Record<string, string>): string {
  const query = new URLSearchParams(answer);
  if (state !== null) query.set('state', state);
  return `${redirectUri}${redirectUri.includes('?') ? '&' : '?'}${query}`;
}

function refuse(reply: FastifyReply, problem: AuthorizeProblem): FastifyReply {
  return sendPage(reply.status(400), (nonce) => problemPage(problem, nonce));
}

/** Browsers apply `form-action` also to the redirect after the form, so it must allow the app's origin. */
function sendPage(
  reply: FastifyReply,
  page: (nonce: string) => string,
  { formTarget = '', filesOf = '' }: { formTarget?: string; filesOf?: string } = {},
): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const policy = `default-src 'none'; img-src data: ${filesOf}; font-src ${filesOf || "'none'"}; style-src 'nonce-${nonce}'; form-action 'self' ${formTarget}; base-uri 'none'; frame-ancestors 'none'`;
  return reply
    .headers({ 'content-security-policy': policy, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    .type('text/html; charset=utf-8')
    .send(page(nonce));
}
