import { after, afterEach, before, beforeEach, test } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import { type CommentDesk, refuse, reply, startCommentServer } from '../../../../test/doubles/startCommentServer.ts';
import { eventually } from '../../../../test/eventually.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
let desk: CommentDesk;
before(async () => {
  desk = await startCommentServer();
});
after(() => desk.close());
beforeEach(() => desk.begin());
afterEach(() => desk.removeAll());

const replay = (id: string, mode: 'dry_run' | 'real') =>
  desk.server.call('POST /api/webhooks/events/{id}/replay', { token: desk.user.token, id, body: { mode } });

async function commented(): Promise<string> {
  const [event] = await desk.settled('comments');
  return event?.id ?? '';
}

test('an unanswered comment gets one reply when it is replayed, and no second one', async () => {
  await desk.deliver(desk.comment('what is the price?'));
  const id = await commented();
  expect((await replay(id, 'dry_run')).body.data).toMatchObject({ people: 1, outcome: 'no_account_flow', refusal: null });
  await desk.automation({ actions: [reply('20 EUR')] });
  expect((await replay(id, 'dry_run')).body.data).toMatchObject({ outcome: 'flow_ran', replies: ['20 EUR'], newEventId: null });
  expect(desk.privately()).toEqual([]);

  const { status, body } = await replay(id, 'real');
  expect([status, body.data]).toMatchObject([200, { mode: 'real', people: 1, newEventId: expect.any(String) }]);
  await eventually(() =>
    expect(desk.privately()).toEqual([{ recipient: { comment_id: desk.commentId('a') }, message: { text: '20 EUR' } }]),
  );
  expect(await desk.settled('comments', 2)).toMatchObject([{ origin: 'replayed', replayOf: id, outcome: 'flow_ran' }, { id }]);

  // Instagram accepts one private reply per comment, from any event.
  const used = { code: 'private_reply_used', text: 'This comment already has a private reply.' };
  for (const event of [id, body.data.newEventId ?? '']) {
    expect((await replay(event, 'dry_run')).body.data).toMatchObject({ people: 0, outcome: null, refusal: used });
    expect(await replay(event, 'real')).toMatchObject({ status: 409, body: { code: 'private_reply_used' } });
  }
  expect(desk.privately()).toHaveLength(1);
});

test('two concurrent replays send one private reply', async () => {
  await desk.deliver(desk.comment('price'));
  const id = await commented();
  await desk.automation();
  // Blocks sending until both requests are accepted; a later one would be refused at once.
  await desk.server.database.asSystem(async (queries) => {
    await sql`lock table outbox in share mode`.execute(queries);
    const answers = await Promise.all([replay(id, 'real'), replay(id, 'real')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });
  await eventually(async () => {
    const outcomes = (await desk.events('comments')).map(({ outcome }) => outcome);
    expect(outcomes.sort()).toEqual(['answered_before', 'flow_ran', 'no_account_flow']);
  });
  await eventually(() => expect(desk.privately()).toHaveLength(1));
  await desk.settled('flow_execution');
  expect(desk.privately()).toHaveLength(1);
});

test('a failed private reply is sent by replaying the comment', async () => {
  await desk.automation();
  desk.server.instagram.answers.unshift(({ name }) => (name.endsWith('/messages') ? refuse(100, 2534014) : null));
  await desk.deliver(desk.comment('price'));
  await eventually(async () => expect(await desk.events('flow_execution')).toMatchObject([{ processedStatus: 'failed' }]));
  desk.server.instagram.answers.shift();
  desk.made = [];
  expect((await replay(await commented(), 'real')).status).toBe(200);
  await eventually(() => expect(desk.privately()).toHaveLength(1));
});

test('S3: comments over 7 days old, deleted or our own are not replayed for real', async () => {
  await desk.deliver(desk.comment('price'), 'comments', Date.now() - 8 * DAY_MS);
  expect(await replay(await commented(), 'real')).toMatchObject({ status: 409, body: { code: 'private_reply_too_late' } });

  desk.begin();
  await desk.deliver(desk.comment('price'));
  const id = await commented();
  const { token } = desk.user;
  const listed = await desk.server.call('GET /api/comments', { token, query: `?mediaId=media-${desk.n}` });
  desk.server.instagram.answers.unshift(({ name }) =>
    name.startsWith('DELETE') ? { status: 200, body: { success: true } } : null,
  );
  await desk.server.call('DELETE /api/comments/{id}', { token, id: listed.body.data.comments[0]?.id ?? '' });
  expect(await replay(id, 'real')).toMatchObject({ status: 409, body: { code: 'not_replayable' } });

  desk.begin();
  await desk.deliver(desk.comment('thanks', { from: { id: desk.fan, username: 'us', self_ig_scoped_id: '1' } }));
  expect(await replay(await commented(), 'real')).toMatchObject({ status: 409, body: { code: 'not_replayable' } });
});
