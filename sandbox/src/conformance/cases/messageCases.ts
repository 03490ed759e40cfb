import { expect } from 'expect';
import { type Case, exchange, expectError, scene } from '../Case.ts';

const HOUR_MS = 60 * 60 * 1000;
const sent = { recipient_id: expect.stringMatching(/^\d+$/), message_id: expect.any(String) };
const to = { recipient: { id: '{igsid}' } };
const image = { type: 'image', payload: { url: 'https://example.com/a.png' } };
const file = (type: string) => ({ type, payload: { url: `https://example.com/a.${type}` } });
const quickReply = (title: string) => ({ content_type: 'text', title, payload: `P_${title}` });
const many = (count: number) => Array.from({ length: count }, (_, index) => quickReply(`Option ${index + 1}`));

const ok = (name: string, body: object): Case =>
  exchange('6', name, ['POST', '/me/messages', { ...to, ...body }], { answer: sent });
const no = (name: string, body: object, code: number, subcode?: number): Case =>
  exchange('6', name, ['POST', '/me/messages', { ...to, ...body }], { error: subcode === undefined ? [code] : [code, subcode] });
const invalid = (name: string, message: unknown): Case => no(name, { message }, 100, 2534015);

export const messageCases: Case[] = [
  ok('a text is sent', { message: { text: 'hello' } }),
  exchange('6', 'a text is sent by IG_ID', ['POST', '/{ig}/messages', { ...to, message: { text: 'hello' } }], { answer: sent }),
  ok('messaging_type RESPONSE is allowed', { message: { text: 'hello' }, messaging_type: 'RESPONSE' }),
  ok('1000 bytes pass', { message: { text: `${'é'.repeat(498)}abcd` } }),
  ok('an emoji text of 250 characters is 1000 bytes', { message: { text: '😀'.repeat(250) } }),
  invalid('1001 bytes do not', { text: `${'é'.repeat(498)}abcde` }),
  invalid('251 emoji do not', { text: '😀'.repeat(251) }),
  invalid('an empty text', { text: '' }),
  invalid('a blank text', { text: ' \n ' }),
  invalid('a number as text', { text: 5 }),
  invalid('an unknown property of the message', { text: 'a', colour: 'red' }),
  invalid('a message without content', {}),
  invalid('text and attachment in one message', { text: 'a', attachment: image }),
  invalid('attachment and attachments in one message', { attachment: image, attachments: [image, image] }),
  no('no message at all', {}, 100),
  ...['image', 'audio', 'video', 'file'].map((type) => ok(`${type} by address`, { message: { attachment: file(type) } })),
  ok('a heart', { message: { attachment: { type: 'like_heart' } } }),
  ok('an own post', { message: { attachment: { type: 'MEDIA_SHARE', payload: { id: '{post}' } } } }),
  ok('two pictures', { message: { attachments: [image, image] } }),
  ok('ten pictures', { message: { attachments: Array.from({ length: 10 }, () => image) } }),
  invalid('one picture as a list', { attachments: [image] }),
  invalid('eleven pictures', { attachments: Array.from({ length: 11 }, () => image) }),
  invalid('a film in a list of pictures', { attachments: [image, file('video')] }),
  invalid('an unknown attachment type', { attachment: { type: 'hologram', payload: { url: 'https://example.com/a' } } }),
  invalid('an attachment without payload', { attachment: { type: 'image' } }),
  invalid('an attachment with address and id', {
    attachment: { type: 'image', payload: { url: 'https://example.com/a.png', attachment_id: '1' } },
  }),
  invalid('a heart with payload', { attachment: { type: 'like_heart', payload: { url: 'https://example.com/a.png' } } }),
  invalid("somebody else's post", { attachment: { type: 'MEDIA_SHARE', payload: { id: '17800000000000001' } } }),
  no('an address that is none', { message: { attachment: { type: 'image', payload: { url: 'a.png' } } } }, 100, 2018008),
  no(
    'an upload that does not exist',
    { message: { attachment: { type: 'image', payload: { attachment_id: '1' } } } },
    100,
    2018074,
  ),
  ok('one quick reply', { message: { text: 'Sure?', quick_replies: many(1) } }),
  ok('13 quick replies', { message: { text: 'Sure?', quick_replies: many(13) } }),
  ok('a title of more than 20 characters is cut, not refused', {
    message: { text: 'Sure?', quick_replies: [quickReply('x'.repeat(40))] },
  }),
  ok('a payload of 1000 characters', {
    message: { text: 'Sure?', quick_replies: [{ ...quickReply('a'), payload: 'x'.repeat(1000) }] },
  }),
  invalid('14 quick replies', { text: 'Sure?', quick_replies: many(14) }),
  invalid('no quick replies', { text: 'Sure?', quick_replies: [] }),
  invalid('a payload of 1001 characters', { text: 'Sure?', quick_replies: [{ ...quickReply('a'), payload: 'x'.repeat(1001) }] }),
  invalid('a quick reply without payload', { text: 'Sure?', quick_replies: [{ content_type: 'text', title: 'a' }] }),
  invalid('a quick reply without title', { text: 'Sure?', quick_replies: [{ content_type: 'text', payload: 'a' }] }),
  invalid('a quick reply for the phone number', { text: 'Sure?', quick_replies: [{ content_type: 'user_phone_number' }] }),
  invalid('a quick reply for the mail address', { text: 'Sure?', quick_replies: [{ content_type: 'user_email' }] }),
  invalid('quick replies with a picture', { attachment: image, quick_replies: many(1) }),
  ...['typing_on', 'typing_off', 'mark_seen'].map((action) =>
    exchange('6', `${action} answers the recipient alone`, ['POST', '/me/messages', { ...to, sender_action: action }], {
      answer: { recipient_id: expect.any(String) },
    }),
  ),
  no('an unknown action', { sender_action: 'dance' }, 100),
  no('an action with a message', { sender_action: 'typing_on', message: { text: 'a' } }, 100),
  no('an action with a payload', { sender_action: 'typing_on', payload: { message_id: 'm' } }, 100),
  exchange(
    '6',
    'a reaction',
    ['POST', '/me/messages', { ...to, sender_action: 'react', payload: { message_id: '{mid}', reaction: 'love' } }],
    {
      answer: { recipient_id: expect.any(String) },
    },
  ),
  exchange(
    '6',
    'a reaction with any emoji',
    ['POST', '/me/messages', { ...to, sender_action: 'react', payload: { message_id: '{mid}', reaction: '🦊' } }],
    {
      answer: { recipient_id: expect.any(String) },
    },
  ),
  exchange(
    '6',
    'a reaction is taken away',
    ['POST', '/me/messages', { ...to, sender_action: 'unreact', payload: { message_id: '{mid}' } }],
    {
      answer: { recipient_id: expect.any(String) },
    },
  ),
  no('a reaction that is no emoji', { sender_action: 'react', payload: { message_id: '{mid}', reaction: 'hooray' } }, 100),
  no('a reaction without message', { sender_action: 'react', payload: { reaction: 'love' } }, 100),
  no('unreact with a reaction', { sender_action: 'unreact', payload: { message_id: '{mid}', reaction: 'love' } }, 100),
  no('a reaction to no message', { sender_action: 'react', payload: { message_id: 'nothing', reaction: 'love' } }, 100, 2534015),
  exchange(
    '6',
    'an inline reply',
    ['POST', '/me/messages', { ...to, message: { text: 'this one' }, reply_to: { mid: '{mid}' } }],
    { answer: sent },
  ),
  no('an inline reply to no message', { message: { text: 'this one' }, reply_to: { mid: 'nothing' } }, 100, 2534015),
  no('an unknown parameter', { message: { text: 'a' }, notify: true }, 100),
  no('an unknown messaging_type', { message: { text: 'a' }, messaging_type: 'UPDATE' }, 100),
  no('MESSAGE_TAG without a tag', { message: { text: 'a' }, messaging_type: 'MESSAGE_TAG' }, 100),
  no('an unknown tag', { message: { text: 'a' }, tag: 'ACCOUNT_UPDATE' }, 100),
  no('a recipient that is a text', { recipient: '123', message: { text: 'a' } }, 100),
  no('a recipient with a number', { recipient: { id: 5 }, message: { text: 'a' } }, 100),
  no('a recipient with both ids', { recipient: { id: '1', comment_id: '2' }, message: { text: 'a' } }, 100),
  no('a person nobody knows', { recipient: { id: '1999999999999999' }, message: { text: 'a' } }, 100, 2534014),
  exchange('6', 'no recipient', ['POST', '/me/messages', { message: { text: 'a' } }], { error: [100] }),
  exchange(
    '6',
    'a person who never wrote',
    ['POST', '/me/messages', { recipient: { id: '{stranger}' }, message: { text: 'a' } }],
    { error: [10, 2534022] },
  ),
  no('a private reply to no comment', { recipient: { comment_id: '1' }, message: { text: 'a' } }, 100, 2534025),
  exchange('6', 'messages cannot be listed by GET', ['GET', '/me/messages'], { error: [100] }),
  exchange(
    '6',
    'an upload',
    [
      'POST',
      '/me/message_attachments',
      { message: { attachment: { type: 'image', payload: { url: 'https://example.com/a.png', is_reusable: true } } } },
    ],
    {
      answer: { attachment_id: expect.stringMatching(/^\d+$/) },
    },
  ),
  exchange('6', 'an upload that is not reusable', ['POST', '/me/message_attachments', { message: { attachment: image } }], {
    error: [100, 2534015],
  }),
  exchange('6', 'an upload of a text', ['POST', '/me/message_attachments', { message: { text: 'a' } }], { error: [100] }),
  scene('6', 'an upload is sent by its id', [], async (stage) => {
    const upload = { message: { attachment: { type: 'image', payload: { ...image.payload, is_reusable: true } } } };
    const { body } = await stage.graph('POST', '/me/message_attachments', upload);
    const attachment = { type: 'image', payload: { attachment_id: body.attachment_id } };
    const reply = await stage.graph('POST', '/me/messages', { recipient: { id: stage.igsid }, message: { attachment } });
    expect(reply.body).toEqual(sent);
  }),
  scene('6', 'a private reply is sent once', ['actors'], async (stage) => {
    const { body } =
      (await stage.actors?.api('POST', `/posts/${stage.postId}/comments`, { followerId: 'yuki_t', text: 'price?' })) ?? {};
    const reply = { recipient: { comment_id: body.commentId }, message: { text: 'It is 20 EUR' } };
    expect((await stage.graph('POST', '/me/messages', reply)).body).toEqual(sent);
    expectError(await stage.graph('POST', '/me/messages', reply), 100, 2534025);
    // The private reply does not open the window.
    const again = await stage.graph('POST', '/me/messages', { recipient: { id: stage.strangerIgsid }, message: { text: 'a' } });
    expectError(again, 10, 2534022);
  }),
  scene('6', 'the window closes after 24 hours; a human has seven days', ['actors'], async (stage) => {
    const advance = (hours: number) => stage.actors?.api('POST', '/clock', { advanceMs: hours * HOUR_MS });
    const send = (extra: object = {}) =>
      stage.graph('POST', '/me/messages', { recipient: { id: stage.igsid }, message: { text: 'a' }, ...extra });
    await advance(25);
    expectError(await send(), 10, 2534022);
    expect((await send({ tag: 'HUMAN_AGENT', messaging_type: 'MESSAGE_TAG' })).body).toEqual(sent);
    await advance(6 * 24);
    expectError(await send({ tag: 'HUMAN_AGENT' }), 10, 2534022);
    await advance(-7 * 24 - 1);
    expect((await send()).body).toEqual(sent);
  }),
  scene('6', 'HUMAN_AGENT needs the feature', ['actors'], async (stage) => {
    await stage.actors?.api('PATCH', '/settings', { hasHumanAgent: false });
    const body = { recipient: { id: stage.igsid }, message: { text: 'a' }, tag: 'HUMAN_AGENT' };
    expectError(await stage.graph('POST', '/me/messages', body), 10);
    await stage.actors?.api('PATCH', '/settings', { hasHumanAgent: true });
  }),
  scene('6', 'Standard Access reaches people with a role only', ['actors'], async (stage) => {
    const send = () => stage.graph('POST', '/me/messages', { recipient: { id: stage.igsid }, message: { text: 'a' } });
    await stage.actors?.api('PATCH', '/settings', { access: 'standard', testers: [] });
    expectError(await send(), 200, 2534048);
    await stage.actors?.api('PATCH', '/settings', { testers: ['ana.lima'] });
    expect((await send()).body).toEqual(sent);
    await stage.actors?.api('PATCH', '/settings', { access: 'advanced', testers: [] });
  }),
  scene('13', 'access to messages switched off', ['actors'], async (stage) => {
    const send = () => stage.graph('POST', '/me/messages', { recipient: { id: stage.igsid }, message: { text: 'a' } });
    await stage.actors?.api('PATCH', `/accounts/${stage.igId}`, { isMessageAccessOn: false });
    expectError(await send(), 200, 2534041);
    await stage.actors?.api('PATCH', `/accounts/${stage.igId}`, { isMessageAccessOn: true });
  }),
  scene('13', 'another app owns the thread', ['actors'], async (stage) => {
    const path = `/accounts/${stage.igId}/conversations/ana.lima`;
    const send = () => stage.graph('POST', '/me/messages', { recipient: { id: stage.igsid }, message: { text: 'a' } });
    await stage.actors?.api('POST', `${path}/handover`, { what: 'otherAppTakes' });
    expectError(await send(), 100, 2534037);
    await stage.actors?.api('POST', `${path}/handover`, { what: 'otherAppGivesBack' });
    expect((await send()).body).toEqual(sent);
  }),
  scene('13', 'a person who has blocked the account', ['actors'], async (stage) => {
    const path = `/accounts/${stage.igId}/conversations/ana.lima`;
    await stage.actors?.api('PATCH', path, { isBlocking: true });
    const send = () => stage.graph('POST', '/me/messages', { recipient: { id: stage.igsid }, message: { text: 'a' } });
    expectError(await send(), 551, 1545041);
    await stage.actors?.api('PATCH', path, { isBlocking: false });
  }),
  scene('7', '100 texts a second', ['actors'], async (stage) => {
    await stage.actors?.api('PATCH', '/settings', { hasRateLimits: true });
    const call = () => stage.graph('POST', '/me/messages', { recipient: { id: stage.igsid }, sender_action: 'typing_on' });
    const replies = await Promise.all(Array.from({ length: 230 }, call));
    await stage.actors?.api('PATCH', '/settings', { hasRateLimits: false });
    const throttled = replies.find(({ status }) => status !== 200);
    expect(throttled).toBeDefined();
    if (throttled) expectError(throttled, 613, 2534040);
  }),
];
