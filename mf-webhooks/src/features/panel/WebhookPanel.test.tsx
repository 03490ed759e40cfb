import { anEvent, aUser, type FakeServer, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WebhookPanel } from './WebhookPanel.tsx';

const STATUS = 'GET /api/instagram/webhook/status';
const EVENTS = 'GET /api/instagram/webhook/events';
const TEST = 'POST /api/instagram/webhook/test';
const SIMULATE = 'POST /api/instagram/debug/simulate-event';
const webhookUrl = 'https://fanfare.example/webhooks/instagram';
const status = {
  success: true,
  status: 'active',
  webhookUrl,
  total: 175,
  processed: 170,
  pending: 5,
  lastEventAt: '2026-03-01T10:00:00.000Z',
} as const;

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  server.answer(STATUS, status);
  server.answer(EVENTS, { success: true, events: [anEvent()] });
});

const show = () => renderWithHost(<WebhookPanel />, { at: '/dashboard?tab=webhooks', user: aUser() });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const results = async () =>
  within(await screen.findByRole('list', { name: 'Results' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('shows whether, where and how many events are received', async () => {
  const release = server.hold(STATUS);
  show();
  expect(screen.getByText('Loading webhook')).toBeInTheDocument();
  release();
  expect(await screen.findByText('Active')).toBeVisible();
  expect(screen.getByText(webhookUrl)).toBeVisible();
  const figure = (label: string) => screen.getByText(label).nextElementSibling;
  expect(figure('Total events')).toHaveTextContent('175');
  expect(figure('Processed')).toHaveTextContent('170');
  expect(figure('Pending')).toHaveTextContent('5');
  expect(within(screen.getByRole('region', { name: 'Setup' })).getAllByRole('listitem')).toHaveLength(4);
});

test.each([
  ['inactive', 'Inactive'],
  ['error', 'Error'],
  ['unknown', 'Unknown'],
] as const)('shows the status %s as text', async (state, name) => {
  server.answer(STATUS, { ...status, status: state, lastEventAt: null });
  show();
  expect(await screen.findByText(name)).toBeVisible();
  expect(screen.getByText('None yet')).toBeVisible();
});

test('lists the 10 most recent events', async () => {
  server.answer(EVENTS, {
    success: true,
    events: Array.from({ length: 12 }, (_, n) => anEvent({ eventId: `e${n}`, isSimulated: n === 0 })),
  });
  show();
  const list = within(await screen.findByRole('list', { name: 'Recent events' }));
  expect(list.getAllByRole('listitem')).toHaveLength(10);
  expect(list.getAllByText('Test')).toHaveLength(1);
});

test('shows an empty state, and a loading error', async () => {
  server.answer(EVENTS, { success: true, events: [] });
  const { unmount } = show();
  expect(await screen.findByText(/^No events yet/)).toBeVisible();
  unmount();
  server.fail(EVENTS, 500);
  show();
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load webhook data');
});

test('tests the endpoint', async () => {
  show();
  server.answer(TEST, { success: true, statusCode: 200, durationMs: 12, webhookUrl });
  await press('Test endpoint');
  expect((await results())[0]).toContain('Passed: Webhook endpoint responded with 200 in 12 ms');
  server.answer(TEST, { success: true, statusCode: 401, durationMs: 12, webhookUrl });
  await press('Test endpoint');
  expect((await results())[0]).toContain('Failed: Webhook endpoint test failed');
  server.disconnect(TEST);
  await press('Test endpoint');
  expect((await results())[0]).toContain('Failed: Webhook endpoint test error');
});

test.each([
  ['comment', 'comments'],
  ['mention', 'mentions'],
  ['live comment', 'live_comments'],
  ['reaction', 'message_reactions'],
])('simulates a %s', async (name, eventType) => {
  show();
  server.answer(SIMULATE, { success: true, statusCode: 200 });
  await press(`Simulate ${name}`);
  expect((await results())[0]).toContain(`Passed: Simulated ${name} event received`);
  expect(server.requestsTo(SIMULATE)[0]?.body).toMatchObject({ eventType, timestamp: expect.any(String) });
  server.fail(SIMULATE, 409, { error: 'Connect an Instagram account first.' });
  await press(`Simulate ${name}`);
  expect((await results())[0]).toContain(`Simulated ${name} event failedConnect an Instagram account first.`);
  server.disconnect(SIMULATE);
  await press(`Simulate ${name}`);
  expect((await results())[0]).toContain(`Simulated ${name} event error`);
});

test('retains the last 5 results, newest first', async () => {
  show();
  server.answer(TEST, { success: true, statusCode: 200, durationMs: 1, webhookUrl });
  for (let n = 0; n < 5; n += 1) await press('Test endpoint');
  server.answer(SIMULATE, { success: true, statusCode: 200 });
  await press('Simulate mention');
  expect(await results()).toHaveLength(5);
  expect((await results())[0]).toContain('mention');
});

test('retries loading', async () => {
  server.fail(STATUS, 500);
  show();
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load webhook data');
  server.answer(STATUS, status);
  await press('Try again');
  expect(await screen.findByText('Active')).toBeVisible();
});
