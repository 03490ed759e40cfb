import { after, before, beforeEach, describe, it } from 'node:test';
import { expect } from 'expect';
import { connect, shop, subscribe, write } from '../../testing/connect.ts';
import { type Sandbox, startSandbox } from '../../testing/startSandbox.ts';

const fields =
  'messages,message_echoes,message_reactions,message_edit,messaging_postbacks,messaging_referral,messaging_optins,messaging_seen,messaging_handover,standby,comments,live_comments';
const ana = `/accounts/${shop.igId}/conversations/ana.lima`;

describe('actors', () => {
  let sandbox: Sandbox;
  let token: string;
  let igsid: string;
  before(async () => {
    sandbox = await startSandbox();
    await sandbox.api('PATCH', '/settings', { appFields: fields.split(',') });
    token = await connect(sandbox);
    await subscribe(sandbox, token, fields);
    ({ igsid } = await write(sandbox, 'hello'));
    await sandbox.callback.webhooks.next();
  });
  after(() => sandbox.stop());

  const entry = async () => (await sandbox.callback.webhooks.next()).body.entry[0];
  const update = async () => (await entry())?.messaging?.[0];
  const parties = () => ({ sender: { id: igsid }, recipient: { id: shop.igId }, timestamp: expect.any(Number) });
  const url = expect.stringContaining('/lookaside.fbsbx.com/ig_messaging_cdn/?asset_id=');

  async function does(method: string, path: string, body?: unknown) {
    const answer = await sandbox.api(method, path, body);
    expect(answer).toMatchObject({ status: expect.any(Number) });
    expect(answer.status).toBeLessThan(300);
    return answer.body;
  }
  async function send(message: object): Promise<string> {
    const { body } = await sandbox.graph(token, 'POST', '/me/messages', { recipient: { id: igsid }, message });
    await sandbox.callback.webhooks.next();
    return body.message_id;
  }

  it('send every kind of message', async () => {
    const posts = await does('GET', `/accounts/${shop.igId}/posts`);
    const of = (product: string) => posts.find((post: { product: string }) => post.product === product).id;
    const cases: [object, object][] = [
      [{ files: ['image'] }, { attachments: [{ type: 'image', payload: { url } }] }],
      [{ files: ['audio'] }, { attachments: [{ type: 'audio', payload: { url } }] }],
      [{ storyMention: true }, { attachments: [{ type: 'story_mention', payload: { url } }] }],
      [
        { text: 'Nice!', storyReply: {} },
        { text: 'Nice!', reply_to: { story: { id: of('STORY'), url } } },
      ],
      [
        { share: { postId: of('FEED') } },
        { attachments: [{ type: 'ig_post', payload: { ig_post_media_id: of('FEED'), title: expect.any(String), url } }] },
      ],
      [
        { share: { postId: of('REELS') } },
        {
          attachments: [
            {
              type: 'ig_reel',
              payload: {
                reel_video_id: of('REELS'),
                title: expect.any(String),
                url: expect.stringContaining('instagram.com/reel/'),
              },
            },
          ],
        },
      ],
      [{ isUnsupported: true }, { is_unsupported: true }],
      [
        { text: 'Hi', referral: { ref: 'summer', adId: '1200', adTitle: 'Sale' } },
        {
          text: 'Hi',
          referral: { ref: 'summer', ad_id: '1200', source: 'ADS', type: 'OPEN_THREAD', ads_context_data: { ad_title: 'Sale' } },
        },
      ],
    ];
    for (const [body, message] of cases) {
      const { mid } = await does('POST', `${ana}/messages`, body);
      expect(await update()).toEqual({ ...parties(), message: { mid, ...message } });
    }
    expect((await sandbox.api('POST', `${ana}/messages`, {})).status).toBe(400);
    expect((await sandbox.api('POST', `${ana}/messages`, { share: { postId: '1' } })).status).toBe(404);
  });

  it('edit, react and unsend; unsent media vanish', async () => {
    const { mid } = await does('POST', `${ana}/messages`, { text: 'prise?' });
    await update();
    await does('PATCH', `${ana}/messages/${mid}`, { text: 'price?' });
    expect(await update()).toEqual({ ...parties(), message_edit: { mid, text: 'price?', num_edit: 1 } });

    const answer = await send({ text: '20 EUR' });
    await does('POST', `${ana}/messages/${answer}/reaction`, { reaction: 'love' });
    expect(await update()).toEqual({
      ...parties(),
      reaction: { mid: answer, action: 'react', reaction: 'love', emoji: '\u2764\ufe0f' },
    });
    await does('DELETE', `${ana}/messages/${answer}/reaction`);
    expect(await update()).toEqual({ ...parties(), reaction: { mid: answer, action: 'unreact' } });

    const picture = await does('POST', `${ana}/messages`, { files: ['image'] });
    const address = String((await update())?.message?.attachments?.[0]?.payload?.url);
    const shown = await fetch(address);
    expect(shown.status).toBe(200);
    expect(shown.headers.get('content-type')).toBe('image/png');
    await does('DELETE', `${ana}/messages/${picture.mid}`);
    expect(await update()).toEqual({ ...parties(), message: { mid: picture.mid, is_deleted: true } });
    expect((await fetch(address)).status).toBe(404);
    expect((await sandbox.api('DELETE', `${ana}/messages/${picture.mid}`)).status).toBe(409);
    expect((await sandbox.api('PATCH', `${ana}/messages/${answer}`, { text: 'mine now' })).status).toBe(409);
  });

  it('tap quick replies, buttons and ice breakers', async () => {
    const asked = await send({ text: 'Sure?', quick_replies: [{ content_type: 'text', title: 'Yes', payload: 'YES' }] });
    const tapped = await does('POST', `${ana}/messages/${asked}/quick-reply`, { title: 'Yes' });
    expect(await update()).toEqual({ ...parties(), message: { mid: tapped.mid, text: 'Yes', quick_reply: { payload: 'YES' } } });

    const buttons = [
      { type: 'postback', title: 'Human', payload: 'HUMAN' },
      { type: 'web_url', title: 'Shop', url: 'https://example.com' },
    ];
    const offered = await send({
      attachment: { type: 'template', payload: { template_type: 'button', text: 'Help?', buttons } },
    });
    const pressed = await does('POST', `${ana}/messages/${offered}/button`, { title: 'Human' });
    expect(await update()).toEqual({ ...parties(), postback: { mid: pressed.mid, title: 'Human', payload: 'HUMAN' } });
    expect((await sandbox.api('POST', `${ana}/messages/${offered}/button`, { title: 'Shop' })).status).toBe(409);
    expect((await sandbox.api('POST', `${ana}/messages/${offered}/button`, { title: 'None' })).status).toBe(404);

    await sandbox.graph(token, 'POST', '/me/messenger_profile', { ice_breakers: [{ question: 'Hours?', payload: 'HOURS' }] });
    const broken = await does('POST', `/accounts/${shop.igId}/conversations/pixel_fox/suggestion`, { title: 'Hours?' });
    expect((await update())?.postback).toEqual({ mid: broken.mid, title: 'Hours?', payload: 'HOURS' });
    // A tap counts as consent and opens the window.
    const profile = await sandbox.graph(token, 'GET', `/${broken.igsid}?fields=name,username`);
    expect(profile.body).toEqual({ id: broken.igsid, name: null, username: 'pixel_fox' });
  });

  it('open links, and the account writes on its own phone', async () => {
    await does('POST', `${ana}/link`, { ref: 'qr-table-7' });
    expect((await update())?.referral).toEqual({
      ref: 'qr-table-7',
      source: expect.stringContaining('ig.me'),
      type: 'OPEN_THREAD',
    });
    const fresh = `/accounts/${shop.igId}/conversations/tilly.and.co/link`;
    expect((await sandbox.api('POST', fresh, { ref: 'a' })).status).toBe(409);
    const { mid } = await does('POST', `${ana}/business-messages`, { text: 'It is me, Juniper' });
    expect(await update()).toEqual({
      sender: { id: shop.igId },
      recipient: { id: igsid },
      timestamp: expect.any(Number),
      message: { mid, text: 'It is me, Juniper', is_echo: true },
    });
  });

  it('opt in to marketing messages', async () => {
    await does('POST', `${ana}/opt-in`, { payload: 'NEWS' });
    expect(await update()).toEqual({
      ...parties(),
      optin: { type: 'notification_messages', payload: 'NEWS', notification_messages_token: expect.stringMatching(/^\d+$/) },
    });
  });

  it('hand the thread over: the app gets standby events', async () => {
    await does('POST', `${ana}/handover`, { what: 'otherAppTakes' });
    expect((await update())?.take_thread_control).toMatchObject({ new_owner_app_id: expect.any(String) });
    await write(sandbox, 'anybody?');
    const standby = await entry();
    expect(standby?.messaging).toBeUndefined();
    expect(standby?.standby?.[0]?.message).toMatchObject({ text: 'anybody?' });
    await does('POST', `${ana}/handover`, { what: 'otherAppGivesBack' });
    expect((await update())?.pass_thread_control).toBeDefined();
  });

  it('comment, answer, and comment live', async () => {
    const [story, post] = await does('GET', `/accounts/${shop.igId}/posts`);
    const refused = await sandbox.api('POST', `/posts/${story.id}/comments`, { followerId: 'ana.lima', text: 'nice' });
    expect(refused).toMatchObject({ status: 409, body: { error: 'A story takes no comments: answer it by a message.' } });
    const { commentId } = await does('POST', `/posts/${post.id}/comments`, { followerId: 'ana.lima', text: 'price?' });
    const first = await entry();
    expect(first?.time).toBeLessThan(10 ** 12);
    const from = { id: igsid, username: 'ana.lima' };
    const media = { id: post.id, media_product_type: post.product };
    expect(first?.changes).toEqual([{ field: 'comments', value: { id: commentId, text: 'price?', from, media } }]);
    const { body: own } = await sandbox.graph(token, 'POST', `/${commentId}/replies`, { message: '20 EUR' });
    expect((await entry())?.changes?.[0]?.value).toMatchObject({
      id: own.id,
      parent_id: commentId,
      from: { id: shop.igId, self_ig_scoped_id: shop.appScopedId },
    });
    const live = await does('POST', `/accounts/${shop.igId}/posts`, { product: 'LIVE' });
    await does('POST', `/posts/${live.id}/comments`, { followerId: 'ana.lima', text: 'hi all' });
    expect((await entry())?.changes?.[0]).toMatchObject({
      field: 'live_comments',
      value: { media: { media_product_type: 'LIVE' } },
    });
    expect(await does('PATCH', `/posts/${post.id}`, { isCommentEnabled: false })).toMatchObject({ isCommentEnabled: false });
    const closed = await sandbox.api('POST', `/posts/${post.id}/comments`, { followerId: 'ana.lima', text: 'and now?' });
    expect(closed.body.error).toBe('Comments are turned off for this post.');
    expect((await sandbox.api('PATCH', `/posts/${post.id}`, { isBroadcasting: true })).status).toBe(409);
  });

  it('make bursts, in mixed batches too', async () => {
    const before = sandbox.callback.webhooks.received.length;
    await does('POST', '/bursts', { kind: 'comments', igIds: [shop.igId], count: 250, batchSize: 100 });
    const sizes = [];
    for (let count = 0; count < 3; count += 1) sizes.push((await sandbox.callback.webhooks.next()).body.entry.length);
    expect(sizes).toEqual([100, 100, 50]);
    expect(sandbox.callback.webhooks.received.length - before).toBe(3);
  });

  it('send nothing while message access is off', async () => {
    await does('PATCH', `/accounts/${shop.igId}`, { isMessageAccessOn: false });
    expect((await write(sandbox, 'hello?')).mid).toBeDefined();
    expect((await does('GET', '/deliveries?limit=1'))[0].kind).toBe('comment');
    await does('PATCH', `/accounts/${shop.igId}`, { isMessageAccessOn: true });
  });

  it('rename themselves', async () => {
    await does('PATCH', '/followers/ana.lima', { username: 'ana.new', name: null });
    const { body } = await sandbox.graph(token, 'GET', `/${igsid}?fields=username,name,profile_pic`);
    expect(body).toEqual({ id: igsid, username: 'ana.new', name: null, profile_pic: null });
  });
});

describe('owner', () => {
  let sandbox: Sandbox;
  let token: string;
  beforeEach(async () => {
    sandbox = await startSandbox();
    token = await connect(sandbox);
  });
  after(() => undefined);

  it('revokes tokens, removes the app and asks for deletion', async () => {
    try {
      await subscribe(sandbox, token, 'messages');
      expect(
        (await sandbox.api('POST', `/accounts/${shop.igId}/revoke`, { reason: 'passwordChanged' })).body.revoked,
      ).toBeGreaterThan(0);
      const dead = await sandbox.graph(token, 'GET', '/me');
      expect(dead.body.error).toMatchObject({ code: 190, error_subcode: 460 });
      const removed = await sandbox.api('POST', `/accounts/${shop.igId}/remove-app`);
      expect(removed.body.callback).toMatchObject({ url: `${sandbox.callback.url}/deauthorize`, status: 200 });
      const form = new URLSearchParams(sandbox.callback.webhooks.received[0]?.raw.toString());
      const [signature, payload = ''] = (form.get('signed_request') ?? '').split('.');
      expect(signature).toMatch(/^[\w-]{43}$/);
      expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({
        algorithm: 'HMAC-SHA256',
        user_id: shop.appScopedId,
      });
      expect((await sandbox.api('POST', `/accounts/${shop.igId}/delete-data`)).body.callback.status).toBe(200);
    } finally {
      await sandbox.stop();
    }
  });
});
