import type { ResponseOf, Role } from '@fanfare/shared/contracts';
import { workspacesLoaded } from '@fanfare/shared/store';
import { aConnectedStatus, aUser, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAutomation } from '../features/automations/testing/builders.ts';
import '../features/automations/ApprovalList.tsx';
import '../features/automations/AutomationList.tsx';
import '../features/automations/editor/EditorDialog.tsx';
import { aWorkspace } from '../testing/memberBuilders.ts';
import { AutomationScreen } from './AutomationScreen.tsx';

const LIST = 'GET /api/approvals';
type Listed = ResponseOf<'GET /api/approvals'>['data'][number];

const request: Listed = {
  id: 'p1',
  state: 'open',
  note: 'Summer prices',
  by: { id: 'user-2', name: 'ben' },
  requestedAt: '2026-03-01T10:00:00.000Z',
  refusedBy: null,
  comment: null,
  flow: { id: 'f1', name: 'Prices' },
};
const ofFormer: Listed = {
  ...request,
  id: 'p2',
  state: 'outdated',
  note: '',
  by: { id: 'user-9', name: null },
  flow: { id: 'f2', name: 'Hours' },
};

async function show(role: Role, isActive = true) {
  const server = fakeServer();
  server.answer('GET /api/instagram/status', aConnectedStatus());
  const drawn = anAutomation({ _id: 'a3', name: 'Prices', kind: 'bot_flow', flowId: 'f1', isActive });
  server.answer('GET /api/flows', { success: true, data: [drawn, anAutomation({ _id: 'a4', name: 'Other', isActive })] });
  server.answer('GET /api/flows/activity', { success: true, data: [] });
  server.answer(LIST, { success: true, data: [request, ofFormer] });
  const workspace = aWorkspace({ role, needsApproval: true });
  const shown = renderWithHost(<AutomationScreen />, { at: '/automation', user: aUser() });
  act(() => void shown.store.dispatch(workspacesLoaded({ items: [workspace], currentId: workspace.id })));
  await screen.findByRole('article', { name: 'Prices' });
  return server;
}

test('admins see who requested approval for which flow, and open it', async () => {
  await show('admin');
  expect(await screen.findByText('Summer prices')).toBeVisible();
  expect(screen.getByText(/^ben ·/)).toBeVisible();
  expect(screen.getByText(/^Former member ·/)).toBeVisible();
  expect(screen.getByText('Request outdated')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Review Prices' })).toHaveAttribute('href', '/flow-builder?flow=Prices');
  const badge = (name: string) => within(screen.getByRole('article', { name })).queryByText('Waiting for approval');
  expect(badge('Prices')).toBeVisible();
  expect(badge('Other')).toBeNull();
});

test('editors do not see or load the requests', async () => {
  const server = await show('editor');
  expect(screen.queryByText('Waiting for approval')).toBeNull();
  expect(server.requestsTo(LIST)).toEqual([]);
});

test('editors are not offered to turn flows on or to change what followers get', async () => {
  const server = await show('editor');
  const card = (name: string) => within(screen.getByRole('article', { name }));
  expect(card('Prices').getByRole('switch')).toBeEnabled();
  await userEvent.click(card('Prices').getByRole('button', { name: 'Edit Prices' }));
  const editor = within(await screen.findByRole('dialog', { name: 'Edit Prices' }));
  expect(editor.getByText(/^In this workspace, the trigger of a published flow needs approval/)).toBeVisible();
  expect(editor.queryByRole('combobox')).toBeNull();
  await userEvent.type(editor.getByLabelText('Description'), 'Reviewed');
  server.answer('PATCH /api/flows/{id}', { success: true, data: anAutomation({ _id: 'a3', name: 'Prices' }) });
  await userEvent.click(editor.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(Object.keys(Object(server.requestsTo('PATCH /api/flows/{id}')[0]?.body))).toEqual(['description']));
});

test('a flow that is off says who can turn it on', async () => {
  await show('editor', false);
  for (const [name, reason] of [
    ['Prices', 'To turn this flow on, request approval in the flow builder.'],
    ['Other', 'Only owners and admins can turn this flow on.'],
  ] as const) {
    const toggle = within(screen.getByRole('article', { name })).getByRole('switch');
    expect(toggle).toBeDisabled();
    expect(toggle).toHaveAccessibleDescription(reason);
  }
});

test('admins turn flows on', async () => {
  await show('admin', false);
  for (const toggle of screen.getAllByRole('switch')) expect(toggle).toBeEnabled();
});
