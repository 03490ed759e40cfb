import { once } from 'node:events';
import { createServer } from 'node:http';
import { Provider } from 'oidc-provider';
import { PUBLIC_URL } from '../servers/startTestServer.ts';

export interface Person {
  email?: string;
  email_verified?: boolean;
  preferred_username?: string;
}

const CLIENT = { clientId: 'fanfare', clientSecret: 'the-client-secret-of-the-tests' };

export async function startOidcProvider(people: ReadonlyMap<string, Person>) {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const issuer = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  let present = '';
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [`${PUBLIC_URL}/api/auth/oidc/callback`],
      },
    ],
    claims: { email: ['email', 'email_verified'], profile: ['preferred_username'] },
    features: { devInteractions: { enabled: false } },
    cookies: { keys: ['the-cookie-key-of-the-tests'] },
    interactions: { url: () => '/choose' },
    pkce: { required: () => true },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    findAccount: (_context, id) => ({ accountId: id, claims: () => ({ sub: id, ...people.get(id) }) }),
    async loadExistingGrant({ oidc }) {
      const grant = new provider.Grant({ clientId: CLIENT.clientId, accountId: oidc.session?.accountId ?? '' });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (request.url !== '/choose') return answer(request, response);
    const result = present === '' ? { error: 'access_denied' } : { login: { accountId: present } };
    void provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  });

  return {
    settings: { issuer, ...CLIENT, name: 'Acme', allowedDomains: [] as string[] },
    /** Without a person, the sign-in is cancelled. */
    async visit(authUrl: string, person = ''): Promise<URL> {
      present = person;
      const cookies = new Map<string, string>();
      let url = new URL(authUrl);
      while (url.origin === issuer) {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
        for (const line of response.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
          cookies.set(name, value);
        }
        const location = response.headers.get('location');
        if (location === null) throw new Error(`The provider answered ${response.status}: ${await response.text()}`);
        url = new URL(location, url);
      }
      return url;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
