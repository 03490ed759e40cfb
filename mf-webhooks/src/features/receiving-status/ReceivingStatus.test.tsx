import { eventsReceived, onlineChanged } from '@fanfare/shared/store';
import {
  aConnectedStatus,
  aDisconnectedStatus,
  anEvent,
  aUser,
  type FakeServer,
  fakeServer,
  renderWithHost,
} from '@fanfare/shared/testing';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { aSubscription } from '../../testing/builders.ts';
import { ReceivingStatus } from './ReceivingStatus.tsx';

const STATUS = 'GET /api/instagram/status';

let server: FakeServer;
beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-03-01T10:00:14.000Z') });
  server = fakeServer();
  server.answer(STATUS, aConnectedStatus());
});
afterEach(() => {
  jest.useRealTimers();
});

function show(events: Parameters<typeof eventsReceived>[0]['events']) {
  const result = renderWithHost(<ReceivingStatus />, { at: '/webhook-management', user: aUser() });
  act(() => void result.store.dispatch(eventsReceived({ events })));
  return result;
}

test('shows and updates the age of the last event', async () => {
  show([
    anEvent({ receivedAt: '2026-03-01T10:00:00.000Z' }),
    anEvent({ eventId: 'f1', eventType: 'flow_execution', receivedAt: '2026-03-01T10:00:10.000Z' }),
    anEvent({ eventId: 'n1', eventType: 'webhook_error', outcome: null, receivedAt: '2026-03-01T10:00:11.000Z' }),
  ]);
  expect(await screen.findByText('Receiving. Last event 14 s ago.')).toBeVisible();
  act(() => jest.advanceTimersByTime(2_000));
  expect(screen.getByText('Receiving. Last event 16 s ago.')).toBeVisible();
});

test('shows an unknown state while the connection is lost', async () => {
  const { store } = show([anEvent({ receivedAt: '2026-03-01T10:00:00.000Z' })]);
  expect(await screen.findByText('Receiving. Last event 14 s ago.')).toBeVisible();
  act(() => void store.dispatch(onlineChanged(false)));
  expect(screen.queryByText(/Receiving/)).toBeNull();
  expect(screen.getByText(/the connection to Fanfare was lost\. Last known event 14 s ago\./)).toBeVisible();
});

test('shows that no event was received', async () => {
  show([]);
  expect(await screen.findByText('Connected. No events received yet.')).toBeVisible();
});

test.each([
  ['no account is connected', () => server.answer(STATUS, aDisconnectedStatus())],
  ['the check fails', () => server.fail(STATUS, 500)],
])('shows not connected when %s', async (_, prepare) => {
  prepare();
  show([anEvent()]);
  expect(await screen.findByText(/Not connected\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Connect Instagram' })).toHaveAttribute('href', '/connect-instagram');
});

test('shows an unknown state while loading', () => {
  renderWithHost(<ReceivingStatus />, { at: '/webhook-management', user: aUser() });
  expect(screen.getByText('Checking the connection')).toBeInTheDocument();
});

test.each([
  ['says how many fields are subscribed', {}, 'Receiving. Last event 14 s ago. 2 fields subscribed.'],
  ['and how many are missing', { isSubscribed: false }, 'Receiving. Last event 14 s ago. 1 field subscribed, 1 missing.'],
])('%s', async (_, over, sentence) => {
  const [messages, comments] = aSubscription().fields;
  if (!messages || !comments) throw new Error('The builder makes two fields.');
  const data = [aSubscription({ fields: [messages, { ...comments, ...over }] })];
  server.answer('GET /api/webhooks/subscriptions', { success: true, data });
  show([anEvent({ receivedAt: '2026-03-01T10:00:00.000Z' })]);
  const link = await screen.findByRole('link', { name: /subscribed/ });
  expect(link.closest('span')).toHaveTextContent(sentence);
});

test('shows that the subscription is off', async () => {
  const fields = aSubscription().fields.map((field) => ({ ...field, isSubscribed: false }));
  server.answer('GET /api/webhooks/subscriptions', { success: true, data: [aSubscription({ status: 'inactive', fields })] });
  show([anEvent()]);
  expect(await screen.findByRole('link', { name: 'Not receiving events: the webhook is not subscribed.' })).toBeVisible();
});
