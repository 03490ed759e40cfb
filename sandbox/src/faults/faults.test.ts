import { createHmac } from 'node:crypto';
import { after, afterEach, before, describe, it } from 'node:test';
import { expect } from 'expect';
import { connect, shop, subscribe, write } from '../testing/connect.ts';
import { type Sandbox, startSandbox } from '../testing/startSandbox.ts';
import { appSecret } from '../testing/testApp.ts';

describe('fault dial', () => {
  let sandbox: Sandbox;
  let token: string;
  let igsid: string;
  before(async () => {
    sandbox = await startSandbox();
    await sandbox.api('PATCH', '/settings', { deliveryOrder: 'none', hasRateLimits: false });
    token = await connect(sandbox);
    await subscribe(sandbox, token, 'messages,comments');
    ({ igsid } = await write(sandbox, 'hello'));
    await sandbox.callback.webhooks.next();
  });
  afterEach(async () => {
    await sandbox.api('DELETE', '/faults');
  });
  after(() => sandbox.stop());

  const dial = (fault: string, more: object = {}) => sandbox.api('POST', '/faults', { fault, ...more });
  const send = () => sandbox.graph(token, 'POST', '/me/messages', { recipient: { id: igsid }, message: { text: 'hi' } });
  const count = async () => (await sandbox.api('GET', `/accounts/${shop.igId}/conversations/ana.lima`)).body.messages.length;

  it('makes the next calls of one endpoint fail, and no other', async () => {
    expect((await dial('throttled_613', { endpoint: 'messages', next: 2 })).status).toBe(201);
    expect((await sandbox.graph(token, 'GET', '/me')).status).toBe(200);
    const throttled = await send();
    expect(throttled.body.error).toMatchObject({ code: 613, error_subcode: 2534040 });
    expect(JSON.parse(throttled.headers.get('x-app-usage') ?? '')).toMatchObject({ call_count: 100 });
    expect((await send()).status).toBe(400);
    expect((await send()).status).toBe(200);
    expect((await sandbox.api('GET', '/faults')).body).toEqual([]);
    await sandbox.callback.webhooks.next();
  });

  it('knows every failure of a call', async () => {
    const cases: [string, number, object][] = [
      ['throttled_429', 429, { code: 4 }],
      ['throttled_4', 403, { code: 4 }],
      ['throttled_80002', 400, { code: 80002 }],
      ['blocked_368', 400, { code: 368 }],
      ['token_expired', 401, { code: 190, error_subcode: 463 }],
      ['password_changed', 401, { code: 190, error_subcode: 460 }],
      ['service_trouble', 500, { code: 2 }],
      ['service_trouble_400', 400, { code: 1 }],
    ];
    for (const [fault, status, error] of cases) {
      await dial(fault, { next: 1 });
      const answer = await sandbox.graph(token, 'GET', '/me');
      expect({ fault, status: answer.status, error: answer.body.error }).toMatchObject({ fault, status, error });
    }
    await dial('bad_gateway', { next: 1 });
    expect(await sandbox.graph(token, 'GET', '/me')).toMatchObject({ status: 502, text: expect.stringContaining('<html>') });
    await dial('reset', { next: 1 });
    await expect(sandbox.graph(token, 'GET', '/me')).rejects.toThrow();
  });

  it('performs a call whose response is lost', async () => {
    const before = await count();
    await dial('answer_lost', { endpoint: 'messages', next: 1 });
    await expect(send()).rejects.toThrow();
    await sandbox.callback.webhooks.next();
    expect(await count()).toBe(before + 1);
    await dial('empty_answer', { endpoint: 'messages', next: 1 });
    await expect(send()).rejects.toThrow(SyntaxError);
    await sandbox.callback.webhooks.next();
    await dial('truncated_answer', { endpoint: 'messages', next: 1 });
    await expect(send()).rejects.toThrow(SyntaxError);
    await sandbox.callback.webhooks.next();
    expect(await count()).toBe(before + 3);
  });

  it('follows a probability, the same way for the same seed', async () => {
    const play = async () => {
      await sandbox.api('PATCH', '/settings', { seed: null });
      await sandbox.api('PATCH', '/settings', { seed: 'dice' });
      await dial('service_trouble', { probability: 0.5 });
      const statuses = [];
      for (let call = 0; call < 20; call += 1) statuses.push((await sandbox.graph(token, 'GET', '/me')).status);
      await sandbox.api('DELETE', '/faults');
      return statuses;
    };
    const first = await play();
    expect(new Set(first)).toEqual(new Set([200, 500]));
    expect(await play()).toEqual(first);
    await sandbox.api('PATCH', '/settings', { seed: null });
  });

  it('spoils signatures for an attempt; the next one is right', async () => {
    for (const fault of ['wrong_signature', 'missing_signature', 'other_secret']) {
      await dial(fault, { next: 1 });
      const answers = [401, 200];
      sandbox.callback.answerWith(() => answers.shift() ?? 200);
      await write(sandbox, fault);
      const valid = [];
      for (let attempt = 0; attempt < 2; attempt += 1) {
        const { raw, headers } = await sandbox.callback.webhooks.next();
        valid.push(headers['x-hub-signature-256'] === `sha256=${createHmac('sha256', appSecret).update(raw).digest('hex')}`);
      }
      expect({ fault, valid }).toEqual({ fault, valid: [false, true] });
    }
  });

  it('tells news oddly', async () => {
    const delivered = async (fault: string, more: object = {}) => {
      await dial(fault, { next: 1, ...more });
      const { mid } = await write(sandbox, 'Preço');
      const { raw, body } = await sandbox.callback.webhooks.next();
      return { mid, raw: raw.toString(), entry: body.entry[0] };
    };
    expect((await delivered('entry_zero')).entry?.id).toBe('0');
    expect((await delivered('unknown_account')).entry?.id).not.toBe(shop.igId);
    expect((await delivered('unescaped')).raw).toContain('Preço');
    expect((await delivered('unknown_field')).entry?.changes?.[0]?.field).toBe('hologram_calls');
    expect((await delivered('unknown_attachment')).entry?.messaging?.[0]?.message?.attachments?.[0]?.type).toBe('hologram');
    expect((await delivered('seconds')).entry?.messaging?.[0]?.timestamp).toBeLessThan(10 ** 12);
    expect((await delivered('stale')).entry?.messaging?.[0]?.timestamp).toBeLessThan(Date.now() - 24 * 60 * 60 * 1000);
    const edit = (await delivered('edit_without_sender')).entry?.messaging?.[0];
    expect(edit?.sender).toBeUndefined();
    expect(edit?.message_edit).toMatchObject({ num_edit: 0 });

    const twice = await delivered('duplicate');
    expect((await sandbox.callback.webhooks.next()).raw.toString()).toBe(twice.raw);
    await dial('rebatched', { next: 1 });
    const { mid } = await write(sandbox, 'batched');
    const sent = [(await sandbox.callback.webhooks.next()).body.entry, (await sandbox.callback.webhooks.next()).body.entry];
    const [alone, batch] = sent.toSorted((one, other) => one.length - other.length);
    expect([alone?.length, batch?.length]).toEqual([1, 2]);
    for (const entry of [alone?.[0], batch?.[0]]) expect(entry?.messaging?.[0]?.message?.mid).toBe(mid);
  });

  it('knows the three forms of a comment', async () => {
    const posts: { id: string; product: string }[] = (await sandbox.api('GET', `/accounts/${shop.igId}/posts`)).body;
    const post = posts.find(({ product }) => product === 'FEED');
    const delivered = async (fault: string) => {
      await dial(fault, { endpoint: 'comment', next: 1 });
      await sandbox.api('POST', `/posts/${post?.id}/comments`, { followerId: 'ana.lima', text: 'price?' });
      return (await sandbox.callback.webhooks.next()).body.entry[0];
    };
    expect(await delivered('flat_comment')).toMatchObject({ field: 'comments', value: { text: 'price?' } });
    expect((await delivered('comment_id_form'))?.changes?.[0]?.value).toMatchObject({ comment_id: expect.any(String) });
  });

  it('holds one back until the next has gone', async () => {
    await sandbox.api('PATCH', '/settings', { deliveryOrder: 'account' });
    await dial('late', { next: 1 });
    await write(sandbox, 'first');
    await write(sandbox, 'second');
    const texts = [];
    for (let count = 0; count < 2; count += 1) {
      texts.push((await sandbox.callback.webhooks.next()).body.entry[0]?.messaging?.[0]?.message?.text);
    }
    expect(texts).toEqual(['second', 'first']);
    await sandbox.api('PATCH', '/settings', { deliveryOrder: 'none' });
  });

  it('holds one back for a minute when none follows', async () => {
    await dial('late', { next: 1 });
    const { mid } = await write(sandbox, 'alone');
    expect((await sandbox.api('GET', `/deliveries?mid=${mid}`)).body[0].attempts).toEqual([]);
    await sandbox.api('POST', '/clock', { advanceMs: 60_000 });
    const { body } = await sandbox.callback.webhooks.next();
    expect(body.entry[0]?.messaging?.[0]?.message?.mid).toBe(mid);
    await sandbox.api('POST', '/clock', { restore: true });
  });

  it('ends with its time, by the clock of the sandbox', async () => {
    await dial('service_trouble', { forMs: 30 * 60 * 1000 });
    expect((await sandbox.graph(token, 'GET', '/me')).status).toBe(500);
    await sandbox.api('POST', '/clock', { advanceMs: 29 * 60 * 1000 });
    expect((await sandbox.graph(token, 'GET', '/me')).status).toBe(500);
    await sandbox.api('POST', '/clock', { advanceMs: 60 * 1000 });
    expect((await sandbox.graph(token, 'GET', '/me')).status).toBe(200);
    expect((await sandbox.api('GET', '/faults')).body).toEqual([]);
    await sandbox.api('POST', '/clock', { restore: true });
  });

  it('responds so slowly that the echo arrives first', async () => {
    await dial('slow_answer', { endpoint: 'messages', next: 1 });
    let hasAnswer = false;
    const answer = send().then((reply) => {
      hasAnswer = true;
      return reply;
    });
    const { body } = await sandbox.callback.webhooks.next();
    expect(hasAnswer).toBe(false);
    expect(body.entry[0]?.messaging?.[0]?.message?.mid).toBe((await answer).body.message_id);
  });

  it('stalls: a client that disconnects has sent nothing', async () => {
    const before = await count();
    await dial('stall', { endpoint: 'messages', next: 1 });
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ recipient: { id: igsid }, message: { text: 'hello?' } }),
      signal: AbortSignal.timeout(300),
    };
    await expect(sandbox.call('/graph.instagram.com/v25.0/me/messages', init)).rejects.toThrow('timeout');
    expect((await send()).status).toBe(200);
    await sandbox.callback.webhooks.next();
    expect(await count()).toBe(before + 1);
  });

  it('returns the usage of the account with a throttled call', async () => {
    await dial('throttled_80002', { next: 1 });
    const usage = (await send()).headers.get('x-business-use-case-usage') ?? '';
    expect(JSON.parse(usage)[shop.igId]).toMatchObject([{ call_count: 100, estimated_time_to_regain_access: 5 }]);
  });

  it('takes the callback down; then everything is caught up', async () => {
    await dial('down');
    const { mid } = await write(sandbox, 'patience');
    await sandbox.api('DELETE', '/faults');
    await sandbox.api('POST', '/deliveries/retry');
    const { body } = await sandbox.callback.webhooks.next();
    expect(body.entry[0]?.messaging?.[0]?.message?.mid).toBe(mid);
  });

  it('lists conversations without the messages of the last seconds', async () => {
    const list = () => sandbox.graph(token, 'GET', '/me/conversations?platform=instagram&fields=updated_time,messages{id}');
    await sandbox.api('POST', '/clock', { advanceMs: 60_000 });
    const before = (await list()).body.data[0];
    const { body } = await send();
    await sandbox.callback.webhooks.next();
    expect((await list()).body.data[0].messages.data[0].id).toBe(body.message_id);
    await dial('list_lags', { seconds: 10 });
    expect((await list()).body.data[0]).toEqual(before);
    await sandbox.api('POST', '/clock', { advanceMs: 11_000 });
    expect((await list()).body.data[0].messages.data[0].id).toBe(body.message_id);
  });

  it('never sends an echo', async () => {
    await dial('never', { endpoint: 'echo' });
    expect((await send()).status).toBe(200);
    const { mid } = await write(sandbox, 'still here');
    const { body } = await sandbox.callback.webhooks.next();
    expect(body.entry[0]?.messaging?.[0]?.message?.mid).toBe(mid);
  });

  it('refuses what it does not know', async () => {
    expect((await dial('earthquake')).status).toBe(400);
    expect((await dial('stall', { endpoint: 'comment' })).status).toBe(400);
    expect((await dial('down', { probability: 2 })).status).toBe(400);
    expect((await sandbox.api('DELETE', '/faults/1')).status).toBe(404);
    expect((await sandbox.api('GET', '/faults/catalog')).body.endpoints).toContain('messages');
  });
});
