import { aUser, type FakeServer, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AlertsMenu } from './AlertsMenu.tsx';

const CHANGE = 'PATCH /api/user/notifications/settings';
const settings = {
  eventTypes: {},
  mutedAccounts: [],
  quietHours: { isOn: false, from: '22:00', to: '07:00', timeZone: 'UTC' },
  desktop: false,
  sound: false,
};
const requestPermission = jest.fn<() => Promise<string>>();
let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  server.answer('GET /api/user/notifications/settings', { success: true, settings });
  Object.assign(window, { Notification: { permission: 'default', requestPermission } });
  requestPermission.mockReset();
});

async function open() {
  const result = renderWithHost(<AlertsMenu />, { at: '/dashboard', user: aUser() });
  await userEvent.click(await screen.findByRole('button', { name: 'Alerts' }));
  return result;
}
const choices = async (name: string) => screen.findAllByRole('menuitemradio', { name });

test('asks the browser for permission when desktop notifications are enabled', async () => {
  requestPermission.mockResolvedValue('granted');
  server.answer(CHANGE, { success: true, settings: { ...settings, desktop: true } });
  await open();
  const [desktopOn] = await choices('On');
  const [desktopOff, soundOff] = await choices('Off');
  expect(desktopOff).toBeChecked();
  expect(soundOff).toBeChecked();
  expect(requestPermission).not.toHaveBeenCalled();
  await userEvent.click(desktopOn ?? document.body);
  await waitFor(() => expect(server.requestsTo(CHANGE)[0]?.body).toEqual({ desktop: true }));
});

test('reports a denied permission', async () => {
  requestPermission.mockResolvedValue('denied');
  const { toasts } = await open();
  const [desktopOn] = await choices('On');
  await userEvent.click(desktopOn ?? document.body);
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'Your browser blocks notifications from this page' }]));
  expect(server.requestsTo(CHANGE)).toEqual([]);
});

test('reports a setting that could not be saved', async () => {
  server.fail(CHANGE, 500);
  const { toasts } = await open();
  const [, soundOn] = await choices('On');
  await userEvent.click(soundOn ?? document.body);
  await waitFor(() => expect(toasts).toEqual([{ kind: 'error', title: 'Could not save the setting', requestId: 'request-1' }]));
});
