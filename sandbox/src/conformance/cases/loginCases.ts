import { expect } from 'expect';
import { type Case, expectError, scene } from '../Case.ts';
import type { Stage } from '../Stage.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const scope = 'instagram_business_basic,instagram_business_manage_messages';

function authorize(stage: Stage, fields: Record<string, string> = {}) {
  const query = new URLSearchParams({
    client_id: stage.app?.id ?? '',
    redirect_uri: stage.app?.redirectUri ?? '',
    response_type: 'code',
    scope,
    state: 's',
    ...fields,
  });
  return stage.call('www.instagram.com', `/oauth/authorize?${query}`);
}

function exchangeCode(stage: Stage, fields: Record<string, string> = {}) {
  const body = new URLSearchParams({
    client_id: stage.app?.id ?? '',
    client_secret: stage.app?.secret ?? '',
    grant_type: 'authorization_code',
    redirect_uri: stage.app?.redirectUri ?? '',
    code: 'AQBnothing',
    ...fields,
  });
  return stage.call('api.instagram.com', '/oauth/access_token', { method: 'POST', body });
}

const refused = (message: unknown = expect.any(String)) => ({ error_type: 'OAuthException', code: 400, error_message: message });
const lengthen = (stage: Stage, fields: Record<string, string>) =>
  stage.graph(
    'GET',
    `/access_token?${new URLSearchParams({ grant_type: 'ig_exchange_token', client_secret: stage.app?.secret ?? '', ...fields })}`,
    undefined,
    null,
  );
const refresh = (stage: Stage, token: string) =>
  stage.graph(
    'GET',
    `/refresh_access_token?${new URLSearchParams({ grant_type: 'ig_refresh_token', access_token: token })}`,
    undefined,
    null,
  );

export const loginCases: Case[] = [
  scene('2.1', 'the dialog opens', ['app'], async (stage) => expect((await authorize(stage)).status).toBe(200)),
  ...Object.entries<Record<string, string>>({
    'an unknown client': { client_id: '1' },
    'an unregistered redirect URI': { redirect_uri: 'https://evil.example/cb' },
    'another response type': { response_type: 'token' },
    'a misspelt scope': { scope: 'instagram_business_basik' },
    'a dead scope': { scope: 'business_basic' },
  }).map(([name, fields]) =>
    scene('2.1', `${name} opens no dialog and redirects nowhere`, ['app'], async (stage) => {
      const reply = await authorize(stage, fields);
      expect(reply.status).toBe(400);
      expect(reply.headers.get('location')).toBeNull();
    }),
  ),
  scene('2.2', 'an unknown code', ['app'], async (stage) => {
    const reply = await exchangeCode(stage);
    expect(reply).toMatchObject({ status: 400, body: refused('Matching code was not found or was already used') });
  }),
  scene('2.2', 'a wrong secret', ['app'], async (stage) =>
    expect((await exchangeCode(stage, { client_secret: 'x' })).body).toEqual(refused()),
  ),
  scene('2.2', 'an unknown app', ['app'], async (stage) =>
    expect((await exchangeCode(stage, { client_id: '1' })).body).toEqual(refused()),
  ),
  scene('2.2', 'another grant type', ['app'], async (stage) =>
    expect((await exchangeCode(stage, { grant_type: 'password' })).body).toEqual(refused()),
  ),
  scene('2.2', 'the code exchange takes forms only', ['app'], async (stage) => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"code":"a"}' };
    expect(await stage.call('api.instagram.com', '/oauth/access_token', init)).toMatchObject({ status: 400, body: refused() });
  }),
  scene('2.3', 'a wrong secret lengthens nothing', ['app'], async (stage) =>
    expectError(await lengthen(stage, { client_secret: 'x', access_token: stage.token }), 100),
  ),
  scene('2.3', 'no secret', ['app'], async (stage) =>
    expectError(
      await stage.graph('GET', `/access_token?grant_type=ig_exchange_token&access_token=${stage.token}`, undefined, null),
      100,
    ),
  ),
  scene('2.3', 'a long-lived token is not lengthened again', ['app'], async (stage) =>
    expectError(await lengthen(stage, { access_token: stage.token }), 100),
  ),
  scene('2.4', 'a token of less than a day is not refreshed; an older one is', ['app', 'actors'], async (stage) => {
    expectError(await refresh(stage, stage.token), 100);
    await stage.actors?.api('POST', '/clock', { advanceMs: 2 * DAY_MS });
    expect((await refresh(stage, stage.token)).body).toEqual({
      access_token: expect.any(String),
      token_type: 'bearer',
      expires_in: expect.any(Number),
    });
    await stage.actors?.api('POST', '/clock', { advanceMs: -2 * DAY_MS });
  }),
  scene('2.4', 'an expired token is dead for good', ['app', 'actors'], async (stage) => {
    await stage.actors?.api('POST', '/clock', { advanceMs: 61 * DAY_MS });
    expectError(await refresh(stage, stage.token), 190, 463);
    expectError(await stage.graph('GET', '/me'), 190, 463);
    await stage.actors?.api('POST', '/clock', { advanceMs: -61 * DAY_MS });
  }),
  scene('2.4', 'refreshing is GET only', ['app'], async (stage) =>
    expectError(await stage.graph('POST', '/refresh_access_token', {}, null), 100),
  ),
  scene('2.5', 'a token is inspected', ['app'], async (stage) => {
    const query = new URLSearchParams({ input_token: stage.token, access_token: `${stage.app?.id}|${stage.app?.secret}` });
    const { body } = await stage.graph('GET', `/debug_token?${query}`, undefined, null);
    expect(body.data).toMatchObject({
      is_valid: true,
      app_id: stage.app?.id,
      scopes: expect.any(Array),
      expires_at: expect.any(Number),
    });
  }),
  scene('2.5', 'inspection needs the app', ['app'], async (stage) =>
    expectError(await stage.graph('GET', `/debug_token?input_token=${stage.token}&access_token=1|2`, undefined, null), 190),
  ),
];
