import type { NotificationSettings, WebhookSubscription } from '@fanfare/shared/contracts';
import { aUser, type FakeServer, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NotificationRow } from './NotificationRow.tsx';

const LOAD = 'GET /api/user/notifications/settings';
const CHANGE = 'PATCH /api/user/notifications/settings';
const settings: NotificationSettings = {
  eventTypes: { messages: true, comments: true },
  mutedAccounts: [],
  quietHours: { isOn: false, from: '22:00', to: '07:00', timeZone: 'Europe/Oslo' },
  desktop: false,
  sound: false,
};
const account: WebhookSubscription = {
  subscriptionId: 's1',
  instagramAccountId: '17841400000000123',
  username: 'northwind.coffee',
  status: 'active',
  subscribedFields: [],
  fields: [],
  stats: { totalEvents: 1 },
  lastActivity: null,
};
const requestPermission = jest.fn<() => Promise<string>>();

let server: FakeServer;
let stored: NotificationSettings;
beforeEach(() => {
  stored = settings;
  server = fakeServer();
  server.answer(LOAD, { success: true, settings });
  server.answer('GET /api/webhooks/subscriptions', { success: true, data: [account] });
  server.answerWith(CHANGE, ({ body }) => {
    stored = { ...stored, ...Object(body), eventTypes: { ...stored.eventTypes, ...Object(body).eventTypes } };
    return { success: true as const, settings: stored };
  });
  Object.assign(window, { Notification: { permission: 'default', requestPermission } });
});

async function open() {
  const result = renderWithHost(<NotificationRow />, { at: '/settings', user: aUser() });
  await userEvent.click(await screen.findByRole('button', { name: 'Notification Settings' }));
  return result;
}
const turn = async (name: string) => userEvent.click(await screen.findByRole('switch', { name }));
const changes = () => server.requestsTo(CHANGE).map(({ body }) => body);

test('shows a loading state, then opens the settings', async () => {
  const { toasts } = await open();
  expect(await screen.findByRole('switch', { name: 'Message' })).toBeChecked();
  expect(toasts).toMatchObject([{ kind: 'success', title: 'Notification settings loaded. Feature coming soon!' }]);
});

test.each([
  ['the server rejects the request', () => server.fail(LOAD, 500), 'Failed to load notification settings. Please try again.'],
  ['the server is unreachable', () => server.disconnect(LOAD), 'Error loading notification settings. Please try again.'],
])('shows a loading error when %s', async (_, prepare, title) => {
  prepare();
  const { toasts } = await open();
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'error', title }]));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('switches types, accounts and quiet hours separately', async () => {
  await open();
  await turn('Comment');
  await waitFor(() => expect(screen.getByRole('switch', { name: 'Comment' })).not.toBeChecked());
  const team = screen.getByRole('switch', { name: /^Team/ });
  expect(team).toBeChecked();
  await userEvent.click(team);
  await waitFor(() => expect(team).not.toBeChecked());
  await turn('@northwind.coffee');
  await turn('Daily quiet hours');
  expect(await screen.findByLabelText('From')).toHaveValue('22:00');
  expect(changes()).toEqual([
    { eventTypes: { comments: false } },
    { team: false },
    { mutedAccounts: ['17841400000000123'] },
    { quietHours: { ...settings.quietHours, isOn: true } },
  ]);
});

test('reverts a switch when the server rejects the change', async () => {
  const { toasts } = await open();
  server.fail(CHANGE, 500);
  await turn('Sound');
  await waitFor(() => expect(toasts.at(-1)).toMatchObject({ kind: 'error', title: 'Could not save the setting.' }));
  await waitFor(() => expect(screen.getByRole('switch', { name: 'Sound' })).not.toBeChecked());
});

test('asks the browser for permission when desktop notifications are enabled', async () => {
  requestPermission.mockResolvedValueOnce('denied').mockResolvedValueOnce('granted');
  const { toasts } = await open();
  await turn('Desktop notifications');
  await waitFor(() => expect(toasts.at(-1)).toMatchObject({ kind: 'info', title: 'Blocked by your browser' }));
  expect(changes()).toEqual([]);
  await turn('Desktop notifications');
  await waitFor(() => expect(changes()).toEqual([{ desktop: true }]));
});
