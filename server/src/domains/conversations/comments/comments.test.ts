import { after, afterEach, before, beforeEach, test } from 'node:test';
import type { Comment } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { echo } from '../../../../test/data/deliveries.ts';
import { type DoubleCall, igIdOf } from '../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../test/eventually.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/servers/startTestServer.ts';

const igId = igIdOf(1);
const DAY_MS = 24 * 60 * 60 * 1000;
let server: TestServer;
let user: TestUser;
let stranger: TestUser;
let n = 0;
let made: DoubleCall[] = [];

before(async () => {
  server = await startTestServer({ pollMs: 100 });
  user = await server.signUp('anna');
  stranger = await server.signUp('ben');
  server.instagram.grantedScopes += ',instagram_business_manage_comments';
  await server.connect(user, igId);
});
after(() => server.close());
beforeEach(() => {
  n += 1;
  made = [];
});
afterEach(() => {
  server.instagram.answers = [];
});

type Value = Record<string, unknown>;
const deliver = (value: Value, field = 'comments', time = Math.floor(Date.now() / 1000)) =>
  server.deliver({ object: 'instagram', entry: [{ id: igId, time, changes: [{ field, value }] }] });
const commentOf = (text: string, more: Value = {}): Value => ({
  id: `178700${n}`,
  text,
  from: { id: '5001', username: 'ana.lima' },
  media: { id: `media-${n}`, media_product_type: 'FEED' },
  ...more,
});

const list = async (query = `?mediaId=media-${n}`, token = user.token) =>
  (await server.call('GET /api/comments', { token, query })).body.data;

async function written(text: string, more: Value = {}, field = 'comments', time?: number): Promise<Comment> {
  await deliver(commentOf(text, more), field, time);
  return eventually(async () => {
    const found = (await list()).comments.find((comment) => comment.text === text);
    if (!found) throw new Error('The comment is not stored yet.');
    return found;
  });
}

function answer(pattern: RegExp, status: number, body: unknown): void {
  server.instagram.answers.push((call) => {
    if (!pattern.test(call.name)) return null;
    made.push(call);
    return { status, body };
  });
}
const refuse = (code: number, error_subcode?: number) => ({
  error: { message: 'x', type: 'IGApiException', code, error_subcode },
});

test('a comment is stored once with its post, however often it is delivered', async () => {
  const comment = await written('price?');
  expect(comment).toMatchObject({
    mediaId: `media-${n}`,
    parentId: null,
    username: 'ana.lima',
    isLive: false,
    isOwn: false,
    isHidden: false,
    repliedAt: null,
    privateReply: { state: 'none', text: null, error: null },
  });
  await deliver({ ...commentOf('price?'), media: { id: `media-${n}`, ad_id: '1' } });
  await deliver(commentOf('last'), 'live_comments');
  await eventually(async () => expect((await list()).comments.map(({ text }) => text).sort()).toEqual(['price?']));
  const { body } = await server.call('GET /api/webhooks/events', { token: user.token, query: '?eventType=comments' });
  expect(body.data.events[0]).toMatchObject({ content: { text: 'price?' }, userInfo: { username: 'ana.lima' } });
});

test('all documented formats of a comment are parsed', async () => {
  await deliver({ ...commentOf('as comment_id'), id: undefined, comment_id: `1700${n}` });
  await server.deliver({
    object: 'instagram',
    entry: [{ id: igId, time: 1_760_000_000, field: 'comments', value: commentOf('flat') }],
  });
  await deliver({ ...commentOf('without post', { id: `1600${n}` }), media: undefined });
  await eventually(async () => expect((await list()).comments.map(({ text }) => text).sort()).toEqual(['as comment_id', 'flat']));
});

test('own comments are recognised and mark their parent as answered', async () => {
  const question = await written('open?');
  await deliver({
    ...commentOf('yes, till 8', { parent_id: `178700${n}` }),
    id: `own-${n}`,
    from: { id: igId, username: 'shop.1' },
  });
  await eventually(async () => {
    const { comments } = await list();
    expect(comments.find(({ id }) => id === question.id)?.repliedAt).not.toBeNull();
    expect(comments.find(({ text }) => text === 'yes, till 8')).toMatchObject({ isOwn: true, parentId: `178700${n}` });
  });
  expect((await list(`?mediaId=media-${n}&filter=unanswered`)).comments).toEqual([]);
});

test('a public reply is sent and listed at once', async () => {
  const comment = await written('colour?');
  answer(/POST .*\/replies$/, 200, { id: `reply-${n}` });
  const reply = (token: string, body: unknown, id = comment.id) =>
    server.call('POST /api/comments/{id}/reply', { token, id, body });
  const sent = await reply(user.token, { text: ' blue ' });
  expect([sent.status, sent.body.data.repliedAt]).toEqual([201, expect.any(String)]);
  expect(made).toMatchObject([{ name: `POST /graph/v25.0/178700${n}/replies`, body: 'message=blue' }]);
  // Instagram sends a webhook for our own comment, too.
  await deliver({ ...commentOf('blue', { parent_id: `178700${n}` }), id: `reply-${n}`, from: { id: igId } });
  const { comments } = await list();
  expect(comments.map(({ text, isOwn }) => [text, isOwn]).sort()).toEqual([
    ['blue', true],
    ['colour?', false],
  ]);
  expect((await reply(user.token, { text: '' })).status).toBe(400);
  expect((await reply(stranger.token, { text: 'x' })).status).toBe(404);
  expect((await reply(user.token, { text: 'x' }, 'nonsense')).status).toBe(404);
});

test('hidden and live comments accept no public reply', async () => {
  const comment = await written('rude');
  answer(/POST .*\/178700\d+$/, 200, { success: true });
  const hide = (id: string, isHidden: boolean) =>
    server.call('POST /api/comments/{id}/hide', { token: user.token, id, body: { isHidden } });
  expect((await hide(comment.id, true)).body.data).toMatchObject({ isHidden: true });
  expect(made[0]?.query.get('hide')).toBe('true');
  const reply = (id: string) => server.call('POST /api/comments/{id}/reply', { token: user.token, id, body: { text: 'x' } });
  expect(await reply(comment.id)).toMatchObject({ status: 409, body: { code: 'comment_closed' } });
  expect((await list('?filter=hidden')).comments.map(({ id }) => id)).toEqual([comment.id]);
  expect((await hide(comment.id, false)).body.data).toMatchObject({ isHidden: false });

  const live = await written('hello from live', { id: `live-${n}` }, 'live_comments');
  expect(live.isLive).toBe(true);
  expect((await reply(live.id)).status).toBe(409);
  expect((await hide(live.id, true)).status).toBe(409);
});

test('deleting deletes on Instagram first and accepts comments that are already deleted there', async () => {
  const comment = await written('spam');
  const remove = () => server.call('DELETE /api/comments/{id}', { token: user.token, id: comment.id });
  answer(/^DELETE /, 400, refuse(200));
  expect(await remove()).toMatchObject({ status: 409, body: { code: 'instagram_refused' } });
  server.instagram.answers = [];
  answer(/^DELETE /, 400, refuse(100, 33));
  expect((await remove()).status).toBe(200);
  expect((await list()).comments).toEqual([]);
  expect((await remove()).status).toBe(404);
});

const privately = (id: string, text = 'for you', token = user.token) =>
  server.call('POST /api/comments/{id}/private-reply', { token, id, body: { text } });

const settled = (state: string) =>
  eventually(async () => {
    const [stored] = (await list()).comments;
    expect(stored?.privateReply.state).toBe(state);
    return stored;
  });

test('a private reply is sent once, even for concurrent requests, and is added to the conversation', async () => {
  const comment = await written('dm me');
  answer(/\/messages$/, 200, { recipient_id: '5001', message_id: `private-${n}` });
  const answers = await Promise.all([privately(comment.id), privately(comment.id), privately(comment.id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(answers.find(({ status }) => status === 200)?.body.data.privateReply).toMatchObject({ text: 'for you', error: null });
  expect(await privately(comment.id)).toMatchObject({ status: 409, body: { code: 'private_reply_used' } });
  const stored = await settled('sent');
  expect(stored?.privateReply).toEqual({ state: 'sent', text: 'for you', error: null, possibleUntil: null });
  expect(made.map(({ body }) => JSON.parse(body))).toEqual([
    { recipient: { comment_id: `178700${n}` }, message: { text: 'for you' } },
  ]);
  const { body } = await server.call('GET /api/inbox/threads', { token: user.token });
  expect(body.data.threads).toMatchObject([{ preview: { text: 'for you', direction: 'out' }, windowEndsAt: null }]);
  // Our message's echo is neither a new event nor a reply from the phone.
  await server.deliver(echo({ igId, from: '5001', text: 'for you', mid: `private-${n}` }));
  const { body: page } = await server.call('GET /api/inbox/threads/{id}/messages', {
    token: user.token,
    id: body.data.threads[0]?.id ?? '',
  });
  expect(page.data.messages).toMatchObject([{ author: 'person', record: { rule: 'private_reply', attempts: 1, runId: null } }]);
  // A private reply does not open the messaging window.
  const id = body.data.threads[0]?.id ?? '';
  const late = await server.call('POST /api/inbox/threads/{id}/messages', { token: user.token, id, body: { text: 'more' } });
  expect(late).toMatchObject({ status: 409, body: { code: 'window_closed' } });
  // The feed shows the action in the member's other tabs.
  const { body: events } = await server.call('GET /api/webhooks/events', {
    token: user.token,
    query: '?eventType=message_echoes',
  });
  expect(events.data.events).toMatchObject([{ content: { text: 'for you' }, processedStatus: 'completed' }]);
});

test('a private reply that Instagram already has counts as sent', async () => {
  const comment = await written('again');
  answer(/\/messages$/, 400, refuse(100, 2534025));
  await privately(comment.id);
  const { error, errorMessage } = (await settled('sent'))?.privateReply ?? {};
  expect(error).toContain('100/2534025');
  expect(errorMessage).toMatchObject({ params: { text: { code: 'instagram.private-reply-refused' } } });
  expect((await privately(comment.id)).status).toBe(409);
  expect(made).toHaveLength(1);
});

/** Instagram accepts the private reply, but its response is lost, and a second one is refused. */
function loseAnswer(): void {
  let count = 0;
  server.instagram.answers.push((call) => {
    if (!call.name.endsWith('/messages')) return null;
    made.push(call);
    count += 1;
    return count === 1 ? 'break' : { status: 400, body: refuse(100, 2534025) };
  });
}

test('P3: a private reply whose response was lost is confirmed by its echo, whatever recipient it names', async () => {
  const comment = await written('lost');
  loseAnswer();
  await privately(comment.id);
  await eventually(() => expect(made).toHaveLength(1));
  expect(await privately(comment.id)).toMatchObject({ status: 409, body: { code: 'private_reply_used' } });
  await server.deliver(echo({ igId, from: '5002', text: 'for you', mid: `lost-${n}` }));
  await settled('sent');
  const { body } = await server.call('GET /api/inbox/threads', { token: user.token, query: '?search=for%20you' });
  expect(new Set(body.data.threads.map(({ handler }) => handler))).toEqual(new Set(['bot']));
  expect(made).toHaveLength(1);
});

test('P3: a private reply whose response and echo were lost is retried once, and the refusal shows that it was sent', async () => {
  const comment = await written('lost for good', { from: { id: '5003', username: 'eva' } });
  loseAnswer();
  await privately(comment.id, 'just once');
  await eventually(async () => {
    // Ends the wait for the echo.
    await server.database.execute(
      "update outbox set uncertain_at = now() - interval '11 seconds' where uncertain_at is not null",
    );
    expect(made).toHaveLength(2);
  });
  await settled('sent');
  // A late echo still matches our message.
  await server.deliver(echo({ igId, from: '5003', text: 'just once', mid: `late-${n}` }));
  await eventually(async () => {
    const { body } = await server.call('GET /api/inbox/threads', { token: user.token, query: '?search=just%20once' });
    expect(body.data.threads).toMatchObject([{ handler: 'bot', preview: { text: 'just once' } }]);
  });
});

test('a private reply that was definitely not sent fails visibly and can be retried with another text', async () => {
  const comment = await written('retry');
  answer(/\/messages$/, 400, refuse(551));
  expect((await privately(comment.id)).status).toBe(200);
  expect((await settled('failed'))?.privateReply).toMatchObject({
    error: expect.stringContaining('551'),
    possibleUntil: expect.any(String),
  });
  server.instagram.answers = [];
  let isThrottled = true;
  server.instagram.answers.push((call) => {
    if (!call.name.endsWith('/messages')) return null;
    made.push(call);
    if (!isThrottled) return { status: 200, body: { recipient_id: '5001', message_id: `retry-${n}` } };
    isThrottled = false;
    return { status: 400, body: refuse(4) };
  });
  expect((await privately(comment.id, 'better words')).status).toBe(200);
  await eventually(async () => {
    // Ends the delay that Instagram requested.
    await server.database.execute("update outbox set run_at = now() where state = 'intent'");
    expect(made).toHaveLength(3);
  });
  expect((await settled('sent'))?.privateReply).toMatchObject({ text: 'better words', error: null });
});

test('a private reply after 7 days, to oneself, or too long is refused without a call', async () => {
  const old = await written('old', {}, 'comments', Math.floor((Date.now() - 7 * DAY_MS) / 1000) - 1);
  expect(old.privateReply.possibleUntil).toBeNull();
  expect(await privately(old.id)).toMatchObject({ status: 409, body: { code: 'private_reply_too_late' } });
  const own = await written('own', { id: `self-${n}`, from: { id: '1', username: 'shop.1', self_ig_scoped_id: '1' } });
  expect(own.isOwn).toBe(true);
  expect((await privately(own.id)).status).toBe(409);
  const fresh = await written('fresh', { id: `fresh-${n}` });
  expect((await privately(fresh.id, '€'.repeat(334))).status).toBe(400);
  expect((await privately(fresh.id, 'x', stranger.token)).status).toBe(404);
  expect(made).toEqual([]);
});

test('a post is fetched only once, when the posts are first listed', async () => {
  await deliver(commentOf('here', { media: { id: 'lamp' }, id: `lamp-${n}` }));
  await deliver(commentOf('gone', { media: { id: 'gone' }, id: `gone-${n}` }));
  await eventually(async () => expect((await list('?mediaId=gone')).comments).toHaveLength(1));
  answer(/GET .*\/lamp$/, 200, { id: 'lamp', caption: 'The lamp', media_product_type: 'REELS' });
  answer(/GET .*\/gone$/, 400, refuse(100, 33));
  const posts = async () => (await server.call('GET /api/comments/posts', { token: user.token })).body.data;
  const both = expect.arrayContaining([
    expect.objectContaining({ mediaId: 'lamp', caption: 'The lamp', type: 'REELS', commentCount: 1 }),
    expect.objectContaining({ mediaId: 'gone', caption: null, commentCount: 1 }),
  ]);
  expect(await posts()).toEqual(both);
  expect(await posts()).toEqual(both);
  expect(made.map(({ name }) => name.split('/').at(-1)).sort()).toEqual(['gone', 'lamp']);
});

test('posts count their comments, and a sync finds missed ones', async () => {
  await deliver(commentOf('known', { media: { id: 'synced' }, id: 'c-1' }));
  await eventually(async () => expect((await list('?mediaId=synced')).comments).toHaveLength(1));
  answer(new RegExp(`GET .*/${igId}/media$`), 200, {
    data: [
      {
        id: 'synced',
        caption: 'Summer',
        media_type: 'IMAGE',
        permalink: 'https://www.instagram.com/p/x/',
        timestamp: '2026-07-28T22:44:49+0000',
      },
    ],
  });
  answer(/GET .*\/synced\/comments$/, 200, {
    data: [
      { id: 'c-1', text: 'known', timestamp: '2026-07-28T22:45:00+0000' },
      {
        id: 'c-2',
        text: 'missed',
        username: 'leo',
        timestamp: '2026-07-28T22:46:00+0000',
        replies: { data: [{ id: 'c-3', text: 'ours', username: 'shop.1', timestamp: '2026-07-28T22:47:00+0000' }] },
      },
    ],
  });
  const sync = () => server.call('POST /api/comments/sync', { token: user.token });
  expect((await sync()).body).toMatchObject({ posts: 1, added: 2 });
  expect((await sync()).body).toMatchObject({ posts: 1, added: 0 });
  const posts = (await server.call('GET /api/comments/posts', { token: user.token })).body.data;
  expect(posts.find(({ mediaId }) => mediaId === 'synced')).toMatchObject({
    caption: 'Summer',
    commentCount: 3,
    unansweredCount: 1,
    publishedAt: '2026-07-28T22:44:49.000Z',
  });
  const { comments } = await list('?mediaId=synced');
  expect(comments.find(({ text }) => text === 'missed')).toMatchObject({ repliedAt: '2026-07-28T22:47:00.000Z' });
  expect(await server.call('POST /api/comments/sync', { token: stranger.token })).toMatchObject({
    status: 409,
    body: { code: 'instagram_not_connected' },
  });
});

test('comments are paged and searched, and exclude those of other users', async () => {
  for (let index = 1; index <= 5; index += 1) await deliver({ ...commentOf(`page ${index}`), id: `page-${n}-${index}` });
  await eventually(async () => expect((await list()).comments).toHaveLength(5));
  const first = await list(`?mediaId=media-${n}&limit=3`);
  const second = await list(`?mediaId=media-${n}&limit=3&cursor=${first.nextCursor}`);
  const texts = [...first.comments, ...second.comments].map(({ text }) => text);
  expect(new Set(texts).size).toBe(5);
  expect(second.nextCursor).toBeNull();
  expect((await list(`?mediaId=media-${n}&search=ana.l`)).comments).toHaveLength(5);
  expect((await list('?search=page 3')).comments.length).toBeGreaterThanOrEqual(1);
  expect(await list('', stranger.token)).toEqual({ comments: [], nextCursor: null });
  expect((await server.call('GET /api/comments/posts', { token: stranger.token })).body.data).toEqual([]);
});
