import {
  aConnectedStatus,
  aDisconnectedStatus,
  aUser,
  type FakeServer,
  fakeServer,
  renderWithHost,
} from '@fanfare/shared/testing';
import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAutomation } from '../features/automations/testing/builders.ts';
import { AutomationScreen } from './AutomationScreen.tsx';

const STATUS = 'GET /api/instagram/status';
const TEST = 'POST /api/instagram/webhook/test';

// Imports lazy chunks first, because Jest compiles them on first import.
beforeAll(async () => {
  await import('../features/automations/AutomationList.tsx');
});

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  server.answer(STATUS, aConnectedStatus());
  server.answer('GET /api/flows', { success: true, data: [anAutomation()] });
  server.answer('GET /api/flows/activity', { success: true, data: [] });
  server.answer('GET /api/flow/list', { success: true, data: [] });
});

const show = () => renderWithHost(<AutomationScreen />, { at: '/automation', user: aUser() });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('unsubscribes and subscribes the webhook after confirmation by the server', async () => {
  server.answer('DELETE /api/instagram/unsubscribe-webhook', { success: true });
  server.answer('POST /api/instagram/subscribe-webhook', { success: true, subscribedFields: ['messages'] });
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
  ['Unsubscribe', true, 'DELETE /api/instagram/unsubscribe-webhook', 'Failed to unsubscribe from webhooks'],
  ['Subscribe', false, 'POST /api/instagram/subscribe-webhook', 'Failed to subscribe to webhooks'],
] as const)('reports that %s failed', async (name, webhookSubscribed, call, title) => {
  server.answer(STATUS, aConnectedStatus({ webhookSubscribed }));
  server.fail(call, 500);
  const { toasts } = show();
  await press(name);
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'error', title }]));
});

test('disables Subscribe without an account, and links to connecting', async () => {
  server.answer(STATUS, aDisconnectedStatus());
  server.fail('POST /api/instagram/subscribe-webhook', 409, { error: 'Connect an Instagram account first.' });
  const { toasts } = show();
  expect(await screen.findByRole('link', { name: 'Connect Instagram' })).toHaveAttribute('href', '/connect-instagram');
  await press('Subscribe');
  await waitFor(() =>
    expect(toasts).toEqual([
      {
        kind: 'error',
        title: 'Failed to subscribe to webhooks',
        description: 'Connect an Instagram account first.',
        requestId: 'request-1',
      },
    ]),
  );
});

test('runs the quick actions', async () => {
  server.answer(STATUS, aDisconnectedStatus());
  server.answer(TEST, { success: true, statusCode: 200, durationMs: 12, webhookUrl: 'https://fanfare.example' });
  const { toasts } = show();
  expect(await screen.findByRole('link', { name: 'Connect Instagram' })).toHaveAttribute('href', '/connect-instagram');
  await press('Test Webhook');
  await waitFor(() => expect(toasts).toEqual([{ kind: 'success', title: 'The webhook responded in 12 ms' }]));
  expect(server.requestsTo(TEST)[0]?.body).toEqual({
    eventType: 'messages',
    content: expect.any(String),
    timestamp: expect.stringMatching(/^\d{4}-/),
  });
  expect(screen.getByRole('link', { name: 'View Logs' })).toHaveAttribute(
    'href',
    '/webhook-management?tab=dashboard&view=events',
  );
  expect(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/settings');
});
