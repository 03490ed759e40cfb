import type { FlowFunnel } from '@fanfare/shared/contracts';
import {
  aConnectedStatus,
  aDisconnectedStatus,
  aUser,
  type FakeServer,
  fakeServer,
  renderWithHost,
} from '@fanfare/shared/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AutomationPanel } from './AutomationPanel.tsx';

const STATUS = 'GET /api/instagram/status';
const WEEK = 'GET /api/analytics/flows';
const SUBSCRIBE = 'POST /api/instagram/subscribe-webhook';
const UNSUBSCRIBE = 'DELETE /api/instagram/unsubscribe-webhook';
const TEST = 'POST /api/instagram/webhook/test';
const prices: FlowFunnel = {
  flowId: 'f1',
  name: 'Prices',
  started: 8,
  answered: 6,
  finished: 7,
  waiting: 0,
  failed: 1,
  paused: 0,
};
const week = (flows: FlowFunnel[], before: FlowFunnel[] = []) => ({
  success: true as const,
  data: {
    range: { from: '2026-02-22', to: '2026-03-01', timeZone: 'UTC', period: '7d' as const },
    flows,
    previous: { from: '2026-02-15', to: '2026-02-22', flows: before },
  },
});

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  server.answer(STATUS, aConnectedStatus());
  server.answer(WEEK, week([prices, { ...prices, flowId: 'f2', name: 'Hours', started: 2, answered: 2 }], [prices]));
});

const show = () => renderWithHost(<AutomationPanel />, { at: '/dashboard?tab=automation', user: aUser() });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('marks a deleted flow and keeps its figures', async () => {
  server.answer(
    WEEK,
    week([
      { ...prices, isDeleted: true },
      { ...prices, flowId: 'f2', name: 'Hours', started: 2, answered: 2 },
    ]),
  );
  show();
  expect(await screen.findByRole('row', { name: 'Prices Deleted 8 6 2' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'Hours 2 2 0' })).toBeVisible();
});

test('sums and lists the activity of flows', async () => {
  show();
  expect(await screen.findByText('8 in the previous week')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Runs started: 10' })).toBeVisible();
  expect(screen.getByText('80% of started runs')).toBeVisible();
  expect(screen.getByRole('row', { name: 'Prices 8 6 2' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create Flow' })).toHaveAttribute('href', '/flow-builder');
  expect(screen.getByRole('link', { name: 'All Automations' })).toHaveAttribute('href', '/automation');
  expect(screen.getByRole('link', { name: 'View Logs' })).toHaveAttribute(
    'href',
    '/webhook-management?tab=dashboard&view=events',
  );
});

test('shows an empty state without runs, and a loading error', async () => {
  server.answer(WEEK, week([]));
  const { unmount } = show();
  expect(await screen.findByText('No flows ran in the last 7 days.')).toBeVisible();
  expect(screen.queryByText(/of those started/)).toBeNull();
  unmount();
  server.fail(WEEK, 500);
  show();
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not load statistics.');
  server.answer(WEEK, week([prices]));
  await press('Try again');
  expect(await screen.findByRole('row', { name: /Prices/ })).toBeVisible();
});

test('unsubscribes and subscribes after confirmation by the server', async () => {
  server.answer(UNSUBSCRIBE, { success: true });
  server.answer(SUBSCRIBE, { success: true, subscribedFields: ['messages'] });
  const { toasts } = show();
  expect(await screen.findByText('Receiving real-time messages')).toBeVisible();
  server.answer(STATUS, aConnectedStatus({ webhookSubscribed: false }));
  await press('Unsubscribe');
  expect(await screen.findByText('Manual polling only')).toBeVisible();
  server.answer(STATUS, aConnectedStatus());
  await press('Subscribe');
  expect(await screen.findByText('Subscribed')).toBeVisible();
  expect(toasts.map(({ title }) => title)).toEqual(['Webhook unsubscription successful!', 'Webhook subscription successful!']);
});

test.each([
  ['Unsubscribe', true, UNSUBSCRIBE, 'Failed to unsubscribe from webhooks'],
  ['Subscribe', false, SUBSCRIBE, 'Failed to subscribe to webhooks'],
] as const)('%s shows its error text and the reason after a failure', async (name, webhookSubscribed, call, title) => {
  server.answer(STATUS, aConnectedStatus({ webhookSubscribed }));
  server.fail(call, 502, { error: 'Instagram refused.' });
  const { toasts } = show();
  await press(name);
  await waitFor(() =>
    expect(toasts).toEqual([{ kind: 'error', title, description: 'Instagram refused.', requestId: 'request-1' }]),
  );
});

test('disables Subscribe without an account, and links to connecting', async () => {
  server.answer(STATUS, aDisconnectedStatus());
  server.fail(SUBSCRIBE, 409, { error: 'Connect an Instagram account first.' });
  const { toasts } = show();
  await press('Subscribe');
  await waitFor(() =>
    expect(toasts).toMatchObject([
      { title: 'Failed to subscribe to webhooks', description: 'Connect an Instagram account first.' },
    ]),
  );
  expect(await screen.findByText('Not Subscribed')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Connect Instagram' })).toHaveAttribute('href', '/connect-instagram');
});

test('tests the webhook', async () => {
  const { toasts } = show();
  server.answer(TEST, { success: true, statusCode: 200, durationMs: 12, webhookUrl: 'https://fanfare.example' });
  await press('Test Webhook');
  await waitFor(() => expect(toasts.at(-1)).toMatchObject({ kind: 'success', title: 'The webhook responded in 12 ms' }));
  expect(server.requestsTo(TEST)[0]?.body).toEqual({
    eventType: 'messages',
    content: expect.any(String),
    timestamp: expect.stringMatching(/^\d{4}-/),
  });
  server.fail(TEST, 500);
  await press('Test Webhook');
  await waitFor(() => expect(toasts.at(-1)).toMatchObject({ kind: 'error', title: 'Webhook endpoint test failed' }));
  server.disconnect(TEST);
  await press('Test Webhook');
  await waitFor(() => expect(toasts.at(-1)).toMatchObject({ kind: 'error', title: 'Webhook endpoint test error' }));
});
