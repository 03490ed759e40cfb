import { aUser, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CannedDialog } from './CannedDialog.tsx';

const LIST = 'GET /api/inbox/canned-replies';
const CHANGE = 'PATCH /api/inbox/canned-replies/{id}';

test('names the author of a canned reply, and saves only its shortcut and text', async () => {
  const server = fakeServer();
  const reply = { id: 'c1', shortcut: 'hi', text: 'Hello!', updatedAt: '2026-03-01T10:00:00.000Z' };
  server.answer(LIST, { success: true, data: [{ ...reply, by: { id: 'u9', name: 'ben' } }] });
  server.answer(CHANGE, { success: true, data: reply });
  renderWithHost(<CannedDialog open onClose={() => undefined} />, { at: '/dashboard', user: aUser() });
  expect(await screen.findByTitle('ben')).toHaveTextContent('Hello!');
  await userEvent.click(screen.getByRole('button', { name: /^Edit/ }));
  await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(server.requestsTo(CHANGE)).toHaveLength(1));
  expect(server.requestsTo(CHANGE)[0]?.body).toEqual({ shortcut: 'hi', text: 'Hello!' });
});
