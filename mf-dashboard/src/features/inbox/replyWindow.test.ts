import { expect, test } from '@jest/globals';
import { replyWindow } from './replyWindow.ts';

const now = Date.parse('2026-03-02T12:00:00Z');
const at = (hours: number) => new Date(now + hours * 3_600_000).toISOString();
const wrote = (hoursAgo: number) => ({ windowEndsAt: at(24 - hoursAgo), humanAgentEndsAt: at(7 * 24 - hoursAgo) });

test('never allows a reply to a contact who has not written', () => {
  expect(replyWindow({ windowEndsAt: null, humanAgentEndsAt: null }, now)).toEqual({ kind: 'never' });
});

test('allows everyone to reply for 24 hours and a human for 7 days', () => {
  expect(replyWindow(wrote(6), now)).toEqual({ kind: 'open', leftMs: 18 * 3_600_000, share: 0.75 });
  expect(replyWindow(wrote(24), now)).toEqual({ kind: 'late', leftMs: 6 * 24 * 3_600_000 });
  expect(replyWindow(wrote(7 * 24), now)).toEqual({ kind: 'closed' });
});
