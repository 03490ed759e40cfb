import { after, afterEach, before, beforeEach, test } from 'node:test';
import type { OutgoingMessage } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import {
  type DoubleCall,
  type InstagramDouble,
  igIdOf,
  startInstagramDouble,
} from '../../../test/doubles/startInstagramDouble.ts';
import { testSettings } from '../../../test/servers/startTestServer.ts';
import { createInstagramClient, type InstagramClient } from './createInstagramClient.ts';
import { GraphError } from './errors/GraphError.ts';

const igId = igIdOf(1);
let double: InstagramDouble;
let client: InstagramClient;
let token: string;
let n = 0;
let calls: DoubleCall[] = [];

before(async () => {
  double = await startInstagramDouble();
});
after(() => double.close());
beforeEach(() => {
  n += 1;
  calls = [];
  // Limits and failures are counted per account.
  token = `SBX_long_${igId}${n}`;
  client = createInstagramClient(testSettings(double.url).instagram);
});
afterEach(async () => {
  double.answers = [];
  await client.close();
});

function answer(body: unknown, status = 200, headers?: Record<string, string>): void {
  double.answers = [
    (call) => {
      calls.push(call);
      return { status, body, ...(headers && { headers }) };
    },
  ];
}
async function failureOf(call: Promise<unknown>): Promise<GraphError> {
  const outcome = await call.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(outcome instanceof GraphError)) throw new Error('The call succeeded.');
  return outcome;
}

const profile = { id: '26000000000000001', user_id: '17841400000000123', username: 'acme.shop', account_type: 'BUSINESS' };
for (const [name, body] of [
  ['flat', profile],
  ['in an envelope', { data: [profile] }],
] as const) {
  test(`a profile that comes ${name} is read; missing fields are null`, async () => {
    answer({ ...body });
    expect(await client.getProfile(token)).toEqual({
      igId: '17841400000000123',
      appScopedId: '26000000000000001',
      username: 'acme.shop',
      name: null,
      pictureUrl: null,
      accountType: 'BUSINESS',
      followers: null,
      following: null,
      posts: null,
    });
  });
}

test('only the fields asked for are subscribed; the token travels in the header', async () => {
  answer({ success: true });
  await client.subscribe(token, ['messages', 'comments']);
  expect(calls).toMatchObject([{ name: 'POST /graph/v25.0/me/subscribed_apps', token }]);
  expect(Object.fromEntries(calls[0]?.query ?? [])).toEqual({ subscribed_fields: 'messages,comments' });
});

const link = { kind: 'link', title: 'Shop', url: 'https://a.test/' } as const;
const answerMe = { kind: 'postback', title: 'Yes', payload: 'Y' } as const;
const wireButtons = [
  { type: 'web_url', url: 'https://a.test/', title: 'Shop' },
  { type: 'postback', payload: 'Y', title: 'Yes' },
];
const spoken: [OutgoingMessage, object][] = [
  [
    { kind: 'text', text: 'Size?', quickReplies: [{ title: 'M', payload: 'm' }] },
    { message: { text: 'Size?', quick_replies: [{ content_type: 'text', title: 'M', payload: 'm' }] } },
  ],
  [
    { kind: 'media', mediaType: 'audio', url: 'https://a.test/a.mp3' },
    { message: { attachment: { type: 'audio', payload: { url: 'https://a.test/a.mp3' } } } },
  ],
  [
    { kind: 'pictures', urls: ['https://a.test/1', 'https://a.test/2'] },
    {
      message: {
        attachments: [
          { type: 'image', payload: { url: 'https://a.test/1' } },
          { type: 'image', payload: { url: 'https://a.test/2' } },
        ],
      },
    },
  ],
  [
    { kind: 'buttons', text: 'Well?', buttons: [link, answerMe] },
    { message: { attachment: { type: 'template', payload: { template_type: 'button', text: 'Well?', buttons: wireButtons } } } },
  ],
  [
    {
      kind: 'cards',
      cards: [{ title: 'Shirt', subtitle: '20 EUR', imageUrl: 'https://a.test/s.png', url: 'https://a.test/s', buttons: [link] }],
    },
    {
      message: {
        attachment: {
          type: 'template',
          payload: {
            template_type: 'generic',
            elements: [
              {
                title: 'Shirt',
                subtitle: '20 EUR',
                image_url: 'https://a.test/s.png',
                default_action: { type: 'web_url', url: 'https://a.test/s' },
                buttons: [wireButtons[0]],
              },
            ],
          },
        },
      },
    },
  ],
  [
    { kind: 'reaction', messageId: 'm', emoji: 'love' },
    { sender_action: 'react', payload: { message_id: 'm', reaction: 'love' } },
  ],
  [
    { kind: 'reaction', messageId: 'm', emoji: null },
    { sender_action: 'unreact', payload: { message_id: 'm' } },
  ],
  [{ kind: 'typing' }, { sender_action: 'typing_on' }],
  [{ kind: 'seen' }, { sender_action: 'mark_seen' }],
];
for (const [message, content] of spoken) {
  test(`a message of the kind ${message.kind} is sent in Instagram's format`, async () => {
    const isAction = 'sender_action' in content;
    answer({ recipient_id: '1', ...(!isAction && { message_id: 'm' }) });
    const sent = await client.sendMessage(token, igId, '1', message, { humanAgent: isAction });
    expect(sent).toEqual({ messageId: isAction ? null : 'm' });
    expect(calls.map(({ body }) => JSON.parse(body))).toEqual([{ recipient: { id: '1' }, ...content }]);
  });
}

test('a message has the human agent tag only when a person sends it', async () => {
  answer({ recipient_id: '1', message_id: 'm' });
  await client.sendMessage(token, igId, '1', { kind: 'text', text: 'hi' });
  await client.sendMessage(token, igId, '1', { kind: 'text', text: 'hi' }, { humanAgent: true });
  expect(calls.map(({ body }) => JSON.parse(body))).toEqual([
    { recipient: { id: '1' }, message: { text: 'hi' } },
    { recipient: { id: '1' }, message: { text: 'hi' }, messaging_type: 'MESSAGE_TAG', tag: 'HUMAN_AGENT' },
  ]);
});

test('the messages with one contact come from their conversation, newest first', async () => {
  double.answers = [
    (call) => {
      calls.push(call);
      if (call.name.endsWith('/me/conversations')) return { status: 200, body: { data: [{ id: 'talk' }] } };
      const message = {
        id: 'm1',
        created_time: '2026-07-28T22:44:49+0000',
        from: { username: 'ana', id: '5001' },
        message: 'hi',
      };
      return { status: 200, body: { id: 'talk', messages: { data: [message] } } };
    },
  ];
  expect(await client.listMessagesWith(token, '5001')).toEqual([
    { mid: 'm1', at: new Date('2026-07-28T22:44:49Z'), fromId: '5001', text: 'hi', attachmentTypes: [] },
  ]);
  expect(calls[0]?.query.get('user_id')).toBe('5001');
  answer({ data: [] });
  expect(await client.listMessagesWith(token, '5002')).toEqual([]);
});

test('F9: an account that used up its limit makes no further call; another one does', async () => {
  const usage = {
    [igId]: [{ type: 'instagram', call_count: 100, total_time: 1, total_cputime: 1, estimated_time_to_regain_access: 5 }],
  };
  answer({ error: { message: 'x', code: 80002 } }, 400, { 'x-business-use-case-usage': JSON.stringify(usage) });
  expect(await failureOf(client.getProfile(token))).toMatchObject({ failure: 'throttled', retryAfterMs: 300_000 });
  expect((await failureOf(client.sendMessage(token, igId, '1', { kind: 'text', text: 'hi' }))).retryAfterMs).toBeGreaterThan(
    290_000,
  );
  expect(calls).toHaveLength(1);
  await failureOf(client.getProfile(`${token}0`));
  expect(calls).toHaveLength(2);
});

test('F8: five lost responses open the breaker of the account', async () => {
  double.answers = [
    (call) => {
      calls.push(call);
      return 'break';
    },
  ];
  for (let time = 1; time <= 5; time += 1)
    expect((await failureOf(client.sendMessage(token, igId, '1', { kind: 'text', text: 'hi' }))).failure).toBe('uncertain');
  expect(await failureOf(client.sendMessage(token, igId, '1', { kind: 'text', text: 'hi' }))).toMatchObject({
    failure: 'throttled',
    retryAfterMs: expect.any(Number),
  });
  expect(calls).toHaveLength(5);
});

const containers: [string, string | undefined, string, number | null][] = [
  ['FINISHED', undefined, 'finished', null],
  ['ERROR', 'Error: 2207053', 'error', 2207053],
  ['EXPIRED', undefined, 'expired', null],
  ['SOMETHING_NEW', undefined, 'in_progress', null],
];
for (const [status_code, status, state, subcode] of containers) {
  test(`a container that is ${status_code} is ${state}`, async () => {
    answer({ status_code, status, id: '1' });
    expect(await client.getContainer(token, '1')).toEqual({ state, subcode });
  });
}

test('the daily quota is 50 when Instagram names none', async () => {
  answer({ data: [{ quota_usage: 2 }] });
  expect(await client.getPublishingQuota(token, igId)).toEqual({ used: 2, total: 50 });
});

test('S12: only loadable URLs of responses are used: https, and in development the sandbox', async () => {
  const bad = [
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:image/svg+xml,<svg onload="alert(1)"/>',
    'http://evil.test/a.jpg',
    '',
  ];
  for (const url of bad) {
    answer({ username: 'ana', name: 'Ana', profile_pic: url });
    expect(await client.getContact(token, '5001')).toEqual({ username: 'ana', name: 'Ana', avatarUrl: null });
    answer({ id: '1', caption: url, permalink: url, media_url: url, thumbnail_url: url });
    expect(await client.getPost(token, '1')).toMatchObject({ caption: url, permalink: null, pictureUrl: null });
  }
  for (const url of ['https://cdn.example/a.jpg', `${double.url}/a.jpg`]) {
    answer({ id: '1', permalink: url, media_url: url, thumbnail_url: 'javascript:alert(1)' });
    expect(await client.getPost(token, '1')).toMatchObject({ permalink: url, pictureUrl: url });
    answer({ profile_pic: url });
    expect(await client.getContact(token, '5001')).toMatchObject({ avatarUrl: url });
  }
  const production = createInstagramClient({ ...testSettings(double.url).instagram, pictureOrigins: [] });
  answer({ profile_pic: `${double.url}/a.jpg` });
  expect(await production.getContact(token, '5001')).toMatchObject({ avatarUrl: null });
  await production.close();
});
