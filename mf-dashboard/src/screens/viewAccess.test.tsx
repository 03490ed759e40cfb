import type { Role } from '@fanfare/shared/contracts';
import { workspacesLoaded } from '@fanfare/shared/store';
import { aConnectedStatus, aUser, type FakeServer, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AccountCard } from '../features/account/AccountCard.tsx';
import { AutomationPanel } from '../features/automation/AutomationPanel.tsx';
import { PauseNotice } from '../features/diagnostics/PauseNotice.tsx';
import { FlowsPanel } from '../features/flows/FlowsPanel.tsx';

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  server.answer('GET /api/instagram/status', aConnectedStatus());
  server.answer('GET /api/flow/list', { success: true, data: [] });
  server.answer('GET /api/flows', { success: true, data: [] });
  server.answer('GET /api/flows/activity', { success: true, data: [] });
});

function show(screenOf: ReactNode, role: Role) {
  const { store } = renderWithHost(screenOf, { at: '/dashboard', user: aUser() });
  const workspace = { id: 'w1', name: 'Northwind', role, members: 2, owners: 1 };
  act(() => void store.dispatch(workspacesLoaded({ items: [workspace], currentId: 'w1' })));
}
const has = (role: string, name: string) => screen.queryAllByRole(role, { name }).length > 0;

test.each([
  ['viewer', false],
  ['editor', true],
] as const)('flows: a member with the role %s may create one: %s', async (role, mayEdit) => {
  show(<FlowsPanel />, role);
  await screen.findByText('No flows yet');
  expect(has('link', 'Create new flow')).toBe(mayEdit);
  expect(screen.queryByText('You have view access. An admin of Northwind can change your role.') === null).toBe(mayEdit);
});

test.each([
  ['agent', false, false],
  ['editor', true, false],
  ['admin', true, true],
] as const)('automation: a member with the role %s may test: %s, and subscribe: %s', async (role, mayEdit, mayManage) => {
  show(<AutomationPanel />, role);
  await screen.findByText('Subscribed');
  expect(has('link', 'Create Flow')).toBe(mayEdit);
  expect(has('button', 'Test Webhook')).toBe(mayEdit);
  expect(has('button', 'Unsubscribe')).toBe(mayManage);
});

test.each([
  ['editor', false],
  ['admin', true],
] as const)('account: a member with the role %s may reconnect and resume: %s', async (role, mayManage) => {
  server.answer(
    'GET /api/instagram/status',
    aConnectedStatus({ pause: { reason: 'policy_block', since: '2026-03-01T09:00:00.000Z', text: 'Paused', fix: 'Wait.' } }),
  );
  show(
    <>
      <AccountCard />
      <PauseNotice />
    </>,
    role,
  );
  await screen.findByText('Paused');
  expect(has('button', 'Disconnect')).toBe(mayManage);
  expect(has('button', 'Reconnect')).toBe(mayManage);
  expect(has('button', 'Resume sending')).toBe(mayManage);
});
