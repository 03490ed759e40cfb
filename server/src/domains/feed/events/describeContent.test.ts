import { test } from 'node:test';
import { eventTypes } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { inEnglish } from '../../../infrastructure/messages/words.ts';
import { describeContent } from './describeContent.ts';

test('an event without a text is described by its type', () => {
  const message = (content: object) => ({ sender: { id: '1' }, message: { mid: 'm', ...content } });
  const described: [Parameters<typeof describeContent>[0], unknown, string | null][] = [
    ['message_seen', { read: { mid: 'm' } }, 'Read your messages'],
    ['messages', message({ attachments: [{ type: 'image' }] }), 'Image'],
    ['messages', message({ attachments: [{ type: 'image' }, { type: 'image' }] }), '2 images'],
    ['messages', { field: 'messages', value: message({ attachments: [{ type: 'audio' }] }) }, 'Voice message'],
    ['messages', message({ attachments: [{ type: 'toString' }] }), 'Attachment'],
    ['messages', message({ is_unsupported: true }), 'Unsupported message type'],
    ['message_echoes', message({ attachments: [{ type: 'template' }] }), 'Card with buttons'],
    ['message_deletions', message({ is_deleted: true }), 'Unsent a message'],
    ['message_reactions', { reaction: { mid: 'm', action: 'unreact' } }, 'Removed a reaction'],
    ['message_reactions', { reaction: { mid: 'm', action: 'react', reaction: 'love' } }, 'Reacted: love'],
    ['message_referrals', { referral: { ref: 'summer' } }, 'Opened the chat from a link: summer'],
    ['mentions', { field: 'mentions', value: { media_id: '1', comment_id: '2' } }, 'Mentioned you in a comment'],
    ['messages', {}, null],
    ['comments', { field: 'comments', value: {} }, null],
  ];
  for (const [type, payload, text] of described)
    expect([type, payload, inEnglish(describeContent(type, payload))]).toEqual([type, payload, text]);
  for (const type of eventTypes) expect(() => describeContent(type, null)).not.toThrow();
});
