import { aConnectedStatus, aUser, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { CommentsSection } from './CommentsSection.tsx';

const show = (missingPermissions: 'comments'[]) => {
  const server = fakeServer();
  server.answer('GET /api/instagram/status', aConnectedStatus({ missingPermissions }));
  server.answer('GET /api/comments', { success: true, data: { comments: [], nextCursor: null } });
  server.answer('GET /api/comments/posts', { success: true, data: [] });
  renderWithHost(<CommentsSection />, { at: '/dashboard', user: aUser() });
};

test('shows the comments with the permission', async () => {
  show([]);
  expect(await screen.findByText('No comments yet')).toBeVisible();
});

test('without the permission, explains the missing comments and offers to reconnect', async () => {
  show(['comments']);
  expect(await screen.findByText('Comments are not available')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Reconnect' })).toHaveAttribute('href', '/connect-instagram');
  expect(screen.queryByText(/appears here the moment/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Sync with Instagram' })).toBeNull();
});
