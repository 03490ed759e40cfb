import { writeStoredSession, writeStoredWorkspace } from '@fanfare/shared/api';
import { aDisconnectedStatus, aUser, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useGuide } from './useGuide.ts';

const user = aUser();

beforeEach(() => {
  const server = fakeServer();
  const counts = { total: 0, today: 0, listed: 0, unread: 0, received: 0, flowExecutions: 0, activeFlows: 0 };
  server.answer('GET /api/instagram/status', aDisconnectedStatus());
  server.answer('GET /api/webhooks/counts', { success: true, data: counts });
});

function Guide() {
  const { isShown, hide } = useGuide();
  return isShown ? (
    <button type="button" onClick={hide}>
      Hide
    </button>
  ) : (
    <p>Hidden</p>
  );
}

const show = () => renderWithHost(<Guide />, { at: '/dashboard', user });

test('is hidden in one workspace and still shown in another', async () => {
  const first = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Hide' }));
  expect(screen.getByText('Hidden')).toBeVisible();
  first.unmount();
  writeStoredSession({ token: 'fan_test', user });
  writeStoredWorkspace({ id: 'workspace-1', name: 'Studio', role: 'owner', userId: user.id });
  const second = show();
  expect(await screen.findByRole('button', { name: 'Hide' })).toBeVisible();
  second.unmount();
  writeStoredWorkspace({ id: user.id, name: 'mira', role: 'owner', userId: user.id });
  show();
  expect(screen.getByText('Hidden')).toBeVisible();
});
