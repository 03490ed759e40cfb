import { test } from 'node:test';
import { expect } from 'expect';
import type { ConversationMessage } from '../../../../integrations/instagram/index.ts';
import { findSentMessage } from './findSentMessage.ts';

const at = new Date(10_000);
const aMessage = (mid: string, change: Partial<ConversationMessage> = {}): ConversationMessage => ({
  mid,
  at,
  fromId: 'shop',
  text: null,
  attachmentTypes: [],
  ...change,
});
const wanted = { kind: 'text', text: 'hi', files: 1, authorIds: ['shop'], sinceMs: 5_000, claimed: new Set<string>() } as const;
const there = (messageId: string) => ({ kind: 'there', messageId, sentAt: at });

test('texts match by content, files by type', () => {
  const messages = [
    aMessage('a', { text: 'hi' }),
    aMessage('b', { attachmentTypes: ['image'] }),
    aMessage('c', { attachmentTypes: ['video'] }),
  ];
  expect(findSentMessage(messages, wanted)).toEqual(there('a'));
  expect(findSentMessage(messages, { ...wanted, kind: 'image', text: '' })).toEqual(there('b'));
  expect(findSentMessage(messages, { ...wanted, kind: 'audio', text: '' })).toEqual({ kind: 'absent' });
});

test('messages of others, earlier ones and claimed ones do not match', () => {
  const messages = [
    aMessage('theirs', { fromId: 'fan', attachmentTypes: ['image'] }),
    aMessage('old', { at: new Date(1_000), attachmentTypes: ['image'] }),
    aMessage('claimed', { attachmentTypes: ['image'] }),
  ];
  const picture = { ...wanted, kind: 'image', text: '', claimed: new Set(['claimed']) } as const;
  expect(findSentMessage(messages, picture)).toEqual({ kind: 'absent' });
});

test('P3: several images match by their number, and ambiguous matches are neither sent nor absent', () => {
  const pictures = { ...wanted, kind: 'image', text: '', files: 3 } as const;
  const carrying = (...attachmentTypes: ConversationMessage['attachmentTypes']) => aMessage('a', { attachmentTypes });
  expect(findSentMessage([carrying('image', 'image', 'image')], pictures)).toEqual(there('a'));
  expect(findSentMessage([carrying('image')], pictures)).toEqual({ kind: 'unknown' });
  expect(findSentMessage([carrying('image', 'image')], { ...pictures, files: 1 })).toEqual({ kind: 'absent' });
  expect(findSentMessage([carrying('file')], { ...pictures, files: 1 })).toEqual({ kind: 'unknown' });
  expect(findSentMessage([aMessage('a')], { ...wanted, kind: 'audio', text: '' })).toEqual({ kind: 'unknown' });
  expect(findSentMessage([carrying('video')], { ...pictures, files: 1 })).toEqual({ kind: 'absent' });
});

test('P3: cards that are not found are never taken for absent, and of several they may be none is taken for them', () => {
  const cards = { ...wanted, kind: 'template', text: 'Shirt' } as const;
  expect(findSentMessage([], cards)).toEqual({ kind: 'unknown' });
  expect(findSentMessage([aMessage('a', { text: 'hi' }), aMessage('b', { attachmentTypes: ['image'] })], cards)).toEqual({
    kind: 'unknown',
  });
  expect(findSentMessage([aMessage('c')], cards)).toEqual(there('c'));
  expect(findSentMessage([aMessage('c'), aMessage('d')], cards)).toEqual({ kind: 'unknown' });
  expect(findSentMessage([aMessage('c'), aMessage('d')], { ...cards, claimed: new Set(['d']) })).toEqual(there('c'));
});
