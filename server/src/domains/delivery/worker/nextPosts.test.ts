import { after, afterEach, before, beforeEach, test } from 'node:test';
import type { FlowGraph } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { sql } from 'kysely';
import { flowThatSays } from '../../../../test/data/flows.ts';
import { type CommentDesk, igId, reply, startCommentServer } from '../../../../test/doubles/startCommentServer.ts';
import { type DoubleCall, igIdOf } from '../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../test/eventually.ts';
import { silentLogger } from '../../../../test/servers/silentLogger.ts';
import { systemClock } from '../../../infrastructure/clock/Clock.ts';
import { createEventBus } from '../../../infrastructure/event-bus/createEventBus.ts';
import { createPublishedFlows } from '../../automation/flows/index.ts';
import { createPostLookup } from '../../conversations/comments/index.ts';
import { createBatchProcessor } from './createBatchProcessor.ts';
import { claimUpdates } from './worker.repository.ts';

const otherIgId = igIdOf(2);
const HOUR_MS = 60 * 60_000;
let desk: CommentDesk;
let server: CommentDesk['server'];
let user: CommentDesk['user'];
let posts: Record<string, { id: string; at: Date; type?: string }[]> = {};
let refusals = 0;
let lookups: string[] = [];

before(async () => {
  desk = await startCommentServer();
  ({ server, user } = desk);
  server.instagram.grantedScopes += ',instagram_business_content_publish';
  await server.connect(user, igId);
  await server.connect(user, otherIgId, { adds: true });
});
after(() => desk.close());
beforeEach(async () => {
  await sql`delete from posts`.execute(server.database.system);
  desk.begin();
  posts = {};
  refusals = 0;
  lookups = [];
  server.instagram.answers.push(answerMedia);
});
afterEach(() => desk.removeAll());

function answerMedia({ name }: DoubleCall) {
  if (name.endsWith('/comments')) return { status: 200, body: { data: [] } };
  const [, id = '', edge] = /^GET \/graph\/v25\.0\/(\w[\w-]*)(\/media)?$/.exec(name) ?? [];
  const found = Object.values(posts)
    .flat()
    .find((post) => post.id === id);
  if (!edge && !found) return null;
  lookups.push(name.replace('GET /graph/v25.0/', ''));
  if (refusals > 0) {
    refusals -= 1;
    return { status: 500, body: { error: { message: 'Unexpected', type: 'OAuthException', code: 2 } } };
  }
  return { status: 200, body: edge ? { data: (posts[id] ?? []).map(wireOf) } : found && wireOf(found) };
}
const wireOf = ({ id, at, type = 'FEED' }: { id: string; at: Date; type?: string }) => ({
  id,
  media_product_type: type,
  timestamp: at.toISOString().replace(/\.\d+Z$/, '+0000'),
});

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000);
const media = (name: string) => `${name}${desk.n}`;
const choose = (nextPost = 'first', more = {}) =>
  desk.automation({ triggerSettings: { filter: { nextPost } }, actions: [reply('Hello')], ...more });
const stateOf = async (id: string) => {
  const { body } = await server.call('GET /api/flows', { token: user.token });
  return body.data.find(({ _id }) => _id === id)?.nextPost;
};
function write(mediaId: string, suffix: string, from = `${desk.fan}${suffix.length}${suffix.charCodeAt(0)}`, to = igId) {
  const value = { ...desk.comment(`on ${mediaId}`, { media: { id: mediaId }, from: { id: from, username: from } }, suffix) };
  return server.deliver({
    object: 'instagram',
    entry: [{ id: to, time: Math.floor(Date.now() / 1000) + 5, changes: [{ field: 'comments', value }] }],
  });
}
const answered = () => desk.privately().map(({ recipient }) => recipient.comment_id);
async function eventOn(mediaId: string) {
  return eventually(async () => {
    const { body } = await server.call('GET /api/webhooks/events', { token: user.token, query: '?eventType=comments&limit=200' });
    const event = body.data.events.find(({ content }) => content.text === `on ${mediaId}`);
    expect(event?.processedStatus).toBe('completed');
    return event;
  });
}
async function whyOn(mediaId: string) {
  const id = (await eventOn(mediaId))?.eventId ?? '';
  return (await server.call('GET /api/webhooks/events/{id}/why', { token: user.token, id })).body.data;
}

test('a post that is older than the choice never binds, and "Why?" says what the flow waits for', async () => {
  posts = { [igId]: [{ id: media('old'), at: inSeconds(-3_600) }] };
  const { _id: id, nextPost } = await choose();
  expect(nextPost).toEqual({
    choice: 'first',
    chosenAt: expect.stringMatching(/^\d{4}-/),
    waitingAccountIds: [expect.any(String), expect.any(String)],
    posts: [],
  });
  await write(media('old'), 'a');
  expect(await whyOn(media('old'))).toMatchObject({
    outcome: 'no_trigger',
    explanation: expect.stringContaining('waits for your next post'),
    considered: [{ reason: 'post_not_chosen', detail: expect.stringMatching(/^Waits for your next post.*is older/) }],
  });
  expect((await stateOf(id))?.posts).toEqual([]);
  expect(lookups).toEqual([`${igId}/media`]);
  await write(media('old'), 'b');
  await eventually(async () =>
    expect(
      (await desk.server.call('GET /api/comments', { token: user.token, query: `?mediaId=${media('old')}` })).body.data.comments,
    ).toHaveLength(2),
  );
  expect(lookups).toHaveLength(1);
  expect(answered()).toEqual([]);
});

test('the earliest newer post binds, whichever is commented on first, and never moves', async () => {
  posts = {
    [igId]: [
      { id: media('second'), at: inSeconds(60) },
      { id: media('first'), at: inSeconds(30) },
      { id: media('story'), at: inSeconds(20), type: 'STORY' },
    ],
  };
  const { _id: id } = await choose();
  await Promise.all([write(media('second'), 'a'), write(media('first'), 'b'), write(media('first'), 'c')]);
  await eventually(() => expect(answered().toSorted()).toEqual([desk.commentId('b'), desk.commentId('c')]));
  expect(await whyOn(media('second'))).toMatchObject({ considered: [{ reason: 'post_not_chosen' }] });
  expect((await stateOf(id))?.posts).toMatchObject([{ mediaId: media('first'), boundAt: expect.stringMatching(/^\d{4}-/) }]);
  const made = lookups.length;
  posts[igId]?.unshift({ id: media('third'), at: inSeconds(10) });
  await write(media('third'), 'd');
  expect(await whyOn(media('third'))).toMatchObject({ considered: [{ reason: 'post_not_chosen' }] });
  expect((await stateOf(id))?.posts).toMatchObject([{ mediaId: media('first') }]);
  expect(lookups).toHaveLength(made);
});

test('a failed look-up is repeated, says so, and holds up only the commenter', async () => {
  posts = { [igId]: [{ id: media('new'), at: inSeconds(30) }] };
  refusals = 50;
  await choose();
  await desk.automation({ name: 'All', trigger: 'message_received', actions: [reply('Hi there')] });
  await write(media('new'), 'a');
  const pending = await eventually(async () => {
    const { body } = await server.call('GET /api/webhooks/events', { token: user.token, query: '?eventType=comments' });
    const [event] = body.data.events;
    expect(event?.processedStatus).toBe('retry');
    return event;
  });
  expect(pending?.processingError).toContain('has not confirmed yet');
  await desk.write('hello');
  await eventually(() => expect(desk.directly()).toEqual(['Hi there']));
  expect(answered()).toEqual([]);
  refusals = 0;
  await eventually(async () => {
    await sql`update inbox set run_at = now() where state = 'ready'`.execute(server.database.system);
    expect(answered()).toEqual([desk.commentId('a')]);
  });
});

test('each account has its own next post', async () => {
  posts = { [igId]: [{ id: media('one'), at: inSeconds(30) }], [otherIgId]: [{ id: media('two'), at: inSeconds(90) }] };
  const { _id: id } = await choose();
  await write(media('one'), 'a');
  await eventually(() => expect(answered()).toEqual([desk.commentId('a')]));
  expect(await stateOf(id)).toMatchObject({ posts: [{ mediaId: media('one') }], waitingAccountIds: [expect.any(String)] });
  await write(media('two'), 'b', undefined, otherIgId);
  await eventually(() => expect(answered()).toEqual([desk.commentId('a'), desk.commentId('b')]));
  const bound = (await stateOf(id))?.posts ?? [];
  expect(bound.map(({ mediaId }) => mediaId)).toEqual([media('one'), media('two')]);
  expect(new Set(bound.map(({ accountId }) => accountId)).size).toBe(2);
});

test('a flow for one account does not look up posts of another', async () => {
  const { body } = await server.call('GET /api/instagram/accounts', { token: user.token });
  await choose('first', { accountIds: [body.data[0]?.id ?? ''] });
  posts = { [otherIgId]: [{ id: media('two'), at: inSeconds(90) }] };
  await write(media('two'), 'b', undefined, otherIgId);
  await eventOn(media('two'));
  expect(lookups).toEqual([]);
});

test('publishing again keeps the post; a new choice waits again, and the earlier version has its post back', async () => {
  const graph = (nextPost: string, content: string): FlowGraph => {
    const position = { x: 0, y: 0 };
    return {
      nodes: [
        { id: 's', type: 'startNode', position, data: { start: { trigger: 'comment', filter: { nextPost } } } },
        { id: 'm', type: 'messageNode', position, data: { content } },
      ],
      edges: [{ id: 'e', source: 's', target: 'm' }],
    };
  };
  const publish = async (nextPost: string, content: string) => (await desk.publish(graph(nextPost, content))).body.data.nextPost;
  const first = await publish('a', 'Hello');
  posts = { [igId]: [{ id: media('new'), at: inSeconds(1) }] };
  expect(first?.posts).toEqual([]);
  await write(media('new'), 'a');
  await eventually(() => expect(answered()).toHaveLength(1));
  const bound = { choice: 'a', chosenAt: first?.chosenAt, posts: [{ mediaId: media('new') }] };
  expect(await publish('a', 'Hello again')).toMatchObject(bound);
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  expect(await publish('b', 'Hello again')).toMatchObject({ choice: 'b', posts: [] });
  expect(await publish('a', 'Hello again')).toMatchObject(bound);
});

test('loading posts binds, and so does publishing one here', async () => {
  const { _id: id } = await choose();
  posts = { [igId]: [{ id: media('new'), at: inSeconds(30) }] };
  await server.call('POST /api/comments/sync', { token: user.token });
  expect((await stateOf(id))?.posts).toMatchObject([{ mediaId: media('new') }]);

  const { _id: later } = await choose('later', { name: 'Later' });
  posts[igId] = [
    { id: 'published-here', at: inSeconds(HOUR_MS / 1_000) },
    ...(posts[igId] ?? []).map((post) => ({ ...post, at: inSeconds(-60) })),
  ];
  server.instagram.answers.unshift(({ name }) => {
    if (name.endsWith('/content_publishing_limit')) {
      return { status: 200, body: { data: [{ quota_usage: 0, config: { quota_total: 100, quota_duration: 86_400 } }] } };
    }
    if (/^POST .*\/media$/.test(name)) return { status: 200, body: { id: 'container-1' } };
    if (name.includes('/container-1')) return { status: 200, body: { status_code: 'FINISHED', status: 'FINISHED', id: '1' } };
    return name.endsWith('/media_publish') ? { status: 200, body: { id: 'published-here' } } : null;
  });
  const image = { type: 'image', url: 'https://cdn.example.com/a.jpg' };
  const created = await server.call('POST /api/publishing', { token: user.token, body: { kind: 'image', media: [image] } });
  expect(created.status).toBe(201);
  await eventually(async () => expect((await stateOf(later))?.posts).toMatchObject([{ mediaId: 'published-here' }]));
});

test('another member’s workspace sees and binds nothing', async () => {
  const stranger = await server.signUp('ben');
  await choose();
  posts = { [igId]: [{ id: media('new'), at: inSeconds(30) }] };
  const { body } = await server.call('POST /api/flow/save', {
    token: stranger.token,
    body: { name: 'Own', ...flowThatSays('hi') },
  });
  expect(body.data.nextPost ?? null).toBeNull();
  await write(media('new'), 'a');
  await eventually(() => expect(answered()).toHaveLength(1));
  const { rows } = await sql<{ owner_id: string }>`select distinct owner_id from next_posts`.execute(server.database.system);
  expect(rows).toEqual([{ owner_id: user.id }]);
});

test('comments whose process stopped during the look-up are processed by the next one', async () => {
  const stopped = await startCommentServer({ startsWork: false });
  const { server: other } = stopped;
  stopped.begin();
  other.instagram.answers.push(answerMedia);
  posts = { [igId]: [{ id: 'after-restart', at: inSeconds(30) }] };
  await stopped.automation({ triggerSettings: { filter: { nextPost: 'first' } } });
  await stopped.deliver(stopped.comment('hi', { media: { id: 'after-restart' } }), 'comments', Date.now() + 5_000);
  const process = (lookUpPosts: (ownerId: string, accountId: string, mediaIds: readonly string[]) => Promise<void>) =>
    createBatchProcessor({
      database: other.database,
      flows: createPublishedFlows(),
      clock: systemClock,
      logger: silentLogger,
      lookUpPosts,
      sends: { reserve: async (wanted) => wanted, send: () => 0 },
      bus: createEventBus(),
    });
  const claimed = await claimUpdates(other.database, 10);
  await process(() => new Promise(() => undefined))(claimed, 0);
  expect(await claimUpdates(other.database, 10)).toEqual([]);
  await sql`update inbox set run_at = now()`.execute(other.database.system);
  const { client: instagram, access } = other.app.http.instagram;
  const { lookUp } = createPostLookup({ database: other.database, instagram, access });
  await process(lookUp)(await claimUpdates(other.database, 10), 0);
  await eventually(async () => {
    const again = await claimUpdates(other.database, 10);
    expect(again).toHaveLength(1);
    await process(lookUp)(again, 0);
  });
  const { rows } = await sql`select text from outbox`.execute(other.database.system);
  expect(rows).toEqual([{ text: '20 EUR' }]);
  await stopped.close();
});
