import { after, before, describe, it } from 'node:test';
import { expect } from 'expect';
import { connect, shop, subscribe, write } from '../testing/connect.ts';
import { type Sandbox, startSandbox } from '../testing/startSandbox.ts';

const basic = 'instagram_business_basic';

describe('graph', () => {
  let sandbox: Sandbox;
  let token: string;
  before(async () => {
    sandbox = await startSandbox();
    token = await connect(sandbox);
  });
  after(() => sandbox.stop());

  async function igsidOf(followerId: string): Promise<string> {
    return (await sandbox.api('GET', `/accounts/${shop.igId}/conversations/${followerId}`)).body.igsid;
  }

  it('returns the profile by me and by IG_ID, in every version and without one', async () => {
    const profile = { id: shop.appScopedId, user_id: shop.igId, username: shop.username };
    expect((await sandbox.graph(token, 'GET', '/me?fields=user_id,username')).body).toEqual(profile);
    for (const version of ['/v21.0', '/v26.0', '']) {
      const path = `/graph.instagram.com${version}/${shop.igId}?fields=user_id,username&access_token=${token}`;
      expect((await sandbox.call(path)).body).toEqual(profile);
    }
    expect((await sandbox.graph(token, 'GET', '/me')).body).toEqual({ id: shop.appScopedId });
    const retired = await sandbox.call('/graph.instagram.com/v19.0/me?fields=id');
    expect(retired.body.error).toMatchObject({ code: 2500 });
  });

  it('refuses unknown fields, objects, and edges', async () => {
    const errorOf = async (method: string, path: string) => (await sandbox.graph(token, method, path)).body.error;
    expect(await errorOf('GET', '/me?fields=id,shoe_size')).toMatchObject({
      code: 100,
      message: '(#100) Tried accessing nonexisting field (shoe_size)',
    });
    expect(await errorOf('GET', '/me?fields=constructor')).toMatchObject({ code: 100 });
    expect(await errorOf('GET', '/17841461003928477')).toMatchObject({ code: 100, error_subcode: 33 });
    expect(await errorOf('POST', `/${shop.appScopedId}/messages`)).toMatchObject({ code: 100, error_subcode: 33 });
    expect(await errorOf('GET', '/me/shoes')).toMatchObject({ code: 100 });
    expect(await errorOf('GET', '/me/a/b')).toMatchObject({ code: 2500 });
  });

  it('returns 190 for a missing or wrong token, with a trace id and usage headers', async () => {
    const missing = await sandbox.call('/graph.instagram.com/v25.0/me');
    expect(missing.status).toBe(401);
    expect(missing.body.error).toMatchObject({ code: 190, type: 'OAuthException', fbtrace_id: expect.stringMatching(/^A/) });
    expect(JSON.parse(missing.headers.get('x-app-usage') ?? '')).toHaveProperty('call_count');
    expect((await sandbox.graph('SBX_IGAAwrong', 'GET', '/me')).body.error).toMatchObject({ code: 190 });
    const good = await sandbox.graph(token, 'GET', '/me');
    expect(JSON.parse(good.headers.get('x-business-use-case-usage') ?? '')[shop.igId][0]).toMatchObject({ type: 'instagram' });
  });

  it('returns an error envelope for a malformed body', async () => {
    const answer = await sandbox.call('/graph.instagram.com/v25.0/me/messages', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '{"recipient":',
    });
    expect(answer.status).toBe(400);
    expect(answer.body.error).toMatchObject({ code: 100, fbtrace_id: expect.any(String) });
  });

  it('returns a profile only after the person wrote', async () => {
    const igsid = await igsidOf('jonas.berg');
    const path = `/${igsid}?fields=name,username,follower_count,is_user_follow_business`;
    expect((await sandbox.graph(token, 'GET', path)).body.error).toMatchObject({ code: 230 });
    await write(sandbox, 'hi', 'jonas.berg');
    expect((await sandbox.graph(token, 'GET', path)).body).toEqual({
      name: 'Jonas Berg',
      username: 'jonas.berg',
      follower_count: 1_086,
      is_user_follow_business: true,
      id: igsid,
    });
  });

  it('drops disabled fields and still returns success', async () => {
    await sandbox.api('PATCH', '/settings', { appFields: ['messages', 'comments'] });
    expect((await sandbox.graph(token, 'GET', '/me/subscribed_apps')).body).toEqual({ data: [] });
    expect((await subscribe(sandbox, token, 'messages,messaging_seen')).body).toEqual({ success: true });
    const [app] = (await sandbox.graph(token, 'GET', `/${shop.igId}/subscribed_apps`)).body.data;
    expect(app.subscribed_fields).toEqual(['messages']);
    expect(app.id).not.toBe('990011223344556');
    expect((await subscribe(sandbox, token, 'messages,shoes')).body.error).toMatchObject({ code: 100 });
    expect((await subscribe(sandbox, token, '')).body.error).toMatchObject({ code: 100 });
    expect((await sandbox.graph(token, 'DELETE', '/me/subscribed_apps')).body).toEqual({ success: true });
    expect((await sandbox.graph(token, 'GET', '/me/subscribed_apps')).body).toEqual({ data: [] });
  });

  it('needs the scope for messages and for their webhook fields', async () => {
    const poor = await connect(sandbox, [basic]);
    const igsid = await igsidOf('ana.lima');
    const send = await sandbox.graph(poor, 'POST', '/me/messages', { recipient: { id: igsid }, message: { text: 'x' } });
    expect(send.body.error).toMatchObject({ code: 10 });
    expect(send.body.error.error_subcode).toBeUndefined();
    expect((await subscribe(sandbox, poor, 'messages')).body.error).toMatchObject({ code: 200 });
  });

  it('records calls without their tokens', async () => {
    await sandbox.call(`/graph.instagram.com/v25.0/me?fields=username&access_token=${token}`);
    const { text, body } = await sandbox.api('GET', '/calls?path=/v25.0/me&limit=1');
    expect(body[0]).toMatchObject({ method: 'GET', status: 200, igId: shop.igId, params: { fields: 'username' } });
    expect(text).not.toContain('SBX_');
    const { body: refused } = await sandbox.api('GET', '/calls?minStatus=400');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.every(({ status }: { status: number }) => status >= 400)).toBe(true);
  });
});
