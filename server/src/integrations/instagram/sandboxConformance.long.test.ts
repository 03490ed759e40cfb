import { after, afterEach, before, beforeEach, describe, test } from 'node:test';
import { mediaTypes, type OutgoingMessage } from '@fanfare/shared/contracts';
import { instagramScopes } from '@fanfare/shared/contracts/graph';
import { expect } from 'expect';
import {
  type SandboxProcess,
  sandboxAccounts,
  sandboxSettings,
  startSandboxProcess,
} from '../../../test/servers/startSandboxProcess.ts';
import { PUBLIC_URL } from '../../../test/servers/startTestServer.ts';
import { createInstagramClient, type InstagramClient } from './createInstagramClient.ts';
import { GraphError } from './errors/GraphError.ts';

const say = (text: string) => ({ kind: 'text', text }) as const;
const redirectUri = `${PUBLIC_URL}/api/instagram/auth/callback`;
const igId = sandboxAccounts.shop;
const HOUR_MS = 60 * 60 * 1000;
const tried = new Set<string>();
const neverCalled = ['close', 'guardState'];

/** Records calls, to find untested ones. */
function watched(client: InstagramClient): InstagramClient {
  return new Proxy(client, {
    get(target, name, receiver) {
      tried.add(String(name));
      return Reflect.get(target, name, receiver);
    },
  });
}

async function failureOf(call: Promise<unknown>): Promise<GraphError> {
  const outcome = await call.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(outcome instanceof GraphError)) throw new Error('The call succeeded.', { cause: outcome });
  return outcome;
}

for (const responseStyle of ['live', 'documented']) {
  describe(`every call of the client against the sandbox, ${responseStyle} style`, () => {
    let sandbox: SandboxProcess;
    let client: InstagramClient;
    let token: string;

    before(async () => {
      sandbox = await startSandboxProcess();
      await sandbox.api('PATCH', '/settings', { responseStyle, hasRateLimits: false });
      const connecting = createInstagramClient(sandboxSettings(sandbox.url));
      token = await connect(connecting);
      await connecting.close();
    });
    after(() => sandbox.stop());
    // The client remembers failures of an account, so each test has its own.
    beforeEach(() => {
      client = watched(createInstagramClient(sandboxSettings(sandbox.url)));
    });
    afterEach(async () => {
      await sandbox.api('DELETE', '/faults');
      await client.close();
    });

    async function connect(by: InstagramClient, state = 'any'): Promise<string> {
      const back = await sandbox.allow(by.authorizeUrl(redirectUri, state), igId);
      const short = await by.exchangeCode(back.searchParams.get('code') ?? '', redirectUri);
      return (await by.exchangeForLongLived(short.token)).token;
    }
    const write = (text: string, followerId = 'ana.lima', account: string = igId) =>
      sandbox.api<{ mid: string; igsid: string }>('POST', `/accounts/${account}/conversations/${followerId}/messages`, { text });
    const dial = (fault: string, more: object = {}) => sandbox.api('POST', '/faults', { fault, next: 1, ...more });
    const advance = (advanceMs: number) => sandbox.api('POST', '/clock', { advanceMs });
    const post = async (product = 'FEED') =>
      (await sandbox.api<{ id: string }>('POST', `/accounts/${igId}/posts`, { product })).id;
    const comment = async (postId: string, text = 'price?') =>
      (await sandbox.api<{ commentId: string }>('POST', `/posts/${postId}/comments`, { followerId: 'ana.lima', text })).commentId;

    test('from the dialog to a refreshed token', async () => {
      const back = await sandbox.allow(client.authorizeUrl(redirectUri, 'state 1/2'), igId);
      expect(back.searchParams.get('state')).toBe('state 1/2');
      const short = await client.exchangeCode(back.searchParams.get('code') ?? '', redirectUri);
      expect(short.permissions.toSorted()).toEqual([...instagramScopes].toSorted());
      const long = await client.exchangeForLongLived(short.token);
      expect(long.expiresInSeconds).toBeGreaterThan(59 * 24 * 60 * 60);
      expect((await failureOf(client.refreshToken(long.token))).failure).toBe('certain');
      await advance(25 * HOUR_MS);
      const refreshed = await client.refreshToken(long.token);
      expect(refreshed.expiresInSeconds).toBeGreaterThan(59 * 24 * 60 * 60);
      await sandbox.api('POST', '/clock', { restore: true });
      expect((await failureOf(client.exchangeCode('AQBnonsense', redirectUri))).failure).toBe('certain');
      expect((await failureOf(client.exchangeForLongLived('SBX_IGAAnonsense'))).failure).toBe('token_dead');
    });

    test('profile and subscription, with an id above 2^53', async () => {
      expect(await client.getProfile(token)).toEqual({
        pictureUrl: expect.stringMatching(/^https?:/),
        igId,
        appScopedId: '26014778093215507',
        username: 'juniper.and.oak',
        name: 'Juniper & Oak',
        accountType: expect.stringMatching(/^business$/i),
        followers: 12_840,
        following: 318,
        posts: expect.any(Number),
      });
      expect(await client.listSubscribedFields(token)).toEqual([]);
      await client.subscribe(token, ['messages', 'comments']);
      expect(await client.listSubscribedFields(token)).toEqual(['comments', 'messages']);
      await client.unsubscribe(token);
      expect(await client.listSubscribedFields(token)).toEqual([]);
    });

    test('messages, the contact and the conversation', async () => {
      const { mid, igsid } = await write('Preço? 😀');
      const { messageId } = await client.sendMessage(token, igId, igsid, { kind: 'text', text: 'É 20 €' });
      expect(await client.listMessagesWith(token, igsid)).toMatchObject([
        { mid: messageId, fromId: igId, text: 'É 20 €', at: expect.any(Date) },
        { mid, fromId: igsid, text: 'Preço? 😀' },
      ]);
      const { conversations } = await client.listConversations(token, { after: null, limit: 25 });
      const [conversation] = conversations.filter(({ participantIds }) => participantIds.includes(igsid));
      expect(conversation).toMatchObject({ updatedAt: expect.any(Date), participantIds: expect.arrayContaining([igId]) });
      const { messages } = await client.listMessagesOf(token, conversation?.id ?? '');
      expect(messages).toEqual(await client.listMessagesWith(token, igsid));
      expect(conversation?.newest?.messages).toEqual(messages);
      expect(await client.getContact(token, igsid)).toMatchObject({ username: 'ana.lima', name: 'Ana Lima' });
    });

    test('every kind of message is accepted, and messages get an id', async () => {
      const { mid, igsid } = await write('show me');
      const link = { kind: 'link', title: 'Shop', url: 'https://shop.example/' } as const;
      const tap = { kind: 'postback', title: 'Take it', payload: 'take' } as const;
      const card = { title: 'Shirt', subtitle: '20 EUR', imageUrl: 'https://shop.example/a.png', url: 'https://shop.example/a' };
      const messages: OutgoingMessage[] = [
        { kind: 'text', text: 'Size?', quickReplies: Array.from({ length: 13 }, (_, n) => ({ title: `${n}`, payload: `${n}` })) },
        ...mediaTypes.map((mediaType) => ({ kind: 'media' as const, mediaType, url: 'https://shop.example/a' })),
        { kind: 'pictures', urls: Array.from({ length: 10 }, (_, n) => `https://shop.example/${n}.png`) },
        { kind: 'cards', cards: Array.from({ length: 10 }, () => ({ ...card, buttons: [link, tap, tap] })) },
        { kind: 'cards', cards: [{ title: 'Bare', buttons: [link] }] },
        { kind: 'buttons', text: 'x'.repeat(640), buttons: [link, tap, tap] },
      ];
      for (const message of messages) {
        expect(await client.sendMessage(token, igId, igsid, message)).toEqual({ messageId: expect.stringMatching(/./) });
      }
      const told = (await client.listMessagesWith(token, igsid)).toReversed().map(({ attachmentTypes }) => attachmentTypes);
      expect(told.slice(-messages.length)).toEqual([
        [],
        ...mediaTypes.map((type) => [type]),
        Array(10).fill('image'),
        ...[[], [], []],
      ]);
      const signals: OutgoingMessage[] = [
        { kind: 'typing' },
        { kind: 'seen' },
        { kind: 'reaction', messageId: mid, emoji: 'love' },
        { kind: 'reaction', messageId: mid, emoji: '👍' },
        { kind: 'reaction', messageId: mid, emoji: null },
      ];
      for (const signal of signals) {
        expect(await client.sendMessage(token, igId, igsid, signal)).toEqual({ messageId: null });
      }
    });

    test('posts and comments: list, reply, hide, answer in private, delete', async () => {
      const postId = await post();
      const commentId = await comment(postId);
      const [newest] = await client.listPosts(token, igId, 3);
      expect(newest).toMatchObject({ id: postId, type: 'FEED', publishedAt: expect.any(Date) });
      // Image URLs are signed for each call.
      expect(await client.getPost(token, postId)).toEqual({ ...newest, pictureUrl: expect.any(String) });
      const reply = await client.replyToComment(token, commentId, 'See your messages');
      await client.hideComment(token, commentId, true);
      const { recipientIgsid } = await client.sendPrivateReply(token, igId, commentId, say('It is 20 EUR'));
      const theirs = { id: commentId, parentId: null, text: 'price?', fromId: recipientIgsid, username: 'ana.lima' };
      const ours = { id: reply.commentId, parentId: commentId, text: 'See your messages', fromId: igId };
      const comments = await client.listComments(token, postId);
      expect(comments).toMatchObject([{ ...theirs, isHidden: true }, ours]);
      expect(await client.listReplies(token, commentId)).toMatchObject([ours]);
      const page = await client.listCommentPage(token, postId, null);
      expect(page).toEqual({ comments, after: null, moreReplies: [] });
      expect(await client.listReplyPage(token, commentId, null)).toMatchObject({ replies: [ours], after: null });
      const { posts } = await client.listPostsWithComments(token, igId, { after: null, limit: 25, comments: 50 });
      expect(posts.find(({ id }) => id === postId)?.page).toEqual(page);
      expect(await failureOf(client.sendPrivateReply(token, igId, commentId, say('again')))).toMatchObject({
        failure: 'certain',
        meaning: 'private_reply_used',
      });
      await client.deleteComment(token, commentId);
      expect(await client.listComments(token, postId)).toEqual([]);
    });

    test('insights of the account and of a post, by metric and by day', async () => {
      const { now } = await sandbox.api<{ now: number }>('GET', '/clock');
      const day = 24 * HOUR_MS;
      const until = new Date(Math.floor(now / day) * day);
      const since = new Date(until.getTime() - 3 * day);
      const reach = await client.listReachByDay(token, igId, { since, until });
      expect(reach.map((each) => each.day)).toEqual(
        [3, 2, 1].map((ago) => new Date(until.getTime() - ago * day).toISOString().slice(0, 10)),
      );
      const totals = await client.getAccountInsights(token, igId, ['reach', 'total_interactions'], { since, until });
      expect(totals).toEqual({
        reach: reach.reduce((sum, each) => sum + each.reach, 0),
        total_interactions: expect.any(Number),
      });
      const oldest = (await client.listPosts(token, igId, 50)).at(-1)?.id ?? '';
      expect(await client.getMediaInsights(token, oldest, ['reach', 'likes'])).toEqual({
        reach: expect.any(Number),
        likes: expect.any(Number),
      });
      expect(await failureOf(client.getMediaInsights(token, oldest, ['plays']))).toMatchObject({ meaning: 'bad_request' });
      const storyId = await post('STORY');
      expect((await client.listStories(token, igId)).map(({ id }) => id)).toContain(storyId);
    });

    test('a publication', async () => {
      const before = await client.getPublishingQuota(token, igId);
      const containerId = await client.createContainer(token, igId, { image_url: 'https://shop.example/a.jpg', caption: 'New' });
      const states = [];
      while (states.at(-1) !== 'finished') states.push((await client.getContainer(token, containerId)).state);
      expect(states).toEqual(['in_progress', 'in_progress', 'finished']);
      const postId = await client.publishContainer(token, igId, containerId);
      expect((await client.listPosts(token, igId, 1))[0]).toMatchObject({ id: postId, caption: 'New' });
      expect(await client.getContainer(token, containerId)).toEqual({ state: 'published', subcode: null });
      expect(await client.getPublishingQuota(token, igId)).toEqual({ used: before.used + 1, total: 100 });
    });

    const send = (igsid: string, text = 'hi') => client.sendMessage(token, igId, igsid, { kind: 'text', text });
    const refusals: [name: string, meaning: string, play: () => Promise<Promise<unknown>[]>][] = [
      [
        'the window is closed',
        'window_closed',
        async () => {
          const { igsid } = await write('hello');
          await advance(25 * HOUR_MS);
          return [send(igsid)];
        },
      ],
      ['nobody has this id', 'no_such_person', async () => [send('1000000000000001')]],
      ['a text too long', 'bad_request', async () => [send((await write('hi')).igsid, 'é'.repeat(501))]],
      [
        'the person blocks the account',
        'person_unavailable',
        async () => {
          const { igsid } = await write('hi', 'pixel_fox');
          await sandbox.api('PATCH', `/accounts/${igId}/conversations/pixel_fox`, { isBlocking: true });
          return [send(igsid)];
        },
      ],
      [
        'another app has the thread',
        'other_app_controls',
        async () => {
          const { igsid } = await write('hi', 'tilly.and.co');
          await sandbox.api('POST', `/accounts/${igId}/conversations/tilly.and.co/handover`, { what: 'otherAppTakes' });
          return [send(igsid)];
        },
      ],
      [
        'the owner has switched messages off',
        'messages_off',
        async () => {
          const { igsid } = await write('hi');
          await sandbox.api('PATCH', `/accounts/${igId}`, { isMessageAccessOn: false });
          return [send(igsid)];
        },
      ],
      [
        'the app may write to testers only',
        'permission_missing',
        async () => {
          const { igsid } = await write('hi');
          await sandbox.api('PATCH', '/settings', { access: 'standard' });
          return [send(igsid)];
        },
      ],
      [
        'no consent to the profile',
        'no_consent',
        async () => {
          const { igsid } = await sandbox.api<{ igsid: string }>('GET', `/accounts/${igId}/conversations/yuki_t`);
          return [client.getContact(token, igsid)];
        },
      ],
      [
        'things that do not exist',
        'object_missing',
        async () => [
          client.listComments(token, '17900000000000001'),
          client.deleteComment(token, '17900000000000001'),
          client.getContainer(token, '17900000000000001'),
          client.publishContainer(token, igId, '17900000000000001'),
        ],
      ],
      [
        'a comment that is gone',
        'private_reply_used',
        async () => {
          const commentId = await comment(await post());
          await client.deleteComment(token, commentId);
          return [client.sendPrivateReply(token, igId, commentId, say('hi'))];
        },
      ],
      [
        'blocked for policy',
        'policy_block',
        async () => {
          const { igsid } = await write('hi');
          await dial('blocked_368', { endpoint: 'messages' });
          return [send(igsid)];
        },
      ],
    ];
    for (const [name, meaning, play] of refusals) {
      test(`a certain refusal: ${name}`, async () => {
        try {
          // Awaited together, because a rejection during another await would be unhandled.
          const failures = await Promise.all((await play()).map(failureOf));
          for (const failure of failures) expect(failure).toMatchObject({ failure: 'certain', meaning });
        } finally {
          await sandbox.api('POST', '/clock', { restore: true });
          await sandbox.api('PATCH', `/accounts/${igId}`, { isMessageAccessOn: true });
          await sandbox.api('PATCH', '/settings', { access: 'advanced' });
        }
      });
    }

    test('a reply by a person is allowed for seven days', async () => {
      const { igsid } = await write('hello', 'jonas.berg');
      await advance(25 * HOUR_MS);
      await client.sendMessage(token, igId, igsid, { kind: 'text', text: 'Sorry for the wait' }, { humanAgent: true });
      await advance(6 * 24 * HOUR_MS);
      expect(
        (await failureOf(client.sendMessage(token, igId, igsid, { kind: 'text', text: 'hm' }, { humanAgent: true }))).meaning,
      ).toBe('window_closed');
      await sandbox.api('POST', '/clock', { restore: true });
    });

    const faults: [fault: string, expected: object][] = [
      ['throttled_429', { failure: 'throttled', meaning: 'slow_down' }],
      ['throttled_613', { failure: 'throttled', meaning: 'slow_down' }],
      ['throttled_4', { failure: 'throttled', meaning: 'slow_down' }],
      ['throttled_80002', { failure: 'throttled', meaning: 'slow_down', retryAfterMs: 5 * 60 * 1000 }],
      ['token_expired', { failure: 'token_dead' }],
      ['password_changed', { failure: 'token_dead' }],
      ['service_trouble', { failure: 'uncertain' }],
      ['service_trouble_400', { failure: 'temporary', meaning: 'service_trouble' }],
      ['bad_gateway', { failure: 'uncertain' }],
      ['empty_answer', { failure: 'uncertain' }],
      ['truncated_answer', { failure: 'uncertain' }],
      ['answer_lost', { failure: 'uncertain' }],
      ['reset', { failure: 'uncertain' }],
    ];
    for (const [fault, expected] of faults) {
      test(`trouble: ${fault}`, async () => {
        const { igsid } = await write('hi');
        await dial(fault, { endpoint: 'messages' });
        expect(await failureOf(send(igsid))).toMatchObject(expected);
        await dial(fault, { endpoint: 'me' });
        const other = createInstagramClient(sandboxSettings(sandbox.url));
        expect(await failureOf(other.getProfile(token))).toMatchObject(expected);
        await other.close();
      });
    }

    test('a slow response is accepted', async () => {
      const { igsid } = await write('hi');
      await dial('slow_answer', { endpoint: 'messages' });
      expect((await send(igsid)).messageId).not.toBe('');
    });

    test('a call without a response times out as uncertain', async () => {
      const { igsid } = await write('hi');
      await dial('stall', { endpoint: 'messages' });
      expect((await failureOf(send(igsid))).failure).toBe('uncertain');
    });

    test('the client delays calls beyond the real limits', async () => {
      await sandbox.api('PATCH', '/settings', { hasRateLimits: true });
      const { igsid } = await write('hi');
      const outcomes = await Promise.allSettled([1, 2, 3].map(() => client.listMessagesWith(token, igsid)));
      expect(outcomes.map(({ status }) => status)).not.toContain('rejected');
      await sandbox.api('PATCH', '/settings', { hasRateLimits: false });
    });

    test('after the owner removed the app the token is dead, and says why', async () => {
      const doomed = await connect(client);
      await sandbox.api('POST', `/accounts/${igId}/remove-app`);
      expect(await failureOf(client.getProfile(doomed))).toMatchObject({ failure: 'token_dead', code: 190, subcode: 458 });
      token = await connect(client);
    });
  });
}

test('every call of the client was tested', () => {
  const client = createInstagramClient(sandboxSettings('http://localhost:9'));
  const missing = Object.keys(client).filter((name) => !tried.has(name) && !neverCalled.includes(name));
  expect(missing).toEqual([]);
});
