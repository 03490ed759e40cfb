import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { expect } from 'expect';
import { connect, shop, subscribe, write } from '../testing/connect.ts';
import { type Sandbox, startSandbox } from '../testing/startSandbox.ts';
import { appSecret, verifyToken } from '../testing/testApp.ts';

const MINUTE_MS = 60_000;

describe('webhook sender', () => {
  let sandbox: Sandbox;
  let token: string;
  beforeEach(async () => {
    sandbox = await startSandbox();
    token = await connect(sandbox);
    await subscribe(sandbox, token);
  });
  afterEach(() => sandbox.stop());

  /** Advances the clock until the log shows `state`; every step makes waiting retries due. */
  async function deliveredAs(mid: string, state: string) {
    for (let step = 0; step < 400; step += 1) {
      const [delivery] = (await sandbox.api('GET', `/deliveries?mid=${mid}`)).body;
      if (delivery.state === state) return delivery;
      await sandbox.api('POST', '/clock', { advanceMs: MINUTE_MS });
    }
    throw new Error(`the delivery never became ${state}`);
  }

  it('shakes hands with the callback before anything else', async () => {
    const { mid } = await write(sandbox, 'hi');
    await deliveredAs(mid, 'delivered');
    const query = new URLSearchParams(sandbox.callback.handshakes[0]);
    expect(query.get('hub.mode')).toBe('subscribe');
    expect(query.get('hub.verify_token')).toBe(verifyToken);
    expect(query.get('hub.challenge')).toMatch(/^\d{10}$/);
    expect((await sandbox.api('GET', '/status')).body.callback).toMatchObject({ isVerified: true, problem: null });
  });

  it('delivers again what was delivered, with the same bytes', async () => {
    const { mid, igsid } = await write(sandbox, 'hi');
    const { id } = await deliveredAs(mid, 'delivered');
    const first = await sandbox.callback.webhooks.next();
    expect((await sandbox.api('POST', `/deliveries/${id}/redeliver`)).status).toBe(202);
    const second = await sandbox.callback.webhooks.next();
    expect(second.raw.equals(first.raw)).toBe(true);
    expect(await deliveredAs(mid, 'delivered')).toMatchObject({ id, attempts: { length: 2 } });
    expect((await sandbox.api('GET', `/deliveries?igsid=${igsid}`)).body).toHaveLength(1);
    expect((await sandbox.api('GET', '/deliveries?igsid=1')).body).toEqual([]);
    expect((await sandbox.api('POST', '/deliveries/999999/redeliver')).status).toBe(404);
  });

  it('delivers again at once what waits for its next attempt', async () => {
    let status = 500;
    sandbox.callback.answerWith(() => status);
    const { mid } = await write(sandbox, 'hi');
    const triedAtLeast = async (count: number) => {
      for (let look = 0; look < 5_000; look += 1) {
        const [delivery] = (await sandbox.api('GET', `/deliveries?mid=${mid}`)).body;
        if (delivery.attempts.length >= count) return delivery;
      }
      throw new Error(`it was not tried ${count} times`);
    };
    // After this many failures, the gap is longer than any test waits.
    const failures = 8;
    for (let tries = 1; tries < failures; tries += 1) {
      await triedAtLeast(tries);
      await sandbox.api('POST', '/clock', { advanceMs: MINUTE_MS });
    }
    const { id } = await triedAtLeast(failures);
    status = 200;
    await sandbox.api('POST', `/deliveries/${id}/redeliver`);
    expect(await triedAtLeast(failures + 1)).toMatchObject({ state: 'delivered', attempts: { length: failures + 1 } });
  });

  it('posts escaped bytes and signs exactly those', async () => {
    const text = 'Preço 20€/kg? 😀 <b>&"\u007f';
    const { mid, igsid } = await write(sandbox, text);
    const { headers, raw, body } = await sandbox.callback.webhooks.next();

    const sign = (algorithm: string) => createHmac(algorithm, appSecret).update(raw).digest('hex');
    expect(headers['x-hub-signature-256']).toBe(`sha256=${sign('sha256')}`);
    expect(headers['x-hub-signature']).toBe(`sha1=${sign('sha1')}`);
    expect(headers['user-agent']).toBe('Webhooks/1.0 (https://fb.me/webhooks)');
    expect(headers['content-type']).toBe('application/json');
    expect(raw.toString('latin1')).toContain('Pre\\u00e7o 20\\u20ac\\/kg? \\ud83d\\ude00');
    expect(raw.every((byte) => byte < 0x7f)).toBe(true);
    expect(body).toEqual({
      object: 'instagram',
      entry: [
        {
          id: shop.igId,
          time: expect.any(Number),
          messaging: [
            { sender: { id: igsid }, recipient: { id: shop.igId }, timestamp: expect.any(Number), message: { mid, text } },
          ],
        },
      ],
    });
  });

  it('sends what the button Test of the dashboard sends, subscribed or not', async () => {
    await sandbox.graph(token, 'DELETE', '/me/subscribed_apps');
    for (const field of ['messages', 'comments']) {
      expect((await sandbox.api('POST', '/deliveries/dashboard-test', { field })).status).toBe(202);
      const { body } = await sandbox.callback.webhooks.next();
      expect(body.entry).toEqual([{ id: '0', time: expect.any(Number), changes: [{ field, value: expect.any(Object) }] }]);
    }
    expect((await sandbox.api('POST', '/deliveries/dashboard-test', { field: 'seen' })).status).toBe(400);
  });

  it('sends nothing to an app that is not subscribed', async () => {
    await sandbox.graph(token, 'DELETE', '/me/subscribed_apps');
    const { mid } = await write(sandbox, 'hello?');
    expect((await sandbox.api('GET', `/deliveries?mid=${mid}`)).body).toEqual([]);
  });

  it('repeats the same bytes until it gets a 200, and logs every attempt', async () => {
    const answers = [500, 401, 302, 204, 200];
    sandbox.callback.answerWith(() => answers.shift() ?? 200);
    const { mid } = await write(sandbox, 'again');
    const delivery = await deliveredAs(mid, 'delivered');
    expect(delivery.attempts.map((attempt: { status: number }) => attempt.status)).toEqual([500, 401, 302, 204, 200]);
    expect(delivery.attempts.every((attempt: { latencyMs: number }) => attempt.latencyMs >= 0)).toBe(true);
    expect(new Set(sandbox.callback.webhooks.received.map(({ raw }) => raw.toString())).size).toBe(1);
  });

  it('preserves the order of an account without responses', async () => {
    sandbox.callback.setUp(false);
    const texts = ['one', 'two', 'three', 'four'];
    const mids: string[] = [];
    for (const text of texts) mids.push((await write(sandbox, text, text === 'two' ? 'jonas.berg' : 'ana.lima')).mid);
    sandbox.callback.setUp(true);
    await deliveredAs(mids[3] ?? '', 'delivered');
    const bodies = sandbox.callback.webhooks.received.map(({ raw }) => JSON.parse(raw.toString()));
    expect(bodies.map((body) => body.entry[0].messaging[0].message.text)).toEqual(texts);
  });

  it('lets others pass a delivery that is refused', async () => {
    sandbox.callback.answerWith(({ raw }) => (raw.includes('poison') ? 400 : 200));
    const poison = await write(sandbox, 'poison');
    const good = await write(sandbox, 'good');
    await deliveredAs(good.mid, 'delivered');
    expect((await sandbox.api('GET', `/deliveries?mid=${poison.mid}`)).body[0].state).toBe('pending');
  });

  it('waits five seconds for a response, then retries', async () => {
    let asked = 0;
    sandbox.callback.answerWith(() => {
      asked += 1;
      return asked === 1 ? null : 200;
    });
    const { mid } = await write(sandbox, 'hello?');
    for (let count = 0; count < 2; count += 1) await sandbox.callback.webhooks.next();
    const { attempts } = await deliveredAs(mid, 'delivered');
    expect(attempts[0]).toMatchObject({ status: null, error: 'No answer within 5 s.' });
    expect(attempts[0].latencyMs).toBeGreaterThan(4_400);
    expect(attempts[0].latencyMs).toBeLessThan(7_500);
  });

  it('gives up after 36 hours', async () => {
    sandbox.callback.answerWith(() => 503);
    const { mid } = await write(sandbox, 'nobody home');
    await sandbox.callback.webhooks.next();
    await sandbox.api('POST', '/clock', { advanceMs: 36 * 60 * MINUTE_MS });
    const delivery = await deliveredAs(mid, 'dropped');
    expect(delivery.nextAttemptAt).toBeNull();
  });

  it('continues with undelivered webhooks after a restart', async () => {
    sandbox.callback.answerWith(() => 500);
    const { mid } = await write(sandbox, 'survive');
    await sandbox.callback.webhooks.next();
    await sandbox.api('POST', '/clock', { advanceMs: MINUTE_MS });
    await sandbox.restart();
    sandbox.callback.answerWith(() => 200);
    await deliveredAs(mid, 'delivered');
    const { messages } = (await sandbox.api('GET', `/accounts/${shop.igId}/conversations/ana.lima`)).body;
    expect(messages.map((message: { text: string }) => message.text)).toEqual(['survive']);
    expect((await sandbox.graph(token, 'GET', '/me/subscribed_apps')).body.data).toHaveLength(1);
    expect((await sandbox.api('GET', '/clock')).body.offsetMs).toBeGreaterThanOrEqual(MINUTE_MS);
    expect(sandbox.callback.handshakes).toHaveLength(1);
  });
});

describe('handshake', () => {
  it('is repeated until the callback is up, and what was written meanwhile follows', async () => {
    const sandbox = await startSandbox();
    try {
      await sandbox.api('POST', '/reset');
      sandbox.callback.setUp(false);
      await sandbox.restart();
      const token = await connect(sandbox);
      await subscribe(sandbox, token);
      await write(sandbox, 'early');
      sandbox.callback.setUp(true);
      const { body } = await sandbox.callback.webhooks.next();
      expect(body.entry[0]?.messaging?.[0]?.message?.text).toBe('early');
    } finally {
      await sandbox.stop();
    }
  });
});
