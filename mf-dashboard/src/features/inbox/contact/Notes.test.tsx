import { aUser, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Notes } from './Notes.tsx';

test('names the members who wrote a note', async () => {
  const user = aUser();
  const note = { createdAt: new Date().toISOString() };
  fakeServer().answer('GET /api/inbox/threads/{id}/notes', {
    success: true,
    data: [
      { ...note, id: 'n1', text: 'Prefers oak', by: { id: 'u9', name: 'ben' } },
      { ...note, id: 'n2', text: 'Wants a refund', by: { id: 'u8', name: null } },
      { ...note, id: 'n3', text: 'Called twice', by: { id: user.id, name: user.username } },
    ],
  });
  renderWithHost(<Notes threadId="t1" />, { at: '/dashboard', user });
  await screen.findByText('Prefers oak');
  const feet = screen.getAllByRole('listitem').map((item) => item.querySelector('span')?.textContent?.split(' ')[0]);
  expect(feet.slice(0, 2)).toEqual(['ben', 'Former']);
  expect(screen.queryByText(new RegExp(user.username))).toBeNull();
});
