import { aConnectedStatus, anEvent, aUser, type FakeServer, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDecision, aMonitoring, aSubscription } from '../testing/builders.ts';
import { WebhookManagementScreen } from './WebhookManagementScreen.tsx';

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  server.answer('GET /api/instagram/status', aConnectedStatus());
  server.answer('GET /api/webhooks/subscriptions', { success: true, data: [aSubscription()] });
  server.answer('GET /api/webhooks/monitoring/dashboard', aMonitoring());
  server.answer('GET /api/webhooks/monitoring/status', aMonitoring());
  server.answer('GET /api/webhooks/stats', {
    success: true,
    data: {
      database: { total: 1_200, completed: 1_190, pending: 3, failed: 7 },
      recentActivity: [anEvent({ eventId: 'e1' })],
      eventTypes: [{ id: 'messages', count: 1_000 }],
    },
  });
});
const show = (query = '') => renderWithHost(<WebhookManagementScreen />, { at: `/webhook-management${query}`, user: aUser() });
const tab = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Webhook management sections' })).getByRole('link', { name });

test('starts with the overview, and changes the URL with the tab', async () => {
  const { place } = show('?tab=overview&status=failed');
  expect(screen.getByRole('heading', { name: 'How events are processed' })).toBeVisible();
  await userEvent.click(tab('Monitoring'));
  await waitFor(() => expect(place.path).toBe('/webhook-management?tab=monitoring'));
  expect(await screen.findByText('Fanfare receives events and replies to them.')).toBeVisible();
  expect(tab('Monitoring')).toHaveAttribute('aria-current', 'page');
});

test('every figure of the dashboard links to its events', async () => {
  show('?tab=dashboard');
  const failed = await screen.findByRole('link', { name: 'Failed events: 7' });
  expect(failed).toHaveAttribute('href', '/webhook-management?tab=dashboard&view=events&status=failed');
  expect(screen.getByRole('link', { name: /^Message\s*1,000$/ })).toHaveAttribute(
    'href',
    '/webhook-management?tab=dashboard&view=events&type=messages',
  );
});

test.each([
  ['?tab=nonsense', 'Tab "nonsense" not found'],
  ['?tab=monitoring&view=nonsense', 'View "nonsense" not found'],
])('ignores %s with a notice', async (query, title) => {
  const { toasts } = show(query);
  await waitFor(() => expect(toasts).toEqual([{ kind: 'info', title }]));
});

test('a link to an event opens it on any tab', async () => {
  server.answer('GET /api/webhooks/events/{id}', { success: true, data: anEvent({ eventId: 'e1' }) });
  server.answer('GET /api/webhooks/events/{id}/why', { success: true, data: aDecision() });
  const { place } = show('?event=e1');
  expect(await screen.findByRole('dialog', { name: 'Message' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(place.path).toBe('/webhook-management'));
});
