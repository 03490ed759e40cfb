import { aConnectedStatus, aUser, type FakeServer, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMonitoring, aSubscription, aSuite } from '../testing/builders.ts';
import { WebhookManagementScreen } from './WebhookManagementScreen.tsx';

// Covers statements of the specification that no other test of this screen covers.

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  server.answer('GET /api/instagram/status', aConnectedStatus());
  server.answer('GET /api/webhooks/subscriptions', { success: true, data: [aSubscription()] });
  server.answer('GET /api/webhooks/monitoring/dashboard', aMonitoring());
  server.answer('GET /api/webhooks/testing/suites', { success: true, suites: [aSuite()], results: [] });
  server.answer('GET /api/webhooks/stats', {
    success: true,
    data: { database: { total: 1, completed: 1, pending: 0, failed: 0 }, recentActivity: [], eventTypes: [] },
  });
});

const show = (query: string) => renderWithHost(<WebhookManagementScreen />, { at: `/webhook-management${query}`, user: aUser() });
const currentTab = () => screen.getByRole('link', { current: 'page', name: /^(?!Webhooks)/ });

test('each tab is opened by its query parameter', () => {
  for (const [query, name] of [
    ['', 'Overview'],
    ['?tab=overview', 'Overview'],
    ['?tab=dashboard', 'Dashboard'],
    ['?tab=testing', 'Testing'],
    ['?tab=monitoring', 'Monitoring'],
    ['?tab=notifications', 'Notifications'],
  ] as const) {
    const { unmount } = show(query);
    expect([query, currentTab().textContent]).toEqual([query, name]);
    unmount();
  }
});

test('the tabs have their views', async () => {
  for (const [query, names] of [
    ['?tab=dashboard', ['Overview', 'Subscriptions', 'Events']],
    ['?tab=testing', ['Create suite', 'Suites', 'Results']],
    ['?tab=monitoring', ['Overview', 'Health', 'Performance', 'Errors']],
  ] as const) {
    const { unmount } = show(query);
    await waitFor(() => {
      const views = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
      expect(views).toEqual(expect.arrayContaining([...names]));
    });
    unmount();
  }
});

test('a simulation sends type, content, username and time', async () => {
  const SIMULATE = 'POST /api/instagram/debug/simulate-event';
  server.answer(SIMULATE, { success: true, statusCode: 200 });
  show('?tab=testing&view=simulate');
  await userEvent.click(await screen.findByRole('button', { name: 'Simulate comment' }));
  await waitFor(() => expect(server.requestsTo(SIMULATE)).toHaveLength(1));
  expect(server.requestsTo(SIMULATE)[0]?.body).toEqual({
    eventType: 'comments',
    content: expect.stringMatching(/./),
    username: expect.stringMatching(/./),
    timestamp: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
  });
});
