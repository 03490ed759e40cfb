import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { type Call, calls, routes, serverPaths } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { startTestServer, type TestServer, type TestUser } from '../test/servers/startTestServer.ts';

let server: TestServer;
let user: TestUser;
let shellDir = '';
before(async () => {
  shellDir = await mkdtemp(join(tmpdir(), 'fanfare-shell-'));
  await writeFile(join(shellDir, 'index.html'), '<!doctype html><title>Fanfare</title><script nonce="__NONCE__"></script>');
  server = await startTestServer({ startsWork: false, isEvidence: false, settings: { shellDir } });
  user = await server.signUp('anna');
});
after(async () => {
  await server.close();
  await rm(shellDir, { recursive: true });
});

const everywhere = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': expect.stringMatching(
    /^autoplay=\(self\), clipboard-write=\(self\), accelerometer=\(\), .*camera=\(\), .*usb=\(\)/,
  ),
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

/** Headers about transport or content that protect nothing. */
const ofContent = [
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'date',
  'keep-alive',
  'transfer-encoding',
  'set-cookie',
  'vary',
  // Differs for each request.
  'x-request-id',
];

function protection(headers: Headers): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => !ofContent.includes(name)));
}

for (const call of Object.keys(calls) as Call[]) {
  test(`S34: headers of ${call}, with and without a session`, async () => {
    for (const token of [{}, { token: user.token }]) {
      const { headers } = await server.call(call, { ...token, id: 'x' });
      const others = ['clear-site-data', 'content-disposition', 'retry-after'].filter((name) => headers.has(name));
      const expected = { ...everywhere, 'cache-control': 'no-store' };
      expect(protection(headers)).toEqual({
        ...expected,
        ...Object.fromEntries(others.map((name) => [name, headers.get(name)])),
      });
      if (call.startsWith('POST /api/auth/logout')) user.token = await server.signIn('anna');
    }
  });
}

const machines = [
  `GET ${serverPaths.instagramWebhook}`,
  `POST ${serverPaths.instagramWebhook}`,
  `POST ${serverPaths.instagramDeauthorize}`,
  `POST ${serverPaths.instagramDataDeletion}`,
  'GET /api/nothing',
  'GET /%61pi/auth/session',
];
for (const name of machines) {
  test(`S34: headers of ${name}`, async () => {
    const [method = '', path = ''] = name.split(' ');
    const { headers } = await server.send(method, path);
    expect(protection(headers)).toEqual({ ...everywhere, 'cache-control': 'no-store' });
  });
}

for (const path of [
  ...Object.values(routes),
  serverPaths.instagramOauthCallback,
  `${serverPaths.instagramDataDeletion}?code=x`,
]) {
  test(`S34: ${path} cannot be framed and runs only our scripts`, async () => {
    const { headers } = await server.send('GET', path);
    expect(protection(headers)).toMatchObject(everywhere);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toMatch(/default-src '(none|self)'/);
    expect(policy).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'/);
  });
}

for (const path of [
  serverPaths.health,
  serverPaths.ready,
  serverPaths.releaseDocument,
  '/r/x/1/y.js',
  '/avatars/x.webp',
  '/pictures/x.jpg',
  '/avatars/default/anna.svg',
]) {
  test(`S34: ${path} has its declared type`, async () => {
    const { headers } = await server.send('GET', path);
    expect(protection(headers)).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
  });
}

test('S34: responses of the realtime path are not cached or sniffed', async () => {
  for (const query of ['?EIO=4&transport=polling', '?EIO=4&transport=nonsense', '']) {
    const { headers } = await server.send('GET', `${serverPaths.socket}/${query}`);
    expect(protection(headers)).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  }
});

test('S7: no parameter or header redirects a browser to another server', async () => {
  const places = [
    'https://evil.test',
    '//evil.test',
    '/\\evil.test',
    'https:evil.test',
    '\\\\evil.test',
    '%2f%2fevil.test',
    '/%09/evil.test',
    'https://fanfare.test@evil.test',
    'https://evil.test%23.fanfare.test',
    'javascript:alert(1)',
  ];
  const names = ['next', 'return', 'returnTo', 'redirect_uri'];
  const seen = new Set<string>();
  for (const place of places) {
    for (const name of names) {
      const query = `?${name}=${encodeURIComponent(place)}`;
      expect((await server.call('GET /api/instagram/auth/instagram', { token: user.token, query })).status).toBe(400);
      const { body, headers: given } = await server.call('GET /api/instagram/auth/instagram', { token: user.token });
      const state = new URL(body.authUrl).searchParams.get('state') ?? '';
      expect(new URL(body.authUrl).searchParams.get('redirect_uri')).toBe('http://fanfare.test/api/instagram/auth/callback');
      const headers = {
        cookie: (given.get('set-cookie') ?? '').split(';')[0] ?? '',
        'x-forwarded-host': 'evil.test',
        'x-forwarded-proto': 'gopher',
      };
      const answer = await server.send('GET', `/api/instagram/auth/callback${query}&error=access_denied&state=${state}`, {
        headers,
      });
      expect(answer.status).toBe(303);
      seen.add(new URL(answer.headers.get('location') ?? '').origin);
      for (const path of [`/${query}`, `/login${query}`, `/${place}`, `//${place.replace(/^\W*/, '')}`]) {
        const { headers: page } = await server.send('GET', encodeURI(path).replaceAll('%25', '%'));
        seen.add(page.get('location') === null ? 'http://fanfare.test' : (page.get('location') ?? ''));
      }
    }
  }
  expect([...seen]).toEqual(['http://fanfare.test']);
});
