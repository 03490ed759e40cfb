import { test } from 'node:test';
import { type AnalyticsTotals, renderEnglish } from '@fanfare/shared/contracts';
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

const said = (...figures: Parameters<typeof insightsOf>) => insightsOf(...figures).map(renderEnglish);

test('a change of less than half a percent is not reported', () => {
  expect(said(withMessages(1_000), withMessages(1_004), [], [])).toEqual([]);
  expect(said(withMessages(1_000), withMessages(1_006), [], [])).toEqual([
    '1% fewer messages than in the previous period (1000, was 1006).',
  ]);
});

test('durations are shown in the most readable unit', () => {
  const answeredWithin = (botMs: number, personMs: number) => {
    const { responseTime, ...rest } = withMessages(10);
    const of = (medianMs: number) => ({ ...none, medianMs });
    return said({ ...rest, responseTime: { ...responseTime, bot: of(botMs), person: of(personMs) } }, withMessages(10), [], []);
  };
  expect(answeredWithin(480, 1_921_500)).toEqual(['Automated replies are faster than your team: 0.5 s vs. 32 min (median).']);
  expect(answeredWithin(99_000, 9_000_000)).toEqual(['Automated replies are faster than your team: 99 s vs. 2.5 h (median).']);
});
