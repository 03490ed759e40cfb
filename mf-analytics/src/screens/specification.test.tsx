import { aConnectedStatus, aUser, type FakeServer, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAutomation } from '../features/automations/testing/builders.ts';
import { Keywords } from '../features/figures/Keywords.tsx';
import type { Overview } from '../state/overview.api.ts';
import { AnalyticsScreen } from './AnalyticsScreen.tsx';
import { AutomationScreen } from './AutomationScreen.tsx';
import { SettingsScreen } from './SettingsScreen.tsx';

// Covers statements of the specification that no other test of these screens covers.

const STATUS = 'GET /api/instagram/status';
const profile = {
  username: 'mira',
  email: 'mira@example.org',
  pendingEmail: null,
  fullName: 'Mira Lind',
  bio: '',
  avatarUrl: '/avatars/default/mira.svg',
  createdAt: '2026-01-15T12:00:00.000Z',
};

// Compiled here, because the first test would time out while waiting for it.
beforeAll(async () => {
  await import('../features/automations/AutomationList.tsx');
  await import('./SecondaryCharts.tsx');
});

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  server.answer(STATUS, aConnectedStatus());
  server.answer('GET /api/user/profile', { success: true, profile });
  server.answer('GET /api/user/2fa', { success: true, enabled: false, backupCodesLeft: 0 });
  server.answer('GET /api/flows', { success: true, data: [anAutomation()] });
  server.answer('GET /api/flows/activity', { success: true, data: [] });
});

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const button = (name: string) => screen.findByRole('button', { name });

const showSettings = () => renderWithHost(<SettingsScreen />, { at: '/settings', user: aUser() });

test('the settings have four cards', async () => {
  showSettings();
  await button('Edit Profile');
  expect(headings()).toEqual(expect.arrayContaining(['Profile Settings', 'Instagram Integration', 'Security', 'Danger Zone']));
});

test('offers to view and disconnect the connected account', async () => {
  showSettings();
  expect(await button('View Account')).toBeVisible();
  expect(await button('Disconnect')).toBeVisible();
  expect(screen.getByText('@northwind.coffee')).toBeVisible();
  expect(screen.getByText(/^Last synced/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Connect Instagram' })).toBeNull();
});

test('shows the generated avatar without an uploaded one', async () => {
  const { container } = showSettings();
  await button('Edit Profile');
  expect(container.querySelector('img')).toHaveAttribute('src', '/avatars/default/mira.svg');
});

const showAutomation = () => renderWithHost(<AutomationScreen />, { at: '/automation', user: aUser() });

test('the header of the automation screen switches between Create Flow and Cancel', async () => {
  showAutomation();
  await userEvent.click(await button('Create Flow'));
  await userEvent.click(await button('Cancel'));
  expect(await button('Create Flow')).toHaveAttribute('aria-expanded', 'false');
});

test('the webhook card has a badge, its description and its button', async () => {
  server.answer(STATUS, aConnectedStatus({ webhookSubscribed: false }));
  showAutomation();
  expect(await screen.findByRole('heading', { name: 'Webhook Configuration' })).toBeVisible();
  expect(await button('Subscribe')).toBeVisible();
  expect(screen.getByText('Not Subscribed')).toBeVisible();
  expect(screen.getByText('Manual polling only')).toBeVisible();
});

test('the form has name, trigger and description', async () => {
  showAutomation();
  await userEvent.click(await button('Create Flow'));
  for (const label of ['Flow Name', 'Trigger', 'Description']) expect(screen.getByLabelText(label)).toBeVisible();
  const triggers = within(screen.getByLabelText('Trigger')).getAllByRole('option');
  expect(triggers.map((option) => option.getAttribute('value'))).toEqual([
    'message_received',
    'first_message',
    'keyword_detected',
    'time_based',
  ]);
});

test('keeps the state of an automation when switching fails, and reports it', async () => {
  server.fail('PATCH /api/flows/{id}/toggle', 500);
  const { toasts } = showAutomation();
  const toggle = await screen.findByRole('switch');
  await userEvent.click(toggle);
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'error' }]));
  expect(toggle).toBeChecked();
});

const noTime = { medianMs: null, p90Ms: null, sample: 0 };
const totals = {
  totalMessages: 8,
  inbound: 4,
  outbound: 4,
  conversations: 2,
  activeConversations: 2,
  newContacts: 1,
  responseTime: { all: noTime, bot: noTime, person: noTime },
  engagementRate: null,
};
const overview: Overview = {
  range: { from: '2026-03-01T00:00:00.000Z', to: '2026-03-02T00:00:00.000Z', timeZone: 'UTC', period: '7d' },
  totals,
  previous: { from: '2026-02-22T00:00:00.000Z', to: '2026-03-01T00:00:00.000Z', totals },
  messageTrends: [{ date: '2026-03-01', inbound: 4, outbound: 4, messages: 8, conversations: 2 }],
  topKeywords: [],
  conversationMetrics: [
    {
      metric: 'Reply rate',
      metricMessage: { code: 'analytics.answer-rate' },
      value: 75,
      unit: 'percent',
      trend: null,
      sample: 4,
    },
  ],
  insights: ['Messages went up by 50%.'],
};

async function showAnalytics() {
  server.answer('GET /api/analytics/overview', { success: true, data: overview });
  renderWithHost(<AnalyticsScreen />, { at: '/analytics', user: aUser() });
  await screen.findByRole('heading', { name: 'Top Keywords' });
}

test('the analytics have four periods', async () => {
  await showAnalytics();
  const periods = ['Last 24h', 'Last 7 days', 'Last 30 days', 'Last 90 days'];
  expect(screen.getAllByRole('radio')).toEqual(periods.map((name) => screen.getByRole('radio', { name })));
  expect(screen.getByRole('radio', { name: 'Last 7 days' })).toBeChecked();
});

test('the analytics have four summary cards, a chart, keywords, metrics and insights', async () => {
  await showAnalytics();
  for (const label of ['Total Messages', 'Active Conversations', 'Avg Response Time', 'Engagement Rate'])
    expect(screen.getByText(label)).toBeVisible();
  expect(screen.getByRole('group', { name: /^Bar chart/ })).toBeVisible();
  expect(headings()).toEqual(
    expect.arrayContaining(['Top Keywords', 'Conversation Performance', 'Insights and Recommendations', 'Quick Actions']),
  );
});

test('keywords have the colours of success, danger and warning', () => {
  const keywords = (['positive', 'negative', 'neutral'] as const).map((sentiment) => ({
    keyword: `${sentiment} word`,
    count: 1,
    sentiment,
    isEstimate: true,
  }));
  renderWithHost(<Keywords keywords={keywords} isSample={false} />);
  const inks = keywords.map(({ sentiment }) => getComputedStyle(screen.getByText(sentiment)).color);
  expect(inks).toEqual(['var(--color-success)', 'var(--color-danger)', 'var(--color-warning)']);
});

test('shows the quick actions', async () => {
  await showAnalytics();
  for (const name of ['Detailed Report', 'Real-time Monitor', 'Set Goals', 'Export Report'])
    expect(await button(name)).toBeEnabled();
});
