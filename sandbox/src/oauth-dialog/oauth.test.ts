import { after, before, describe, it } from 'node:test';
import { expect } from 'expect';
import { allow, codeOf, connect, exchange, lengthen, shop } from '../testing/connect.ts';
import { type Sandbox, startSandbox } from '../testing/startSandbox.ts';
import { appId, redirectUri } from '../testing/testApp.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

describe('login', () => {
  let sandbox: Sandbox;
  before(async () => {
    sandbox = await startSandbox();
  });
  after(() => sandbox.stop());

  function dialog(changes: Record<string, string> = {}) {
    const query = new URLSearchParams({
      client_id: appId,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'instagram_business_basic,instagram_business_manage_messages',
      state: '"><script>alert(1)</script>',
      ...changes,
    });
    return sandbox.call(`/www.instagram.com/oauth/authorize?${query}`);
  }

  it('shows the accounts and the scopes that were asked for, and escapes what it was given', async () => {
    const page = await dialog();
    expect(page.status).toBe(200);
    expect(page.text).toContain('juniper.and.oak');
    expect(page.text).toContain('mina.paints');
    expect(page.text).toContain('instagram_business_manage_messages');
    expect(page.text).not.toContain('instagram_business_manage_insights');
    expect(page.text).not.toContain('<script>');
  });

  const wrong: [string, Record<string, string>][] = [
    ['client', { client_id: '1' }],
    ['redirect address', { redirect_uri: `${redirectUri}/` }],
    ['foreign redirect address', { redirect_uri: 'https://evil.example/' }],
    ['response type', { response_type: 'token' }],
    ['retired scope', { scope: 'instagram_business_basic,business_manage_messages' }],
    ['missing basic scope', { scope: 'instagram_business_manage_messages' }],
  ];
  for (const [what, changes] of wrong) {
    it(`answers a wrong ${what} with a page and never with a redirect`, async () => {
      for (const answer of [await dialog(changes), await allow(sandbox, changes)]) {
        expect(answer.status).toBe(400);
        expect(answer.headers.get('location')).toBeNull();
        expect(answer.headers.get('content-type')).toContain('text/html');
      }
    });
  }

  it('redirects with code, unchanged state and the odd fragment', async () => {
    const location = (await allow(sandbox)).headers.get('location') ?? '';
    expect(location.startsWith(`${redirectUri}?code=AQB`)).toBe(true);
    expect(location.endsWith('#_')).toBe(true);
    expect(new URL(location).searchParams.get('state')).toBe('abc/1+2');
  });

  it('redirects with access_denied after Cancel', async () => {
    const location = (await allow(sandbox, { decision: 'cancel', state: 'xyz' })).headers.get('location');
    expect(location).toBe(
      `${redirectUri}?error=access_denied&error_reason=user_denied&error_description=The+user+denied+your+request&state=xyz`,
    );
  });

  it('returns the live format: a number above 2^53 and a list', async () => {
    const answer = await exchange(sandbox, codeOf(await allow(sandbox)));
    expect(answer.status).toBe(200);
    expect(answer.text).toContain(`"user_id":${shop.igId},`);
    expect(answer.body.access_token).toMatch(/^SBX_IGAA/);
    expect(answer.body.permissions).toContain('instagram_business_manage_messages');
  });

  it('returns the documented format when configured', async () => {
    await sandbox.api('PATCH', '/settings', { responseStyle: 'documented' });
    const { body } = await exchange(sandbox, codeOf(await allow(sandbox, {}, ['instagram_business_manage_messages'])));
    const me = await sandbox.graph(body.data[0].access_token, 'GET', '/me?fields=user_id,account_type');
    await sandbox.api('PATCH', '/settings', { responseStyle: 'live' });
    expect(body.data[0].user_id).toBe(shop.appScopedId);
    expect(body.data[0].permissions).toBe('instagram_business_basic,instagram_business_manage_messages');
    expect(me.body).toEqual({ data: [{ user_id: shop.igId, account_type: 'Business', id: shop.appScopedId }] });
  });

  it('takes a multipart form as well', async () => {
    const form = new FormData();
    const fields = { client_id: appId, client_secret: 'sandbox-test-secret', grant_type: 'authorization_code' };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('redirect_uri', redirectUri);
    form.set('code', codeOf(await allow(sandbox)));
    const answer = await sandbox.call('/api.instagram.com/oauth/access_token', { method: 'POST', body: form });
    expect(answer.status).toBe(200);
  });

  it('takes a code once, within its hour, from the same client and address, in a form', async () => {
    const notFound = {
      error_type: 'OAuthException',
      code: 400,
      error_message: 'Matching code was not found or was already used',
    };
    const code = codeOf(await allow(sandbox));
    expect((await exchange(sandbox, code, { redirect_uri: `${redirectUri}/` })).body).toMatchObject({ code: 400 });
    expect((await exchange(sandbox, code, { client_secret: 'wrong' })).body).toMatchObject({ code: 400 });
    expect((await exchange(sandbox, code, { client_id: '1' })).body.error_message).toBe('Invalid platform app');
    expect((await exchange(sandbox, code)).status).toBe(200);
    const again = await exchange(sandbox, code);
    expect(again.status).toBe(400);
    expect(again.body).toEqual(notFound);

    const late = codeOf(await allow(sandbox));
    await sandbox.api('POST', '/clock', { advanceMs: HOUR_MS });
    expect((await exchange(sandbox, late)).body).toEqual(notFound);

    const asJson = await sandbox.call('/api.instagram.com/oauth/access_token', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(asJson.status).toBe(400);
    expect(asJson.body).toMatchObject({ error_type: 'OAuthException', code: 400 });
  });

  it('lengthens a short token and refuses another secret, another kind and rubbish', async () => {
    const short = (await exchange(sandbox, codeOf(await allow(sandbox)))).body.access_token;
    const long = await lengthen(sandbox, short);
    expect(long.body).toEqual({ access_token: expect.stringMatching(/^SBX_IGAA/), token_type: 'bearer', expires_in: 5_184_000 });
    expect((await lengthen(sandbox, short, 'wrong')).body.error).toMatchObject({ code: 100 });
    expect((await lengthen(sandbox, long.body.access_token)).body.error.message).toBe('Unsupported request - method type: get');
    expect((await lengthen(sandbox, 'SBX_IGAAnothing')).body.error).toMatchObject({ code: 190 });
    const posted = await sandbox.call('/graph.instagram.com/access_token', { method: 'POST' });
    expect(posted.body.error.message).toBe('Unsupported request - method type: post');
  });

  it('refreshes a token after a day and not after its end', async () => {
    const token = await connect(sandbox);
    const refresh = () =>
      sandbox.call(`/graph.instagram.com/refresh_access_token?grant_type=ig_refresh_token&access_token=${token}`);
    expect((await refresh()).body.error).toMatchObject({ code: 100 });
    await sandbox.api('POST', '/clock', { advanceMs: DAY_MS });
    const fresh = await refresh();
    expect(fresh.body).toMatchObject({ token_type: 'bearer', expires_in: 5_184_000 });
    await sandbox.api('POST', '/clock', { advanceMs: 59 * DAY_MS });
    expect((await refresh()).body.error).toMatchObject({ code: 190, error_subcode: 463 });
    expect((await sandbox.graph(token, 'GET', '/me')).body.error).toMatchObject({ code: 190, error_subcode: 463 });
    expect((await sandbox.graph(fresh.body.access_token, 'GET', '/me')).status).toBe(200);
  });
});
