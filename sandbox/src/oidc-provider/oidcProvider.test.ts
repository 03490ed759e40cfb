import { after, before, it } from 'node:test';
import { expect } from 'expect';
import { startOidcProvider } from './startOidcProvider.ts';

const redirectUri = 'http://fanfare.test/callback';
let provider: Awaited<ReturnType<typeof startOidcProvider>>;
before(async () => {
  provider = await startOidcProvider({ port: 0, clientId: 'fanfare', clientSecret: 'secret', redirectUri });
});
after(() => provider.close());

/** Follows redirects until the page, or the redirect to the app. */
async function open(url: string, cookies: Map<string, string>, body?: URLSearchParams): Promise<{ url: URL; page: string }> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const method = body ? 'POST' : 'GET';
  const response = await fetch(url, { method, redirect: 'manual', headers: { cookie }, ...(body && { body }) });
  for (const line of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    cookies.set(name, value);
  }
  const location = response.headers.get('location');
  if (location === null) return { url: new URL(url), page: await response.text() };
  const next = new URL(location, url);
  return next.origin === provider.issuer ? open(next.href, cookies) : { url: next, page: '' };
}

async function choose(person: string, decision: string) {
  const query = new URLSearchParams({
    client_id: 'fanfare',
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid email profile',
    state: 'state-1',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  });
  const cookies = new Map<string, string>();
  const { url, page } = await open(`${provider.issuer}/auth?${query}`, cookies);
  expect([url.pathname, page]).toEqual(['/choose', expect.stringContaining('ada@acme.example')]);
  return (await open(url.href, cookies, new URLSearchParams({ person, decision }))).url;
}

it('publishes its metadata', async () => {
  const response = await fetch(`${provider.issuer}/.well-known/openid-configuration`);
  expect(await response.json()).toMatchObject({ issuer: provider.issuer, code_challenge_methods_supported: ['S256'] });
});

it('sends the browser back with a code for the chosen person', async () => {
  const { origin, pathname, searchParams } = await choose('ada', 'allow');
  expect([`${origin}${pathname}`, searchParams.get('state')]).toEqual([redirectUri, 'state-1']);
  expect(searchParams.get('code')).toMatch(/^[\w-]{20,}$/);
});

it('sends the browser back with an error after Cancel, and for an unknown person', async () => {
  expect((await choose('ada', 'cancel')).searchParams.get('error')).toBe('access_denied');
  expect((await choose('zoe', 'allow')).searchParams.get('error')).toBe('access_denied');
});

it('refuses a choice without a sign-in', async () => {
  const response = await fetch(`${provider.issuer}/choose`, { method: 'POST', body: new URLSearchParams({ person: 'ada' }) });
  expect(response.status).toBe(400);
});
