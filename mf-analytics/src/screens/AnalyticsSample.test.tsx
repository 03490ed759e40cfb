import { api } from '@fanfare/shared/api';
import { aUser, type FakeServer, renderWithHost } from '@fanfare/shared/testing';
import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { engagement, nothing, overview, startAnalyticsServer, totals } from '../testing/analyticsServer.ts';
import { AnalyticsScreen } from './AnalyticsScreen.tsx';

const OVERVIEW = 'GET /api/analytics/overview';

beforeAll(async () => {
  await import('./SecondaryCharts.tsx');
});

let server: FakeServer;
beforeEach(() => {
  server = startAnalyticsServer();
});

const show = (at = '/analytics') => renderWithHost(<AnalyticsScreen />, { at, user: aUser() });
const figure = (label: string) => screen.getAllByText(label).find((element) => element.tagName === 'DT')?.nextElementSibling;
const card = (label: string) => screen.getAllByText(label).find((element) => element.tagName === 'DT')?.parentElement;
const chart = () => screen.findByRole('group', { name: /^Bar chart: 12 messages in 2 days\. Busiest day: Mar 1, with 8\.$/ });

test('shows marked sample data for a new account until there are real figures', async () => {
  server.answer(OVERVIEW, { success: true, data: { ...nothing, hasMessages: false } });
  const { store } = show();
  expect(await screen.findByText(/^Sample data\. Your own data appears/)).toBeVisible();
  expect(await screen.findByRole('group', { name: /^Bar chart: 201 messages in 2 days\./ })).toBeVisible();
  for (const name of ['Daily Message Volume', 'Top Keywords', 'Conversation Performance', 'Insights and Recommendations']) {
    expect(within(await screen.findByRole('region', { name })).getByText('Sample data')).toBeVisible();
  }
  expect(screen.getAllByText('Sample data')).toHaveLength(8);
  expect(card('Engagement Rate')).toHaveTextContent('4.6%');
  expect(card('Avg Response Time')).toHaveTextContent('13 minaverage2 minmedian');
  expect(screen.getByRole('region', { name: 'Quick Actions' })).toBeVisible();
  // Instagram's own figures may be available before the first message.
  server.answer(OVERVIEW, {
    success: true,
    data: { ...nothing, totals: { ...nothing.totals, engagementRate: 6.25 }, engagement, hasMessages: false },
  });
  act(() => void store.dispatch(api.util.invalidateTags(['Analytics'])));
  await waitFor(() => expect(card('Engagement Rate')).toHaveTextContent('6.3%25 interactions, 400 accounts reached'));
  expect(card('Engagement Rate')).not.toHaveTextContent('Sample data');
  expect(card('Total Messages')).toHaveTextContent('Sample data');
  server.answer(OVERVIEW, { success: true, data: overview });
  act(() => void store.dispatch(api.util.invalidateTags(['Analytics'])));
  await waitFor(() => expect(figure('Total Messages')).toHaveTextContent('12'));
  expect(screen.queryByText('Sample data')).toBeNull();
});

test('shows only real figures for an account with data, also in an empty period', async () => {
  server.answer(OVERVIEW, { success: true, data: nothing });
  show();
  expect(await screen.findByText('No messages in this period')).toBeVisible();
  expect(figure('Total Messages')).toHaveTextContent('0');
  // A decrease to zero has no trend; the figure itself shows it.
  expect(card('Total Messages')).not.toHaveTextContent('vs. previous period');
  expect(card('Engagement Rate')).toHaveTextContent('n/aInstagram has not reported reach for these days yet');
  expect(screen.queryByText('Sample data')).toBeNull();
});

test.each([
  ['not_connected', 'Connect Instagram to view this'],
  ['no_permission', 'Reconnect Instagram and allow access to insights'],
  ['not_fetched', 'Waiting for data from Instagram'],
] as const)('explains a missing engagement rate: %s', async (gap, words) => {
  server.answer(OVERVIEW, {
    success: true,
    data: { ...overview, totals: { ...totals, engagementRate: null }, engagement: { ...engagement, fetchedAt: null, gap } },
  });
  show();
  await chart();
  expect(card('Engagement Rate')).toHaveTextContent(`n/a${words}`);
});

test('shows reach, interactions and rate of posts, and an error when the refresh fails', async () => {
  const { toasts } = show();
  const posts = within(await screen.findByRole('region', { name: 'Posts' }));
  const [, first] = await posts.findAllByRole('row');
  expect(first).toHaveTextContent(/^New lampMar 1, 2026, 9:00 AM300217%$/);
  expect(posts.getByRole('link', { name: 'New lamp' })).toHaveAttribute('href', 'https://www.instagram.com/p/a/');
  server.fail('POST /api/analytics/insights/sync', 500);
  await userEvent.click(posts.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'error', title: 'Could not refresh the insights.' }]));
});
