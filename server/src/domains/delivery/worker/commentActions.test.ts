import { after, afterEach, before, beforeEach, test } from 'node:test';
import type { FlowGraph } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { replyHideAndSend } from '../../../../test/data/flows.ts';
import {
  type CommentDesk,
  igId,
  isPrivateReply,
  refuse,
  reply,
  startCommentServer,
} from '../../../../test/doubles/startCommentServer.ts';
import { eventually } from '../../../../test/eventually.ts';

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

const position = { x: 0, y: 0 };
const names = () =>
  desk.made.map(({ name, query }) => `${name.replace(/^POST .*v25\.0\//, '')}${query.get('hide') ? ' hide' : ''}`);
const stored = async () => {
  const { body } = await server.call('GET /api/comments', { token: user.token, query: `?mediaId=media-${desk.n}` });
  return body.data.comments;
};

test('a flow replies under the post, hides the comment and sends a message, in this order and once', async () => {
  await desk.publish(replyHideAndSend);
  await desk.deliver(desk.comment('price'));
  await desk.deliver(desk.comment('price'));
  const [execution] = await desk.settled('flow_execution');
  const wanted = [`${desk.commentId('a')}/replies`, `${desk.commentId('a')} hide`, `${igId}/messages`];
  expect(names()).toEqual(wanted);
  expect(execution).toMatchObject({ processedStatus: 'completed', flowResponse: 'See your messages\n20 EUR' });
  expect(await stored()).toMatchObject([{ isHidden: true, repliedAt: expect.any(String), privateReply: { state: 'sent' } }]);
  expect((await desk.why()).run?.messages.map(({ text, state }) => [text, state])).toEqual([
    ['See your messages', 'sent'],
    ['', 'sent'],
    ['20 EUR', 'sent'],
  ]);
  // Actions under the post are not messages of the conversation.
  const { body } = await server.call('GET /api/inbox/threads', { token: user.token, query: `?search=user.${desk.fan}` });
  const id = body.data.threads[0]?.id ?? '';
  const page = await server.call('GET /api/inbox/threads/{id}/messages', { token: user.token, id });
  expect(page.body.data.messages.map(({ text }) => text)).toEqual(['20 EUR']);
});

test('an action on a deleted comment fails with a reason and is not retried', async () => {
  await desk.publish(replyHideAndSend);
  server.instagram.answers.unshift(({ name }) => (/\/replies$/.test(name) ? refuse(100, 33) : null));
  await desk.deliver(desk.comment('price'));
  const [execution] = await desk.settled('flow_execution');
  expect(execution).toMatchObject({ processedStatus: 'failed', processingError: expect.stringContaining('no longer exists') });
  await eventually(async () => {
    expect((await desk.why()).run?.messages.map(({ state }) => state)).toEqual(['failed', 'sent', 'sent']);
  });
});

test('P3: a public reply with a lost response is looked up, and not written twice', async () => {
  await desk.publish(replyHideAndSend);
  const replies: unknown[] = [];
  let tries = 0;
  server.instagram.answers.unshift(({ name }) => {
    if (name === `GET /graph/v25.0/${desk.commentId('a')}/replies`) return { status: 200, body: { data: replies } };
    if (!/^POST .*\/replies$/.test(name)) return null;
    tries += 1;
    replies.push({ id: `r-${desk.n}`, text: 'See your messages', username: 'shop.1', timestamp: new Date().toISOString() });
    return 'break';
  });
  await desk.deliver(desk.comment('price'));
  await eventually(() => expect(tries).toBe(1));
  await eventually(async () => {
    await server.database.execute(
      "update outbox set uncertain_at = now() - interval '11 seconds' where uncertain_at is not null",
    );
    expect(desk.privately()).toHaveLength(1);
  });
  const [execution] = await desk.settled('flow_execution');
  expect(execution).toMatchObject({ processedStatus: 'completed', flowResponse: 'See your messages\n20 EUR' });
  expect(tries).toBe(1);
});

test('P3: a public reply that was not received is written again', async () => {
  await desk.publish(replyHideAndSend);
  let tries = 0;
  server.instagram.answers.unshift(({ name }) => {
    if (name === `GET /graph/v25.0/${desk.commentId('a')}/replies`) return { status: 200, body: { data: [] } };
    if (!/^POST .*\/replies$/.test(name)) return null;
    tries += 1;
    return tries === 1 ? 'break' : null;
  });
  await desk.deliver(desk.comment('price'));
  await eventually(async () => {
    await server.database.execute(
      "update outbox set uncertain_at = now() - interval '11 seconds' where uncertain_at is not null",
    );
    expect(desk.privately()).toHaveLength(1);
  });
  await desk.settled('flow_execution');
  expect(tries).toBe(2);
});

test('a test runs the same flow, and nothing of it reaches Instagram', async () => {
  await desk.publish(replyHideAndSend);
  desk.fan = `sim:${desk.fan}`;
  await desk.deliver(desk.comment('price', { id: `sim:${desk.commentId('a')}` }));
  const [execution] = await desk.settled('flow_execution');
  expect(execution).toMatchObject({ isSimulated: true, processedStatus: 'completed', flowResponse: 'See your messages\n20 EUR' });
  expect(desk.made).toEqual([]);
});

test('a second message before an answer keeps a flow, an automation and a change of the trigger from going live', async () => {
  const graph: FlowGraph = {
    nodes: [
      { id: 's', type: 'startNode', position, data: { start: { trigger: 'comment' } } },
      { id: 'a', type: 'messageNode', position, data: { content: 'one' } },
      { id: 'b', type: 'messageNode', position, data: { content: 'two' } },
    ],
    edges: [
      { id: '1', source: 's', target: 'a' },
      { id: '2', source: 'a', target: 'b' },
    ],
  };
  const refused = { status: 409, body: { code: 'flow_invalid', error: expect.stringContaining('second message') } };
  expect(await desk.publish(graph)).toMatchObject(refused);
  const two = { name: 'Two', actions: [reply('one'), reply('two')] };
  expect(await server.call('POST /api/flows', { token: user.token, body: { ...two, trigger: 'comment' } })).toMatchObject(
    refused,
  );
  const { _id: id } = await desk.automation({ ...two, trigger: 'message_received' });
  const change = server.call('PATCH /api/flows/{id}', { token: user.token, id, body: { trigger: 'comment' } });
  expect(await change).toMatchObject(refused);
  await desk.publish({ nodes: graph.nodes.slice(1), edges: graph.edges.slice(1) });
  const { body } = await server.call('GET /api/flows', { token: user.token });
  const drawn = body.data.find(({ kind }) => kind === 'bot_flow')?._id ?? '';
  expect(
    await server.call('PATCH /api/flows/{id}', { token: user.token, id: drawn, body: { trigger: 'comment' } }),
  ).toMatchObject(refused);
});

test('a flow that an automation runs after a comment goes live only as what may follow a comment', async () => {
  const name = `Leads on ${desk.n}`;
  const message = (id: string, content: string) => ({ id, type: 'messageNode', position, data: { content } }) as const;
  const drawn = async (nodes: FlowGraph['nodes'], edges: FlowGraph['edges']) => {
    const saved = await server.call('POST /api/flow/save', { token: user.token, body: { name, nodes, edges } });
    return server.call('POST /api/flow/{id}/publish', { token: user.token, id: saved.body.data.id });
  };
  const { body } = await drawn([message('a', 'one')], []);
  await desk.automation({ name: 'Prices', trigger: 'comment', actions: [{ type: 'run_flow', flowId: body.data.id }] });
  const two = await drawn([message('a', 'one'), message('b', 'two')], [{ id: '1', source: 'a', target: 'b' }]);
  expect(two).toMatchObject({
    status: 409,
    body: { code: 'flow_invalid', error: expect.stringMatching(/“Prices”.*second message/) },
  });
  await desk.deliver(desk.comment('price'));
  await desk.settled('flow_execution');
  expect(desk.privately()).toHaveLength(1);
  expect((await drawn([message('a', 'new')], [])).status).toBe(200);
});

test('a message that is too early is refused before any call, with the reason', async () => {
  const { _id: second } = await desk.automation({ name: 'Second', trigger: 'comment', actions: [reply('first')] });
  const start = { id: 's', type: 'startNode', position, data: { start: { trigger: 'comment' } } } as const;
  const { body } = await server.call('POST /api/flow/save', {
    token: user.token,
    body: {
      name: `Leads on ${desk.n}`,
      nodes: [{ id: 'm', type: 'messageNode', position, data: { content: 'again' } }],
      edges: [],
    },
  });
  await server.call('POST /api/flow/{id}/publish', { token: user.token, id: body.data.id });
  await server.call('DELETE /api/flows/{id}', { token: user.token, id: second });
  const published = await desk.publish({
    nodes: [
      start,
      { id: 'a', type: 'messageNode', position, data: { content: 'first' } },
      { id: 'f', type: 'flowNode', position, data: { flow: { flowId: body.data.id } } },
    ],
    edges: [
      { id: '1', source: 's', target: 'a' },
      { id: '2', source: 'a', target: 'f' },
    ],
  });
  expect(published.body).toMatchObject({ success: true });
  await desk.deliver(desk.comment('price'));
  const executions = await desk.settled('flow_execution', 2);
  expect(executions).toContainEqual(
    expect.objectContaining({
      outcome: 'window_closed',
      processedStatus: 'failed',
      processingError: expect.stringContaining('has not written yet'),
    }),
  );
  expect(desk.directly()).toEqual([]);
  expect(desk.privately()).toHaveLength(1);
});

test('F1: a comment stored before a restart gets its reply after it, and sends open at a crash are not repeated', async () => {
  await desk.automation();
  const key = `${igId}:c:comments:${desk.commentId('a')}`;
  await desk.deliver(desk.comment('price'));
  await desk.settled('flow_execution');
  // The state after a kill between the commit and the response.
  await server.database.execute(`update outbox set state = 'sending', message_id = null, uncertain_at = now() - interval '11 seconds'
    where run_id = (select id from runs where trigger_key = '${key}')`);
  server.instagram.answers.splice(1, 0, (call) => (isPrivateReply(call) ? refuse(100, 2534025) : null));
  await eventually(() => expect(desk.privately()).toHaveLength(2));
  await eventually(async () => expect((await stored())[0]?.privateReply.state).toBe('sent'));
});
