import { createHmac } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { expect } from 'expect';
import { connect, subscribe, write } from '../testing/connect.ts';
import { type Sandbox, startSandbox } from '../testing/startSandbox.ts';
import { appSecret } from '../testing/testApp.ts';

describe('recordings', () => {
  let sandbox: Sandbox;
  let recording: { deliveries: { atMs: number; kind: string; body: string }[] };
  const texts: string[] = [];
  before(async () => {
    sandbox = await startSandbox();
    await subscribe(sandbox, await connect(sandbox));
    for (const text of ['one', 'zwei – 2', 'drei']) await write(sandbox, text);
    for (let count = 0; count < 3; count += 1) texts.push((await sandbox.callback.webhooks.next()).raw.toString());
    recording = (await sandbox.api('GET', '/recording')).body;
  });
  after(() => sandbox.stop());

  it('record the posted bytes', () => {
    expect(recording.deliveries.map(({ body }) => body)).toEqual(texts);
    expect(recording.deliveries[0]).toMatchObject({ atMs: 0, kind: 'message' });
  });

  for (const speed of [undefined, 10]) {
    it(`are sent again as they were, newly signed, ${speed === undefined ? 'at once' : 'in their time'}`, async () => {
      const deliveries = recording.deliveries.map((delivery, index) => ({ ...delivery, atMs: index * 500 }));
      const startedAt = performance.now();
      const answer = await sandbox.api('POST', '/recording/replay', { deliveries, ...(speed !== undefined && { speed }) });
      expect(answer).toMatchObject({ status: 202, body: { count: 3 } });
      for (const text of texts) {
        const { raw, headers } = await sandbox.callback.webhooks.next();
        expect(raw.toString()).toBe(text);
        expect(headers['x-hub-signature-256']).toBe(`sha256=${createHmac('sha256', appSecret).update(raw).digest('hex')}`);
      }
      if (speed !== undefined) expect(performance.now() - startedAt).toBeGreaterThan(95);
    });
  }

  it('are refused when they are none', async () => {
    expect((await sandbox.api('POST', '/recording/replay', { deliveries: [] })).status).toBe(400);
    expect((await sandbox.api('POST', '/recording/replay', { deliveries: [{ body: '{}' }] })).status).toBe(400);
  });
});
