import { test } from 'node:test';
import type { AnalyticsTotals } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { insightsOf } from './overview.ts';

const none = { medianMs: null, p90Ms: null, sample: 0 };
const withMessages = (totalMessages: number): AnalyticsTotals => ({
  totalMessages,
  inbound: totalMessages,
  outbound: 0,
  conversations: 1,
  activeConversations: 1,
  newContacts: 0,
  responseTime: { all: none, bot: none, person: none },
  engagementRate: null,
});

test('a change of less than half a percent is not told as one', () => {
  expect(insightsOf(withMessages(1_000), withMessages(1_004), [], [])).toEqual([]);
  expect(insightsOf(withMessages(1_000), withMessages(1_006), [], [])).toEqual([
    '1 % fewer messages than in the period before (1000, was 1006).',
  ]);
});
