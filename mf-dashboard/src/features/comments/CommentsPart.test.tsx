import { aConnectedStatus, aUser, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { CommentsPart } from './CommentsPart.tsx';

const show = (missingPermissions: 'comments'[]) => {
  const server = fakeServer();
  server.answer('GET /api/instagram/status', aConnectedStatus({ missingPermissions }));
  server.answer('GET /api/comments', { success: true, data: { comments: [], nextCursor: null } });
  server.answer('GET /api/comments/posts', { success: true, data: [] });
  renderWithHost(<CommentsPart />, { at: '/dashboard', user: aUser() });
};

test('with the permission, the comments', async () => {
  show([]);
  expect(await screen.findByText('No comments yet')).toBeVisible();
});

test('without it, that none arrive, and the way out', async () => {
  show(['comments']);
  expect(await screen.findByText('Comments are not available')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Reconnect' })).toHaveAttribute('href', '/connect-instagram');
  expect(screen.queryByText(/appears here the moment/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Sync with Instagram' })).toBeNull();
});
