import { expect } from 'expect';
import { type Case, exchange, expectError, scene } from '../Case.ts';

const digits = expect.stringMatching(/^\d+$/);
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0000$/);
const paging = { cursors: { before: expect.any(String), after: expect.any(String) } };
const done = { success: true };

export const commentCases: Case[] = [
  scene('9', 'comments list id, text and time, newest first', [], async (stage) => {
    const { body } = await stage.graph('GET', `/${stage.postId}/comments`);
    expect(body.data.length).toBeGreaterThan(0);
    for (const comment of body.data) expect(comment).toEqual({ id: digits, text: expect.any(String), timestamp: time });
    const times = body.data.map(({ timestamp }: { timestamp: string }) => timestamp);
    expect(times).toEqual(times.toSorted().toReversed());
  }),
  exchange('9', 'the fields of a comment', ['GET', '/{comment}?fields=from,hidden,like_count,media,text,timestamp,username'], {
    answer: {
      id: digits,
      from: { id: digits, username: expect.any(String) },
      hidden: false,
      like_count: expect.any(Number),
      media: { id: digits, media_product_type: 'FEED' },
      text: expect.any(String),
      timestamp: time,
      username: expect.any(String),
    },
  }),
  exchange('9', 'an unknown field of a comment', ['GET', '/{comment}?fields=colour'], { error: [100] }),
  exchange('9', 'replies inside of comments', ['GET', '/{post}/comments?fields=id,replies{id,text,username}'], {
    answer: { data: expect.any(Array), paging: expect.objectContaining(paging) },
  }),
  scene('1', 'limit and cursors', [], async (stage) => {
    const first = await stage.graph('GET', `/${stage.postId}/comments?limit=1`);
    expect(first.body.data).toHaveLength(1);
    expect(first.body.paging.next).toEqual(expect.any(String));
    const second = await stage.graph('GET', `/${stage.postId}/comments?limit=1&after=${first.body.paging.cursors.after}`);
    expect(second.body.data[0].id).not.toBe(first.body.data[0].id);
    const back = await stage.graph('GET', `/${stage.postId}/comments?limit=1&before=${second.body.paging.cursors.before}`);
    expect(back.body.data).toEqual(first.body.data);
  }),
  scene('1', 'the last page has no next', [], async (stage) => {
    const { body } = await stage.graph('GET', `/${stage.postId}/comments?limit=50`);
    expect(body.paging).not.toHaveProperty('next');
  }),
  exchange('1', 'a cursor that is none', ['GET', '/{post}/comments?after=nonsense'], { error: [100] }),
  exchange('1', 'a limit that is none', ['GET', '/{post}/comments?limit=0'], { error: [100] }),
  scene('9', 'a comment is written, answered, hidden, shown and deleted', [], async (stage) => {
    const created = await stage.graph('POST', `/${stage.postId}/comments`, { message: 'Thank you all' });
    expect(created.body).toEqual({ id: digits });
    const reply = await stage.graph('POST', `/${stage.commentId}/replies`, { message: 'It is 20 EUR' });
    expect(reply.body).toEqual({ id: digits });
    expect((await stage.graph('GET', `/${reply.body.id}?fields=parent_id`)).body.parent_id).toBe(stage.commentId);
    const nested = await stage.graph('POST', `/${reply.body.id}/replies`, { message: 'and blue' });
    expect((await stage.graph('GET', `/${nested.body.id}?fields=parent_id`)).body.parent_id).toBe(stage.commentId);
    expect((await stage.graph('POST', `/${stage.commentId}?hide=true`)).body).toEqual(done);
    expect((await stage.graph('GET', `/${stage.commentId}?fields=hidden`)).body.hidden).toBe(true);
    expectError(await stage.graph('POST', `/${stage.commentId}/replies`, { message: 'no' }), 100);
    expect((await stage.graph('POST', `/${stage.commentId}?hide=false`)).body).toEqual(done);
    expect((await stage.graph('POST', `/${created.body.id}?hide=true`)).body).toEqual(done);
    expect((await stage.graph('GET', `/${created.body.id}?fields=hidden`)).body.hidden).toBe(false);
    expect((await stage.graph('DELETE', `/${created.body.id}`)).body).toEqual(done);
    expectError(await stage.graph('GET', `/${created.body.id}`), 100, 33);
  }),
  exchange('9', 'a comment without a text', ['POST', '/{post}/comments', {}], { error: [100] }),
  exchange('9', 'an empty comment', ['POST', '/{post}/comments', { message: ' ' }], { error: [100] }),
  exchange('9', 'a comment of 301 characters', ['POST', '/{post}/comments', { message: 'x'.repeat(301) }], { error: [100] }),
  exchange('9', 'a comment with five hashtags', ['POST', '/{post}/comments', { message: '#a #b #c #d #e' }], { error: [100] }),
  exchange('9', 'a comment with two addresses', ['POST', '/{post}/comments', { message: 'https://a.b https://c.d' }], {
    error: [100],
  }),
  exchange('9', 'a comment in capital letters', ['POST', '/{post}/comments', { message: 'BUY NOW OR NEVER' }], { error: [100] }),
  exchange('9', 'hide without a value', ['POST', '/{comment}'], { error: [100] }),
  exchange('9', 'hide with another value', ['POST', '/{comment}?hide=maybe'], { error: [100] }),
  exchange('9', 'a reply to no comment', ['POST', '/17800000000000009/replies', { message: 'a' }], { error: [100, 33] }),
  scene('9', 'comments are turned off and on', [], async (stage) => {
    expect((await stage.graph('POST', `/${stage.postId}?comment_enabled=false`)).body).toEqual(done);
    expectError(await stage.graph('POST', `/${stage.postId}/comments`, { message: 'a' }), 100);
    expect((await stage.graph('POST', `/${stage.postId}?comment_enabled=true`)).body).toEqual(done);
  }),
  exchange('9', 'comment_enabled with another value', ['POST', '/{post}?comment_enabled=perhaps'], { error: [100] }),
  scene('9', 'a caption mention is listed and answered', ['actors'], async (stage) => {
    const path = `/accounts/${stage.igId}/posts`;
    const { body: post } =
      (await stage.actors?.api('POST', path, { product: 'FEED', caption: 'with @juniper.and.oak', byFollowerId: 'ana.lima' })) ??
      {};
    const { body: tags } = await stage.graph('GET', '/me/tags?fields=id,username,caption');
    expect(tags.data).toEqual([{ id: post.id, username: 'ana.lima', caption: 'with @juniper.and.oak' }]);
    const answered = await stage.graph('POST', '/me/mentions', { media_id: post.id, message: 'Lovely!' });
    expect(answered.body).toEqual({ id: digits });
  }),
  exchange('9', 'a mention needs its media', ['POST', '/me/mentions', { message: 'a' }], { error: [100] }),
  exchange('9', 'an own post is no mention', ['POST', '/me/mentions', { media_id: '{post}', message: 'a' }], {
    error: [100, 33],
  }),
  scene('9', 'a private reply to a live comment only during the broadcast', ['actors'], async (stage) => {
    const { body: live } = (await stage.actors?.api('POST', `/accounts/${stage.igId}/posts`, { product: 'LIVE' })) ?? {};
    const comment = async () =>
      (await stage.actors?.api('POST', `/posts/${live.id}/comments`, { followerId: 'jonas.berg', text: 'hi' }))?.body.commentId;
    const [first, second] = [await comment(), await comment()];
    const send = (id: string) =>
      stage.graph('POST', '/me/messages', { recipient: { comment_id: id }, message: { text: 'hello' } });
    expect((await send(first)).status).toBe(200);
    expectError(await stage.graph('POST', `/${second}?hide=true`), 100);
    expectError(await stage.graph('POST', `/${second}/replies`, { message: 'a' }), 100);
    await stage.actors?.api('PATCH', `/posts/${live.id}`, { isBroadcasting: false });
    expectError(await send(second), 100, 2534025);
  }),
];
