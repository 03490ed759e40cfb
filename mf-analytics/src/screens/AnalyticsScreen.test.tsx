import { api } from '@fanfare/shared/api';
import type { ResponseOf } from '@fanfare/shared/contracts';
import { aUser, type FakeServer, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AnalyticsScreen } from './AnalyticsScreen.tsx';

const MESSAGES = 'GET /api/analytics/messages';
type Volume = ResponseOf<typeof MESSAGES>['data'];

const someVolume: Volume = {
  period: '7d',
  totalMessages: 12,
  inbound: 7,
  outbound: 5,
  activeConversations: 3,
  daily: [
    { date: '2026-03-01', inbound: 4, outbound: 4 },
    { date: '2026-03-02', inbound: 3, outbound: 1 },
  ],
};
const noVolume: Volume = { period: '7d', totalMessages: 0, inbound: 0, outbound: 0, activeConversations: 0, daily: [] };

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  server.answer(MESSAGES, { success: true, data: someVolume });
});

const show = () => renderWithHost(<AnalyticsScreen />, { at: '/analytics', user: aUser() });
const figure = (label: string) => screen.getAllByText(label).find((element) => element.tagName === 'DT')?.nextElementSibling;

test('shows the figures of the last 7 days', async () => {
  show();
  expect(screen.getByText('Loading figures')).toBeInTheDocument();
  await screen.findByRole('img', { name: /^Bar chart: 12 messages in 2 days\. The busiest day is .* with 8\.$/ });
  expect(figure('Total Messages')).toHaveTextContent('12');
  expect(figure('Received')).toHaveTextContent('7');
  expect(figure('Sent')).toHaveTextContent('5');
  expect(figure('Active Conversations')).toHaveTextContent('3');
  expect(screen.getByRole('radio', { name: 'Last 7 days' })).toBeChecked();
  expect(server.requests.map((request) => request.query)).toEqual([{ period: '7d' }]);
});

test('offers the chart as a table', async () => {
  show();
  await userEvent.click(await screen.findByText('Show as table'));
  const [, first, second] = within(screen.getByRole('table')).getAllByRole('row');
  const cells = (row: HTMLElement | undefined) => [...(row?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent);
  expect(cells(first)).toEqual(['4', '4', '8']);
  expect(cells(second)).toEqual(['3', '1', '4']);
});

test.each([
  ['Last 24h', '24h'],
  ['Last 30 days', '30d'],
  ['Last 90 days', '90d'],
])('asks the server for %s', async (name, period) => {
  show();
  await userEvent.click(screen.getByRole('radio', { name }));
  await waitFor(() => expect(server.requests.at(-1)?.query).toEqual({ period }));
});

test('says that there is nothing in the period', async () => {
  server.answer(MESSAGES, { success: true, data: noVolume });
  show();
  expect(await screen.findByText('No messages in this period')).toBeVisible();
  expect(figure('Total Messages')).toHaveTextContent('0');
  expect(screen.queryByRole('img')).toBeNull();
});

test('fails, and tries again', async () => {
  server.fail(MESSAGES, 500);
  show();
  expect(await screen.findByRole('alert')).toHaveTextContent('The figures could not be loaded');
  server.answer(MESSAGES, { success: true, data: someVolume });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('img')).toBeVisible();
});

test('follows new messages', async () => {
  const { store } = show();
  await screen.findByRole('img');
  server.answer(MESSAGES, { success: true, data: { ...someVolume, totalMessages: 13 } });
  act(() => void store.dispatch(api.util.invalidateTags(['Analytics'])));
  await waitFor(() => expect(figure('Total Messages')).toHaveTextContent('13'));
});
