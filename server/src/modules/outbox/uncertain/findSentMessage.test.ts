import { test } from 'node:test';
import { expect } from 'expect';
import type { ConversationMessage } from '../../../integrations/instagram/index.ts';
import { findSentMessage } from './findSentMessage.ts';

const at = new Date(10_000);
const told = (mid: string, change: Partial<ConversationMessage> = {}): ConversationMessage => ({
  mid,
  at,
  fromId: 'shop',
  text: null,
  attachmentTypes: [],
  ...change,
});
const wanted = { kind: 'text', text: 'hi', authorIds: ['shop'], sinceMs: 5_000, claimed: new Set<string>() } as const;
const there = (messageId: string) => ({ kind: 'there', messageId, sentAt: at });

test('a text is known by its text, a file by what it is', () => {
  const messages = [
    told('a', { text: 'hi' }),
    told('b', { attachmentTypes: ['image'] }),
    told('c', { attachmentTypes: ['video'] }),
  ];
  expect(findSentMessage(messages, wanted)).toEqual(there('a'));
  expect(findSentMessage(messages, { ...wanted, kind: 'image', text: '' })).toEqual(there('b'));
  expect(findSentMessage(messages, { ...wanted, kind: 'audio', text: '' })).toEqual({ kind: 'absent' });
});

test('what others wrote, what was sent before and what is claimed is not it', () => {
  const messages = [
    told('theirs', { fromId: 'fan', attachmentTypes: ['image'] }),
    told('old', { at: new Date(1_000), attachmentTypes: ['image'] }),
    told('claimed', { attachmentTypes: ['image'] }),
  ];
  const picture = { ...wanted, kind: 'image', text: '', claimed: new Set(['claimed']) } as const;
  expect(findSentMessage(messages, picture)).toEqual({ kind: 'absent' });
});

test('F1: cards that are not found are never taken for absent: Instagram may not tell about them', () => {
  const cards = { ...wanted, kind: 'template', text: 'Shirt' } as const;
  expect(findSentMessage([], cards)).toEqual({ kind: 'unknown' });
  expect(findSentMessage([told('a', { text: 'Shirt' }), told('b', { attachmentTypes: ['image'] })], cards)).toEqual({
    kind: 'unknown',
  });
  expect(findSentMessage([told('c')], cards)).toEqual(there('c'));
});
