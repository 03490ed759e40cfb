import { after, before, describe, it } from 'node:test';
import { expect } from 'expect';
import { connect, shop, subscribe, write } from '../../testing/connect.ts';
import { type Sandbox, startSandbox } from '../../testing/startSandbox.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

describe('messages', () => {
  let sandbox: Sandbox;
  let token: string;
  let igsid: string;
  before(async () => {
    sandbox = await startSandbox();
    token = await connect(sandbox);
    await subscribe(sandbox, token);
    ({ igsid } = await write(sandbox, 'what is the price?'));
    await sandbox.callback.webhooks.next();
  });
  after(() => sandbox.stop());

  const send = (body: Record<string, unknown>) =>
    sandbox.graph(token, 'POST', `/${shop.igId}/messages`, { recipient: { id: igsid }, ...body });
  const conversation = async (followerId = 'ana.lima') =>
    (await sandbox.api('GET', `/accounts/${shop.igId}/conversations/${followerId}`)).body;

  it('delivers a text to the phone, marks the thread read and echoes it', async () => {
    const answer = await send({ message: { text: 'It is 20 EUR' }, messaging_type: 'RESPONSE' });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ recipient_id: igsid, message_id: expect.any(String) });
    expect(answer.body.message_id.length).toBeGreaterThan(150);
    const { messages } = await conversation();
    expect(messages.at(-1)).toMatchObject({ sender: 'business', text: 'It is 20 EUR', seenAt: null });
    expect(messages.at(-2).seenAt).not.toBeNull();
    const echo = (await sandbox.callback.webhooks.next()).body.entry[0];
    expect(echo).toMatchObject({
      id: shop.igId,
      messaging: [
        {
          sender: { id: shop.igId },
          recipient: { id: igsid },
          message: { mid: answer.body.message_id, text: 'It is 20 EUR', is_echo: true },
        },
      ],
    });
  });

  it('notifies the app once when the follower has seen it', async () => {
    const { body } = await send({ message: { text: 'Anything else?' } });
    await sandbox.callback.webhooks.next();
    const path = `/accounts/${shop.igId}/conversations/ana.lima/seen`;
    expect((await sandbox.api('POST', path)).body).toEqual({ seen: body.message_id });
    expect((await sandbox.api('POST', path)).body).toEqual({ seen: null });
    const read = (await sandbox.callback.webhooks.next()).body.entry[0]?.messaging?.[0];
    expect(read).toMatchObject({ sender: { id: igsid }, recipient: { id: shop.igId }, read: { mid: body.message_id } });
  });

  it('takes forms and query strings with JSON texts', async () => {
    const form = new URLSearchParams({ recipient: JSON.stringify({ id: igsid }), message: JSON.stringify({ text: 'by form' }) });
    const byForm = await sandbox.call(`/graph.instagram.com/v25.0/me/messages?access_token=${token}`, {
      method: 'POST',
      body: form,
    });
    expect(byForm.status).toBe(200);
    await sandbox.callback.webhooks.next();
    const byQuery = await sandbox.call(`/graph.instagram.com/v25.0/me/messages?access_token=${token}&${form}`, {
      method: 'POST',
    });
    expect(byQuery.status).toBe(200);
    await sandbox.callback.webhooks.next();
  });

  it('counts bytes: 1000 pass, 1001 do not', async () => {
    expect((await send({ message: { text: `${'é'.repeat(498)}😀` } })).status).toBe(200);
    await sandbox.callback.webhooks.next();
    const tooLong = await send({ message: { text: `${'é'.repeat(498)}😀a` } });
    expect(tooLong.status).toBe(400);
    expect(tooLong.body.error).toMatchObject({ code: 100, error_subcode: 2534015 });
  });

  it('refuses every body that it does not understand or offer', async () => {
    const image = { type: 'image', payload: { url: 'https://example.com/a.png' } };
    const cases: [Record<string, unknown>, { code: number; error_subcode?: number }][] = [
      [{}, { code: 100 }],
      [{ message: { text: '' } }, { code: 100, error_subcode: 2534015 }],
      [{ message: { text: 7 } }, { code: 100, error_subcode: 2534015 }],
      [{ message: { text: 'a', colour: 'red' } }, { code: 100, error_subcode: 2534015 }],
      [{ message: { text: 'a', attachment: image } }, { code: 100, error_subcode: 2534015 }],
      [{ message: { attachments: [image] } }, { code: 100, error_subcode: 2534015 }],
      [{ message: { text: 'a', quick_replies: [] } }, { code: 100, error_subcode: 2534015 }],
      [
        { recipient: { comment_id: '1' }, message: { text: 'a' } },
        { code: 100, error_subcode: 2534025 },
      ],
      [
        { reply_to: { mid: 'm' }, message: { text: 'a' } },
        { code: 100, error_subcode: 2534015 },
      ],
      [
        { sender_action: 'react', payload: { message_id: 'm', reaction: 'love' } },
        { code: 100, error_subcode: 2534015 },
      ],
      [{ sender_action: 'dance' }, { code: 100 }],
      [{ sender_action: 'typing_on', message: { text: 'a' } }, { code: 100 }],
      [{ recipient: igsid, message: { text: 'a' } }, { code: 100 }],
      [{ recipient: { id: 1 }, message: { text: 'a' } }, { code: 100 }],
      [
        { recipient: { id: '1999999999999999' }, message: { text: 'a' } },
        { code: 100, error_subcode: 2534014 },
      ],
      [{ message: { text: 'a' }, messaging_type: 'UPDATE' }, { code: 100 }],
      [{ message: { text: 'a' }, messaging_type: 'MESSAGE_TAG' }, { code: 100 }],
      [{ message: { text: 'a' }, notify: true }, { code: 100 }],
    ];
    const before = (await conversation()).messages.length;
    for (const [body, error] of cases) {
      const answer = await send(body);
      expect({ body, error: answer.body.error }).toMatchObject({ error });
      expect(answer.body.error.fbtrace_id).toEqual(expect.any(String));
    }
    expect((await conversation()).messages.length).toBe(before);
  });

  it('performs typing and seen without a message', async () => {
    for (const sender_action of ['typing_on', 'typing_off', 'mark_seen']) {
      expect((await send({ sender_action })).body).toEqual({ recipient_id: igsid });
    }
  });

  it('enforces the window: no message before the first one or after 24 hours', async () => {
    const outside = { code: 10, error_subcode: 2534022 };
    const stranger = { id: (await conversation('yuki_t')).igsid };
    const first = await send({ recipient: stranger, message: { text: 'a' } });
    expect(first.status).toBe(403);
    expect(first.body.error).toMatchObject(outside);
    await sandbox.api('POST', '/clock', { advanceMs: DAY_MS + 1 });
    expect((await send({ message: { text: 'a' } })).body.error).toMatchObject(outside);
    await write(sandbox, 'me again');
    expect((await send({ message: { text: 'a' } })).status).toBe(200);
  });

  it('allows 750 private replies an hour under posts, and 100 a second under a live video', async () => {
    const { body: live } = await sandbox.api('POST', `/accounts/${shop.igId}/posts`, { product: 'LIVE' });
    const [reel] = (await sandbox.api('GET', `/accounts/${shop.igId}/posts`)).body.filter(
      ({ product }: { product: string }) => product === 'REELS',
    );
    await sandbox.graph(token, 'DELETE', '/me/subscribed_apps');
    const answered = async (postId: string, count: number) => {
      const codes: (number | undefined)[] = [];
      for (let index = 0; index < count; index += 1) {
        const path = `/posts/${postId}/comments`;
        const { commentId } = (await sandbox.api('POST', path, { followerId: 'ana.lima', text: `${index}` })).body;
        const body = { recipient: { comment_id: commentId }, message: { text: 'hi' } };
        codes.push((await sandbox.graph(token, 'POST', '/me/messages', body)).body.error?.code);
      }
      return codes.filter((code) => code !== undefined);
    };
    expect(await answered(reel.id, 751)).toEqual([613]);
    expect(await answered(live.id, 3)).toEqual([]);
  });
});
