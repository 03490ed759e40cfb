import { after, afterEach, before, beforeEach, test } from 'node:test';
import type { FlowGraph, TriggerFilter } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { conversation, echo } from '../../../../test/data/deliveries.ts';
import {
  type CommentDesk,
  igId,
  isPrivateReply,
  refuse,
  reply,
  startCommentServer,
} from '../../../../test/doubles/startCommentServer.ts';
import { eventually } from '../../../../test/eventually.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const position = { x: 0, y: 0 };
let desk: CommentDesk;
let server: CommentDesk['server'];
let user: CommentDesk['user'];
before(async () => {
  desk = await startCommentServer();
  ({ server, user } = desk);
});
after(() => desk.close());
beforeEach(() => desk.begin());
afterEach(() => desk.removeAll());

test('a comment starts a flow, whose message goes out as the private reply to it', async () => {
  await desk.automation({ triggerSettings: { filter: { keywords: ['price'] } }, actions: [reply('Hi {{ contact.username }}!')] });
  await desk.deliver(desk.comment('what is the PRICE?'));
  await desk.settled('flow_execution');
  expect(desk.privately()).toEqual([
    { recipient: { comment_id: desk.commentId('a') }, message: { text: `Hi user.${desk.fan}!` } },
  ]);
  expect(desk.directly()).toEqual([]);
  // A commenter has not agreed to profile requests.
  expect(server.instagram.calls.filter((call) => call.endsWith(`/${desk.fan}`))).toEqual([]);

  expect(await desk.why()).toMatchObject({
    outcome: 'flow_ran',
    considered: [{ name: 'Price', result: 'chosen', reason: 'matched' }],
    run: {
      status: 'finished',
      messages: [{ text: `Hi user.${desk.fan}!`, state: 'sent' }],
      contact: { username: `user.${desk.fan}` },
    },
  });
  expect(await desk.events('comments')).toMatchObject([{ flowResponse: `Hi user.${desk.fan}!`, processedStatus: 'completed' }]);
  const { body } = await server.call('GET /api/comments', { token: user.token, query: `?mediaId=media-${desk.n}` });
  expect(body.data.comments).toMatchObject([{ privateReply: { state: 'sent', text: `Hi user.${desk.fan}!` } }]);
  // A manual second private reply is refused with the reason.
  const id = body.data.comments[0]?.id ?? '';
  const again = await server.call('POST /api/comments/{id}/private-reply', { token: user.token, id, body: { text: 'x' } });
  expect(again).toMatchObject({ status: 409, body: { code: 'private_reply_used' } });
});

const misses: [string, TriggerFilter, Record<string, unknown>, string][] = [
  ['another post', { mediaIds: ['elsewhere'] }, {}, 'post_not_chosen'],
  ['no keyword', { keywords: ['size', 'colour'] }, {}, 'keyword_miss'],
  ['a part of a word', { keywords: ['pric'], match: 'word' }, {}, 'keyword_miss'],
  ['an answer to another comment', {}, { parent_id: 'c0' }, 'comment_is_reply'],
];
for (const [what, filter, more, reason] of misses) {
  test(`${what} starts nothing, and says why`, async () => {
    await desk.automation({ triggerSettings: { filter } });
    await desk.deliver(desk.comment('price', more));
    expect(await desk.why()).toMatchObject({
      outcome: reason === 'keyword_miss' ? 'keyword_miss' : 'no_trigger',
      considered: [{ result: 'no_match', reason }],
      run: null,
    });
    expect(desk.made).toEqual([]);
    const { body } = await server.call('GET /api/inbox/threads', { token: user.token, query: `?search=user.${desk.fan}` });
    expect(body.data.threads).toEqual([]);
  });
}

test('replies to comments, chosen posts and whole words start a flow when configured', async () => {
  const filter: TriggerFilter = { mediaIds: ['x', `media-${desk.n}`], keywords: ['price'], match: 'word', includesReplies: true };
  await desk.automation({ triggerSettings: { filter } });
  await desk.deliver(desk.comment('Price!!', { parent_id: 'c0' }));
  await desk.settled('flow_execution');
  expect(desk.privately()).toHaveLength(1);
});

test('triggers of messages are no triggers of comments, nor the other way round', async () => {
  await desk.automation({ name: 'All', trigger: 'message_received' });
  await desk.automation({ name: 'Live', trigger: 'live_comment' });
  await desk.deliver(desk.comment('price'));
  const explained = await desk.why();
  expect(explained.considered.map(({ name, reason }) => [name, reason]).sort()).toEqual([
    ['All', 'other_occasion'],
    ['Live', 'other_occasion'],
  ]);
  expect(explained.outcome).toBe('no_trigger');
  await desk.write('hello');
  await eventually(() => expect(desk.directly()).toEqual(['20 EUR']));
  expect(desk.made.filter(isPrivateReply)).toEqual([]);
});

test('a live comment starts what starts on live comments', async () => {
  await desk.automation({ name: 'Live', trigger: 'live_comment' });
  await desk.deliver(desk.comment('price', { media: { id: `media-${desk.n}`, media_product_type: 'LIVE' } }), 'live_comments');
  await desk.settled('flow_execution');
  expect(desk.privately()).toMatchObject([{ recipient: { comment_id: desk.commentId('a') } }]);
});

test('a commenter gets one reply per post, or a reply to each comment when configured', async () => {
  const { _id: id } = await desk.automation();
  await desk.deliver(desk.comment('price', {}, 'a'));
  await desk.settled('flow_execution');
  await desk.deliver(desk.comment('price??', {}, 'b'));
  await desk.settled('comments', 2);
  const second = (await desk.events('comments')).find(({ content }) => content.text === 'price??');
  expect(second?.outcome).toBe('answered_before');
  await desk.deliver(desk.comment('price', { media: { id: `other-${desk.n}` } }, 'c'));
  await desk.settled('flow_execution', 2);
  await server.call('PATCH /api/flows/{id}', {
    token: user.token,
    id,
    body: { triggerSettings: { filter: { isOncePerPost: false } } },
  });
  await desk.deliver(desk.comment('price', {}, 'd'));
  await desk.settled('flow_execution', 3);
  expect(desk.privately().map(({ recipient }) => recipient.comment_id)).toEqual(['a', 'c', 'd'].map(desk.commentId));
});

test('another automation may answer the same person under the same post', async () => {
  await desk.automation({ name: 'Price', triggerSettings: { filter: { keywords: ['price'] } } });
  await desk.automation({ name: 'Size', triggerSettings: { filter: { keywords: ['size'] } }, actions: [reply('M')] });
  await desk.deliver(desk.comment('price', {}, 'a'));
  await desk.deliver(desk.comment('size', {}, 'b'));
  await desk.settled('flow_execution', 2);
  expect(desk.privately().map(({ message }) => message.text)).toEqual(['20 EUR', 'M']);
});

test('redeliveries and other batches of the same comment answer once', async () => {
  await desk.automation();
  await Promise.all([
    desk.deliver(desk.comment('price')),
    desk.deliver(desk.comment('price')),
    desk.deliver(desk.comment('price', { media: { id: `media-${desk.n}`, ad_id: '1' } })),
  ]);
  await server.deliver({
    object: 'instagram',
    entry: [
      { id: igId, time: 1, changes: [{ field: 'comments', value: desk.comment('price') }] },
      { id: igId, time: Math.floor(Date.now() / 1000), changes: [{ field: 'comments', value: desk.comment('later', {}, 'b') }] },
    ],
  });
  await desk.settled('comments', 2);
  expect(desk.privately()).toHaveLength(1);
});

test('own comments never start anything', async () => {
  await desk.automation();
  await desk.deliver(desk.comment('price', { from: { id: igId, username: 'shop.1' } }, 'a'));
  await desk.deliver(desk.comment('price', { from: { id: desk.fan, self_ig_scoped_id: '1' } }, 'b'));
  expect(await desk.why()).toMatchObject({ outcome: 'own_message', run: null });
  await eventually(async () => {
    const { body } = await server.call('GET /api/webhooks/events', { token: user.token, query: '?limit=200' });
    const own = body.data.events.filter(({ senderId, eventType }) => senderId === igId && eventType === 'comments');
    expect(own.map(({ outcome }) => outcome)).toEqual(['own_message']);
  });
  expect(desk.made).toEqual([]);
});

test('old comments, contacts who opted out and taken-over conversations get no reply', async () => {
  await desk.automation();
  await desk.deliver(desk.comment('price', {}, 'old'), 'comments', Date.now() - 8 * DAY_MS);
  expect((await desk.why()).outcome).toBe('too_old');
  await desk.write('STOP');
  await desk.settled('messages');
  await desk.deliver(desk.comment('price', {}, 'a'));
  await eventually(async () =>
    expect((await desk.events('comments')).map(({ outcome }) => outcome).sort()).toEqual(['opted_out', 'too_old']),
  );
  await desk.write('START');
  // A person replies on the phone.
  await server.deliver(echo({ igId, from: desk.fan, text: 'me here', mid: `phone-${desk.n}`, at: Date.now() + 60_000 }));
  await eventually(async () => {
    const { body } = await server.call('GET /api/webhooks/events', { token: user.token, query: '?eventType=message_echoes' });
    expect(body.data.events.map(({ content }) => content.text)).toContain('me here');
  });
  await desk.deliver(desk.comment('price', {}, 'b'));
  await eventually(async () =>
    expect((await desk.events('comments')).map(({ outcome }) => outcome)).toContain('human_has_thread'),
  );
  expect(desk.privately()).toEqual([]);
});

test('a refused private reply fails with a reason: used, too old, or the comment was deleted', async () => {
  await desk.automation();
  server.instagram.answers.unshift((call) => (isPrivateReply(call) ? refuse(100, 2534025) : null));
  await desk.deliver(desk.comment('price'));
  const [execution] = await desk.settled('flow_execution');
  expect(execution).toMatchObject({
    processedStatus: 'failed',
    outcome: 'flow_failed',
    processingError: expect.stringContaining('already has a private reply, is older than 7 days, or was deleted'),
    flowResponse: null,
  });
  const story = await desk.why();
  expect(story.run?.messages).toMatchObject([{ state: 'failed', attempts: 1 }]);
});

test('only one message is sent before the commenter replies; the reply opens the window and continues the flow', async () => {
  const graph: FlowGraph = {
    nodes: [
      { id: 's', type: 'startNode', position, data: { start: { trigger: 'comment', filter: { keywords: ['price'] } } } },
      {
        id: 'q',
        type: 'choicesNode',
        position,
        data: { content: 'Which size?', choices: { style: 'buttons', options: [{ id: 'm', title: 'Medium' }] } },
      },
      { id: 'a', type: 'messageNode', position, data: { content: 'M is 20 EUR.' } },
      { id: 'b', type: 'messageNode', position, data: { content: 'Anything else?' } },
    ],
    edges: [
      { id: '1', source: 's', target: 'q' },
      { id: '2', source: 'q', target: 'a', sourceHandle: 'm' },
      { id: '3', source: 'a', target: 'b' },
    ],
  };
  const published = await desk.publish(graph);
  expect([published.status, published.body]).toMatchObject([200, { success: true }]);
  await desk.deliver(desk.comment('price'));
  await eventually(() => expect(desk.privately()).toHaveLength(1));
  const { payload } = desk.privately()[0].message.attachment;
  // A further comment does not resume the run.
  await desk.deliver(desk.comment('Medium', {}, 'b'));
  await desk.settled('comments', 2);
  expect(desk.directly()).toEqual([]);
  const about = { sender: { id: desk.fan }, recipient: { id: igId }, timestamp: Date.now() };
  const tap = { mid: `tap-${desk.n}`, title: 'Medium', payload: payload.buttons[0].payload };
  await server.deliver(conversation(igId, { ...about, postback: tap }));
  await eventually(() => expect(desk.directly()).toEqual(['M is 20 EUR.', 'Anything else?']));
  expect(desk.privately()).toHaveLength(1);
  const [execution] = await desk.settled('flow_execution');
  expect(execution).toMatchObject({ processedStatus: 'completed', outcome: 'flow_ran' });
});
