import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { Provider } from 'oidc-provider';
import { choosePage } from './choosePage.ts';
import { people } from './people.ts';

interface Options {
  port: number;
  /** Of the only client. */
  clientId: string;
  clientSecret: string;
  redirectUri: string;
}

const SCOPE = 'openid email profile';
const HOUR_S = 60 * 60;

/** An OpenID Connect provider that stores everything in memory. */
export async function startOidcProvider({ port, clientId, clientSecret, redirectUri }: Options) {
  const server = createServer();
  server.listen(port, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  const issuer = `http://localhost:${typeof address === 'object' && address ? address.port : port}`;
  const provider = new Provider(issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUri] }],
    claims: { email: ['email', 'email_verified'], profile: ['preferred_username'] },
    features: { devInteractions: { enabled: false } },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    interactions: { url: () => '/choose' },
    ttl: { Interaction: HOUR_S, Session: HOUR_S, Grant: HOUR_S, AccessToken: HOUR_S, IdToken: HOUR_S },
    findAccount: (_context, id) => ({ accountId: id, claims: () => claimsOf(id) }),
    async loadExistingGrant({ oidc }) {
      const grant = new provider.Grant({ clientId, accountId: oidc.session?.accountId ?? '' });
      grant.addOIDCScope(SCOPE);
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();

  async function choose(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'POST') return sendPage(response, new URL(redirectUri).origin);
    const form = new URLSearchParams(await text(request));
    const person = people.find(({ id }) => id === form.get('person'));
    const isAllowed = form.get('decision') === 'allow' && person !== undefined;
    const result = isAllowed ? { login: { accountId: person.id, remember: false } } : { error: 'access_denied' };
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  }

  server.on('request', (request, response) => {
    if (request.url !== '/choose') return answer(request, response);
    choose(request, response).catch(() => response.writeHead(400).end('Start again at Fanfare.'));
  });

  return {
    issuer,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function claimsOf(id: string) {
  const person = people.find((each) => each.id === id);
  if (!person) return { sub: id };
  return { sub: id, email: person.email, email_verified: person.isEmailVerified, preferred_username: person.name };
}

/** Browsers apply `form-action` also to the redirect after the form, so it must allow the app's origin. */
function sendPage(response: ServerResponse, formTarget: string): void {
  const nonce = randomBytes(16).toString('base64');
  const policy = `default-src 'none'; img-src data:; style-src 'nonce-${nonce}'; form-action 'self' ${formTarget}; base-uri 'none'; frame-ancestors 'none'`;
  response
    .writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    .end(choosePage(nonce));
}
