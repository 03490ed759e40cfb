import { after, before, beforeEach, test } from 'node:test';
import { expect } from 'expect';
import { startTokenDouble } from '../../../../test/doubles/startTokenDouble.ts';
import { startTestServer, type TestServer } from '../../../../test/servers/startTestServer.ts';

let double: Awaited<ReturnType<typeof startTokenDouble>>;
let server: TestServer;
before(async () => {
  double = await startTokenDouble();
  server = await startTestServer({ startsWork: false, settings: { oidc: double.settings } });
});
beforeEach(() => {
  double.forgery = {};
  double.status = 200;
});
after(async () => {
  await server.close();
  await double.close();
});

async function start() {
  const { body, headers } = await server.call('POST /api/auth/oidc/start', { body: { provider: 'oidc' } });
  const cookie = (headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
  return { callback: double.visit(body.authUrl), cookie };
}

const complete = ({ callback, cookie }: Awaited<ReturnType<typeof start>>) =>
  server.call('POST /api/auth/oidc/complete', { body: { callback }, headers: { cookie } });

test('a correct token signs in', async () => {
  expect((await complete(await start())).status).toBe(200);
});

for (const [name, forgery] of [
  ['a wrong nonce', { nonce: 'of-another-sign-in' }],
  ['a wrong issuer', { issuer: 'https://evil.test' }],
  ['another client', { audience: 'another' }],
  ['an expired token', { expiresAtS: Math.floor(Date.now() / 1000) - 60 }],
  ['an unknown key', { isUnknownKey: true }],
] as const) {
  test(`${name} is refused`, async () => {
    const started = await start();
    double.forgery = forgery;
    const { status, body } = await complete(started);
    expect([status, body]).toMatchObject([401, { code: 'sso_failed' }]);
  });
}

test('a provider that is down is reported, and tried again', async () => {
  const started = await start();
  double.status = 503;
  const failed = await complete(started);
  expect([failed.status, failed.body]).toMatchObject([502, { code: 'sso_unavailable' }]);
  const { settings } = double;
  const other = await startTestServer({ startsWork: false, settings: { oidc: settings } });
  const refused = await other.call('POST /api/auth/oidc/start', { body: { provider: 'oidc' } });
  expect([refused.status, refused.body]).toMatchObject([502, { code: 'sso_unavailable' }]);
  double.status = 200;
  expect((await other.call('POST /api/auth/oidc/start', { body: { provider: 'oidc' } })).status).toBe(200);
  await other.close();
  const nowhere = { ...settings, issuer: 'http://127.0.0.1:1' };
  const unreachable = await startTestServer({ startsWork: false, settings: { oidc: nowhere } });
  expect((await unreachable.call('POST /api/auth/oidc/start', { body: { provider: 'oidc' } })).body).toMatchObject({
    code: 'sso_unavailable',
  });
  await unreachable.close();
});
