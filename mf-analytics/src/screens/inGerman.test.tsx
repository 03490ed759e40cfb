import '../testing/germanBrowser.ts';
import '@fanfare/shared/translations/de';
import '../locales/de.po';
import { aUser, type FakeServer, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Overview } from '../state/overview.api.ts';
// Imports lazy chunks first, because Jest compiles them on first import.
import './SecondaryCharts.tsx';
import { AnalyticsScreen } from './AnalyticsScreen.tsx';

const noTime = { medianMs: null, p90Ms: null, sample: 0 };
const totals = {
  totalMessages: 1_200,
  inbound: 700,
  outbound: 500,
  conversations: 40,
  activeConversations: 30,
  newContacts: 10,
  responseTime: {
    all: { averageMs: 200 * 60_000, medianMs: 140 * 60_000, p90Ms: 250_592_740, sample: 5 },
    bot: noTime,
    person: noTime,
  },
  engagementRate: null,
};
const overview: Overview = {
  range: { from: '2026-02-23T00:00:00.000Z', to: '2026-03-02T10:00:00.000Z', timeZone: 'UTC', period: '7d' },
  totals,
  previous: { from: '2026-02-16T00:00:00.000Z', to: '2026-02-23T00:00:00.000Z', totals: { ...totals, totalMessages: 800 } },
  messageTrends: [
    { date: '2026-03-01', inbound: 400, outbound: 400, messages: 800, conversations: 20 },
    { date: '2026-03-02', inbound: 300, outbound: 100, messages: 400, conversations: 20 },
  ],
  topKeywords: [{ keyword: 'preis', count: 5, sentiment: 'positive', isEstimate: true }],
  conversationMetrics: [
    {
      metric: 'Reply rate',
      metricMessage: { code: 'analytics.answer-rate' },
      value: 75.5,
      unit: 'percent',
      trend: -10,
      sample: 4,
    },
  ],
  insights: [],
};

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  server.answer('GET /api/analytics/overview', { success: true, data: overview });
  server.answer('GET /api/analytics/flows', {
    success: true,
    data: { range: overview.range, flows: [], previous: { from: '', to: '', flows: [] } },
  });
  server.answer('GET /api/webhooks/missed-keywords', { success: true, data: { since: '', messages: 3, keywords: [] } });
});

test("shows figures, days and the server's metric names in German", async () => {
  renderWithHost(<AnalyticsScreen />, { at: '/analytics', user: aUser() });
  expect(screen.getByRole('heading', { name: 'Auswertung' })).toBeVisible();
  expect(await screen.findByText(/^23\.02\.2026 – 02\.03\.2026 · Zeiten in UTC · zu /)).toBeVisible();
  expect(screen.getByText('700 empfangen, 500 gesendet')).toBeVisible();
  const messages = screen.getAllByText('Nachrichten insgesamt')[0]?.parentElement;
  expect(messages).toHaveTextContent('+50 % zum vorherigen Zeitraum');
  const response = screen.getAllByText('Durchschnittliche Antwortzeit')[0]?.parentElement;
  expect(response).toHaveTextContent('3 h 20 minDurchschnitt2 h 20 minMedian5 Antworten');
  expect(screen.getByRole('button', { name: 'Über Durchschnittliche Antwortzeit' })).toHaveAccessibleDescription(
    /9 von 10 Antworten wurden innerhalb von 2 d 22 h/,
  );
  expect(screen.getByRole('button', { name: /^1\. März: 400 empfangen, 400 gesendet\. Nur diesen Tag zeigen$/ })).toBeVisible();
  expect((await screen.findByText('Antwortquote')).nextElementSibling).toHaveTextContent('75,5 %');
  expect(screen.getByText('positiv')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Bericht exportieren' }));
  expect(await screen.findByRole('menuitem', { name: 'Stichwörter (CSV)' })).toBeVisible();
});
