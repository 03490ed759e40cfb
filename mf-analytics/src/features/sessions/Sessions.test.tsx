import type { SessionInfo } from '@fanfare/shared/contracts';
import { aUser, type FakeServer, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Sessions } from './Sessions.tsx';

const LIST = 'GET /api/auth/sessions';
const END = 'DELETE /api/auth/sessions/{id}';
const aSession = (id: string, device: string, isCurrent = false): SessionInfo => ({
  id,
  device,
  createdAt: '2026-03-01T10:00:00.000Z',
  lastSeenAt: '2026-03-01T10:00:00.000Z',
  expiresAt: '2026-03-08T10:00:00.000Z',
  isCurrent,
});
const here = aSession('s1', 'Firefox on Windows', true);
const phone = aSession('s2', 'Safari on iPhone');
const work = aSession('s3', 'Chrome on Linux');

let sessions: SessionInfo[];
let server: FakeServer;
beforeEach(() => {
  sessions = [here, phone, work];
  server = fakeServer();
  server.answerWith(LIST, () => ({ success: true as const, sessions }));
  server.answerWith(END, ({ params }) => {
    sessions = sessions.filter(({ id }) => id !== params.id);
    return { success: true as const };
  });
});

const show = () => renderWithHost(<Sessions />, { at: '/settings', user: aUser() });
const rows = () => within(screen.getByRole('list')).getAllByRole('listitem');

test('ends one session, or all others after confirmation', async () => {
  const { toasts } = show();
  expect(await screen.findByText('This device')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Sign out Firefox on Windows' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Sign out all other devices' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('2 devices will need to sign in again.')).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Sign out all' }));
  expect(await screen.findByText('No other devices are signed in.')).toBeVisible();
  expect(rows()).toHaveLength(1);
  expect(toasts).toEqual([{ kind: 'success', title: 'Signed out of all other devices' }]);
});

test('ends the selected session', async () => {
  const { toasts } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out Safari on iPhone' }));
  expect(await screen.findByText('Chrome on Linux')).toBeVisible();
  await screen.findByRole('button', { name: 'Sign out Chrome on Linux' });
  expect(sessions).toEqual([here, work]);
  expect(toasts).toEqual([{ kind: 'success', title: 'Signed out Safari on iPhone' }]);
});

test('shows a loading error', async () => {
  server.fail(LIST, 500);
  show();
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not load sessions.');
  server.answer(LIST, { success: true, sessions });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('This device')).toBeVisible();
});
