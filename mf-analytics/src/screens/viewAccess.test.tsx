import type { Role } from '@fanfare/shared/contracts';
import { workspacesLoaded } from '@fanfare/shared/store';
import { aConnectedStatus, aUser, type FakeServer, renderWithHost } from '@fanfare/shared/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { anAutomation } from '../features/automations/testing/builders.ts';
import { InstagramCard } from '../features/instagram/InstagramCard.tsx';
import { startAnalyticsServer } from '../testing/analyticsServer.ts';
// Imports lazy chunks first, because Jest compiles them on first import.
import '../features/automations/AutomationList.tsx';
import './SecondaryCharts.tsx';
import { AnalyticsScreen } from './AnalyticsScreen.tsx';
import { AutomationScreen } from './AutomationScreen.tsx';

const note = 'You have view access. An admin of Northwind can change your role.';

let server: FakeServer;
beforeEach(() => {
  server = startAnalyticsServer();
  server.answer('GET /api/instagram/status', aConnectedStatus());
  server.answer('GET /api/flows', { success: true, data: [anAutomation()] });
  server.answer('GET /api/flows/activity', { success: true, data: [] });
});

function show(screenOf: ReactNode, role: Role) {
  const { store } = renderWithHost(screenOf, { at: '/', user: aUser() });
  const workspace = { id: 'w1', name: 'Northwind', role, members: 2, owners: 1 };
  act(() => void store.dispatch(workspacesLoaded({ items: [workspace], currentId: 'w1' })));
}
const has = (name: string | RegExp) => screen.queryByRole('button', { name }) !== null;

test.each([
  ['viewer', false, false],
  ['agent', false, false],
  ['editor', true, false],
  ['admin', true, true],
] as const)('automations: a member with the role %s may edit: %s, and subscribe: %s', async (role, mayEdit, maySubscribe) => {
  show(<AutomationScreen />, role);
  await screen.findByRole('article');
  expect(has('Create Flow')).toBe(mayEdit);
  expect(has(/^Edit /)).toBe(mayEdit);
  expect(has(/^Delete /)).toBe(mayEdit);
  expect(has(/^More/)).toBe(mayEdit);
  expect(screen.queryByRole('switch') !== null).toBe(mayEdit);
  expect(has('Test Webhook')).toBe(mayEdit);
  expect(has('Unsubscribe')).toBe(maySubscribe);
  expect(screen.queryAllByText(note)).toHaveLength(mayEdit ? 0 : 1);
});

test('an empty list offers a viewer no first flow', async () => {
  server.answer('GET /api/flows', { success: true, data: [] });
  show(<AutomationScreen />, 'viewer');
  await screen.findByText('No automation flows yet');
  expect(has('Create First Flow')).toBe(false);
});

test.each([
  ['viewer', false],
  ['editor', true],
] as const)('statistics: a member with the role %s may set goals, export and add keywords: %s', async (role, mayEdit) => {
  show(<AnalyticsScreen />, role);
  await screen.findByText('“prise” 3 times, and nothing answered.');
  expect(has('Set Goals')).toBe(mayEdit);
  expect(has(/^Add to/)).toBe(mayEdit);
  await userEvent.click(screen.getByRole('button', { name: 'Export Report' }));
  expect(within(await screen.findByRole('menu')).getAllByRole('menuitem')).toHaveLength(mayEdit ? 7 : 1);
});

test.each([
  ['editor', false],
  ['admin', true],
] as const)('Instagram: a member with the role %s may disconnect the account: %s', async (role, mayManage) => {
  show(<InstagramCard />, role);
  await screen.findByRole('button', { name: 'View Account' });
  expect(has('Disconnect')).toBe(mayManage);
});
