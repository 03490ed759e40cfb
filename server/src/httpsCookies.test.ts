import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { readSetCookie } from '../test/readSetCookie.ts';
import { startTestServer, type TestServer } from '../test/servers/startTestServer.ts';

let hosted: TestServer;
before(async () => {
  hosted = await startTestServer({ settings: { publicUrl: 'https://fanfare.test' }, startsWork: false, isEvidence: false });
});
after(() => hosted.close());

test('S5, S18: over https only the prefixed cookie name is accepted', async () => {
  const user = await hosted.signUp('anna');
  const begin = async () => {
    const { body, headers } = await hosted.call('GET /api/instagram/auth/instagram', { token: user.token });
    const [cookie = ''] = headers.getSetCookie();
    const { name, attributes } = readSetCookie(cookie);
    expect(name).toBe('__Secure-fanfare_oauth');
    expect(attributes).toContain('Secure');
    return { state: new URL(body.authUrl).searchParams.get('state') ?? '', cookie: cookie.split(';')[0] ?? '' };
  };
  const answer = (state: string, cookie: string) =>
    hosted.send('GET', `/api/instagram/auth/callback?code=code-17841400000000018&state=${state}`, { headers: { cookie } });
  const first = await begin();
  expect((await answer(first.state, first.cookie.replace('__Secure-', ''))).status).toBe(403);
  const second = await begin();
  expect((await answer(second.state, second.cookie)).status).toBe(303);
});
