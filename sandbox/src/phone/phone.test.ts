import { after, before, describe, it } from 'node:test';
import { expect } from 'expect';
import { connect, shop, subscribe, write } from '../testing/connect.ts';
import { type Sandbox, startSandbox } from '../testing/startSandbox.ts';

describe('phone API', () => {
  let sandbox: Sandbox;
  before(async () => {
    sandbox = await startSandbox();
  });
  after(() => sandbox.stop());

  it('lists the accounts and whether an app is connected', async () => {
    const isConnected = async () => {
      const { body } = await sandbox.api('GET', '/accounts');
      return body.find((account: { igId: string }) => account.igId === shop.igId).isConnected;
    };
    expect(await isConnected()).toBe(false);
    const token = await connect(sandbox);
    await subscribe(sandbox, token);
    expect(await isConnected()).toBe(true);
  });

  it('adds followers, each with another id towards every account', async () => {
    const added = await sandbox.api('POST', '/followers', { username: 'new.one', name: 'مريم' });
    expect(added.status).toBe(201);
    expect((await sandbox.api('POST', '/followers', { username: 'new.one' })).status).toBe(409);
    expect((await sandbox.api('POST', '/followers', { username: 'Not Good' })).status).toBe(400);
    expect((await sandbox.api('POST', '/followers', { username: 'a', extra: 1 })).status).toBe(400);
    const igsids = await Promise.all(
      [shop.igId, '17841461003928477'].map(
        async (igId) => (await sandbox.api('GET', `/accounts/${igId}/conversations/new.one`)).body.igsid,
      ),
    );
    expect(new Set(igsids).size).toBe(2);
    expect(igsids[0]).toMatch(/^\d{16}$/);
  });

  it('shows a conversation with the state of its webhooks', async () => {
    await write(sandbox, 'hello', 'new.one');
    await sandbox.callback.webhooks.next();
    const path = `/accounts/${shop.igId}/conversations`;
    const summary = (await sandbox.api('GET', path)).body.find(
      (each: { follower: { id: string } }) => each.follower.id === 'new.one',
    );
    expect(summary).toMatchObject({ lastText: 'hello', unseenCount: 0 });
    const { body } = await sandbox.api('GET', `${path}/new.one`);
    expect(body.messages[0]).toMatchObject({ sender: 'follower', text: 'hello', delivery: { attempts: expect.any(Number) } });
    expect(body.windowClosesAt).toBeGreaterThan(body.messages[0].sentAt);
  });

  it('names the rule that a call breaks', async () => {
    const problem = async (method: string, path: string, body: unknown) => (await sandbox.api(method, path, body)).body.error;
    expect(await problem('POST', '/followers', { username: 'Not Good' })).toBe(
      'username: small letters, digits, dots and underscores, at most 30 of them.',
    );
    expect(await problem('POST', '/followers', {})).toBe('username is missing.');
    expect(await problem('POST', '/followers', { username: 'a', age: 1 })).toBe(
      'There is no field age here; known are username, name, followerCount.',
    );
    expect(await problem('PATCH', `/accounts/${shop.igId}`, {})).toBe(
      'Give at least one of name, followersCount, isMessageAccessOn.',
    );
    const path = `/accounts/${shop.igId}/conversations/ana.lima/messages`;
    expect(await problem('POST', path, { text: ' ' })).toBe('text is empty.');
    expect(await problem('POST', path, { text: 'a'.repeat(1_001) })).toBe('text is longer than 1000 characters.');
    expect(await problem('POST', '/faults', { fault: 'down', method: 'PUT' })).toBe('method must be one of GET, POST, DELETE.');
  });

  it('creates accounts, with a chosen id too', async () => {
    const igId = '17841405822304912';
    expect((await sandbox.api('POST', '/accounts', { username: 'twin', igId })).status).toBe(201);
    const again = await sandbox.api('POST', '/accounts', { username: 'triplet', igId });
    expect(again).toMatchObject({ status: 409, body: { error: `There is already an account with the id ${igId}.` } });
    expect((await sandbox.api('POST', '/accounts', { username: 'x', igId: '007' })).status).toBe(400);
    const { body } = await sandbox.api('GET', `/accounts/${igId}/conversations/ana.lima`);
    expect(body.igsid).toMatch(/^\d{16}$/);
  });

  it('refuses empty texts and unknown accounts or followers', async () => {
    const path = (followerId: string) => `/accounts/${shop.igId}/conversations/${followerId}/messages`;
    expect((await sandbox.api('POST', path('ana.lima'), { text: '  ' })).status).toBe(400);
    expect((await sandbox.api('POST', path('nobody'), { text: 'a' })).status).toBe(404);
    expect((await sandbox.api('GET', '/accounts/1/conversations')).status).toBe(404);
  });

  it('notifies open pages of changes', async () => {
    const response = await fetch(`${sandbox.url}/sandbox/api/live`);
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    const { igsid } = await write(sandbox, 'live');
    let seen = '';
    while (!seen.includes('"delivery"')) seen += (await reader?.read())?.value ?? '';
    await reader?.cancel();
    expect(seen).toContain(`data: ${JSON.stringify({ kind: 'conversation', igId: shop.igId, igsid })}`);
  });

  it('takes no calls from other sites and under no other name', async () => {
    const foreign = await sandbox.call('/sandbox/api/reset', { method: 'POST', headers: { origin: 'https://evil.example' } });
    expect(foreign.status).toBe(403);
    expect((await sandbox.api('GET', '/followers')).body.length).toBe(7);
  });

  it('forgets everything on reset', async () => {
    await sandbox.api('POST', '/clock', { advanceMs: 1000 });
    expect((await sandbox.api('POST', '/reset')).status).toBe(204);
    expect((await sandbox.api('GET', '/followers')).body.length).toBe(6);
    expect((await sandbox.api('GET', '/deliveries')).body).toEqual([]);
    expect((await sandbox.api('GET', '/clock')).body.offsetMs).toBe(0);
    const { body } = await sandbox.api('GET', `/accounts/${shop.igId}/conversations/ana.lima`);
    expect(body).toMatchObject({ messages: [], windowClosesAt: null });
  });
});
