import { after, afterEach, before, beforeEach, test } from 'node:test';
import type { MessagingUpdate } from '@fanfare/shared/contracts/graph';
import { expect } from 'expect';
import { conversation } from '../../../../test/data/deliveries.ts';
import { type CommentDesk, igId, reply, startCommentServer } from '../../../../test/doubles/startCommentServer.ts';
import { eventually } from '../../../../test/eventually.ts';

let desk: CommentDesk;
before(async () => {
  desk = await startCommentServer();
});
after(() => desk.close());
beforeEach(() => desk.begin());
afterEach(() => desk.removeAll());

const receive = (update: MessagingUpdate, from = desk.fan) =>
  desk.server.deliver(conversation(igId, { sender: { id: from }, recipient: { id: igId }, timestamp: Date.now(), ...update }));
const mid = (name: string) => `${name}-${desk.n}`;
const storyReply = { mid: '', text: 'love it', reply_to: { story: { id: 's1', url: 'https://cdn.example.com/s' } } };

/** Opens the messaging window and creates a message of ours. */
async function talk(): Promise<string> {
  await desk.automation({
    name: 'Hello',
    trigger: 'keyword_detected',
    triggerSettings: { keyword: 'hello' },
    actions: [reply('Hi')],
  });
  await desk.write('hello');
  const [execution] = await desk.settled('flow_execution');
  const story = await desk.server.call('GET /api/webhooks/events/{id}/why', {
    token: desk.user.token,
    id: execution?.eventId ?? '',
  });
  return story.body.data.run?.messages[0]?.messageId ?? '';
}

test('a story reply starts its own trigger, in the order of the automations', async () => {
  await desk.automation({ name: 'Any', trigger: 'message_received', priority: 2, actions: [reply('any')] });
  await desk.automation({
    name: 'Story',
    trigger: 'story_reply',
    priority: 1,
    triggerSettings: { filter: { keywords: ['love'] } },
  });
  await receive({ message: { ...storyReply, mid: mid('a') } });
  await eventually(() => expect(desk.directly()).toEqual(['20 EUR']));
  expect((await desk.why('messages')).considered.map(({ name, result }) => [name, result])).toEqual([
    ['Story', 'chosen'],
    ['Any', 'passed_over'],
  ]);
  await receive({ message: { ...storyReply, mid: mid('b'), text: 'hm' } });
  await eventually(() => expect(desk.directly()).toEqual(['20 EUR', 'any']));
  await receive({ message: { mid: mid('c'), text: 'love' } });
  await eventually(() => expect(desk.directly()).toEqual(['20 EUR', 'any', 'any']));
});

test('being named in a story starts its trigger', async () => {
  await desk.automation({ name: 'Named', trigger: 'story_mention', actions: [reply('Thank you!')] });
  await receive({ message: { mid: mid('a'), text: 'just text' } });
  expect((await desk.why('messages')).considered).toMatchObject([{ reason: 'other_occasion' }]);
  await receive({
    message: { mid: mid('b'), attachments: [{ type: 'story_mention', payload: { url: 'https://cdn.example.com/s' } }] },
  });
  await eventually(() => expect(desk.directly()).toEqual(['Thank you!']));
});

test('a tap on a button starts what waits for its payload', async () => {
  await desk.automation({ name: 'Menu', trigger: 'postback', triggerSettings: { filter: { payload: 'PRICES' } } });
  await receive({ postback: { mid: mid('a'), title: 'Hours', payload: 'HOURS' } });
  expect((await desk.why('message_postbacks')).considered).toMatchObject([{ reason: 'value_differs' }]);
  await receive({ postback: { mid: mid('b'), title: 'Prices', payload: 'PRICES' } });
  await receive({ postback: { mid: mid('b'), title: 'Prices', payload: 'PRICES' } });
  await eventually(() => expect(desk.directly()).toEqual(['20 EUR']));
});

test('a reaction to a message of ours starts its trigger once; removed ones and others start nothing', async () => {
  const ours = await talk();
  await desk.automation({
    name: 'Heart',
    trigger: 'reaction',
    triggerSettings: { filter: { emojis: ['❤️'] } },
    actions: [reply('Glad!')],
  });
  const timestamp = Date.now();
  const heart = { mid: ours, action: 'react', reaction: 'love', emoji: '❤' } as const;
  const react = (change: Partial<MessagingUpdate['reaction']> = {}) => receive({ timestamp, reaction: { ...heart, ...change } });
  await react({ emoji: '😡' });
  await react({ mid: 'of-somebody-else' });
  await receive({ timestamp, reaction: { mid: ours, action: 'unreact' } });
  await receive({ recipient: { id: desk.fan }, reaction: heart }, igId);
  await desk.settled('message_reactions', 3);
  expect((await desk.events('message_reactions')).map(({ outcome }) => outcome).sort()).toEqual([
    'no_trigger',
    'stored_only',
    'stored_only',
  ]);
  await react();
  await react();
  await eventually(() => expect(desk.directly()).toEqual(['Hi', 'Glad!']));
  await eventually(async () => {
    const answered = (await desk.events('message_reactions')).find(({ outcome }) => outcome === 'flow_ran');
    expect(answered?.flowResponse).toBe('Glad!');
  });
});

test('an arrival through a link or an ad starts its trigger, alone and inside a message', async () => {
  const filter = { ref: 'summer', source: 'SHORTLINK' };
  await desk.automation({ name: 'Summer', trigger: 'referral', triggerSettings: { filter } });
  await receive({ message: { mid: mid('a'), text: 'hi', referral: { ref: 'winter', source: 'SHORTLINK' } } });
  expect((await desk.why('messages')).considered).toMatchObject([{ reason: 'value_differs' }]);
  await receive({ message: { mid: mid('b'), text: 'hi', referral: { ref: 'summer', source: 'SHORTLINK' } } });
  await eventually(() => expect(desk.directly()).toEqual(['20 EUR']));
  await receive({ referral: { ref: 'summer', source: 'SHORTLINK', type: 'OPEN_THREAD' } });
  await eventually(() => expect(desk.directly()).toEqual(['20 EUR', '20 EUR']));
});

test('a referral opens no messaging window: contacts who never wrote get nothing, and the run says why', async () => {
  await desk.automation({ name: 'Link', trigger: 'referral' });
  await receive({ referral: { ref: 'x', source: 'SHORTLINK', type: 'OPEN_THREAD' } });
  const [execution] = await desk.settled('flow_execution');
  expect(execution).toMatchObject({
    outcome: 'window_closed',
    processedStatus: 'failed',
    processingError: expect.stringContaining('has not written yet'),
  });
  expect((await desk.why('message_referrals')).run?.messages).toMatchObject([{ state: 'failed', attempts: 1 }]);
  expect(desk.directly()).toEqual([]);
});

test('without an automation, reactions and referrals are only stored', async () => {
  const ours = await talk();
  await receive({ reaction: { mid: ours, action: 'react', reaction: 'love', emoji: '❤' } });
  await receive({ referral: { ref: 'x', source: 'ADS', type: 'OPEN_THREAD' } });
  expect((await desk.why('message_reactions')).outcome).toBe('stored_only');
  expect((await desk.why('message_referrals')).considered).toEqual([]);
});
