import type { BotFlow, Role } from '@fanfare/shared/contracts';
import { workspacesLoaded } from '@fanfare/shared/store';
import { anAccount, aUser, type FakeServer, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { flowBuilderSlice } from '../../../state/slices/flowBuilder.slice.ts';
import { viewSlice } from '../../../state/slices/view.slice.ts';
import { aBotFlow } from '../../../testing/aBotFlow.ts';
import { NodeDetails } from '../NodeDetails.tsx';

const LIST = 'GET /api/flow/list';
const CHOOSE = 'PUT /api/flow/{id}/accounts';
const both = [anAccount({ id: 'coffee', username: 'coffee' }), anAccount({ id: 'tea', username: 'tea' })];

let server: FakeServer;
let stored: BotFlow;
beforeEach(() => {
  stored = aBotFlow({ accountIds: null });
  server = fakeServer();
  server.answer('GET /api/instagram/accounts', { success: true, data: both });
  server.answerWith(LIST, () => ({ success: true as const, data: [stored] }));
  server.answerWith(CHOOSE, ({ body }) => {
    stored = { ...stored, accountIds: body.accountIds };
    return { success: true as const, data: stored };
  });
});

function open({
  role = 'editor',
  type = 'startNode',
  isSaved = true,
}: {
  role?: Role;
  type?: 'startNode' | 'noteNode';
  isSaved?: boolean;
} = {}) {
  const slices = [
    { key: 'flowBuilder', reducer: flowBuilderSlice.reducer },
    { key: 'flowBuilderView', reducer: viewSlice.reducer },
  ] as const;
  const { store } = renderWithHost(<NodeDetails />, { user: aUser(), slices });
  const node = { id: 'n', type, position: { x: 0, y: 0 }, data: {} } as const;
  const workspace = { id: 'w1', name: 'Northwind', role, members: 2, owners: 1 };
  act(() => {
    store.dispatch(workspacesLoaded({ items: [workspace], currentId: 'w1' }));
    store.dispatch(flowBuilderSlice.actions.graphReplaced({ nodes: [node], edges: [], ...(isSaved && { flow: stored }) }));
    store.dispatch(viewSlice.actions.detailsOpened('n'));
  });
  return { hasUnsavedChanges: () => flowBuilderSlice.selectors.selectHasUnsavedChanges(Object(store.getState())) };
}

const account = (name: string) => screen.findByRole('checkbox', { name });
const chosen = () => server.requestsTo(CHOOSE).map(({ body }) => body);

test('saves each choice at once, and leaves the draft alone', async () => {
  const { hasUnsavedChanges } = open();
  await userEvent.click(await screen.findByRole('radio', { name: 'Chosen accounts' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Choose at least one account.');
  expect(screen.getByText(/^Changes take effect immediately/)).toBeVisible();
  expect(chosen()).toEqual([]);
  await userEvent.click(await account('@tea'));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Saved.'));
  expect(server.requestsTo(CHOOSE)[0]?.path).toBe('/api/flow/flow-1/accounts');
  await waitFor(() => expect(server.requestsTo(LIST)).toHaveLength(2));
  expect(await account('@tea')).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'All accounts' }));
  await waitFor(() => expect(chosen()).toEqual([{ accountIds: ['tea'] }, { accountIds: null }]));
  expect(hasUnsavedChanges()).toBe(false);
});

test('sends the latest of several quick choices after the one before', async () => {
  stored = aBotFlow({ accountIds: ['coffee'] });
  open();
  const release = server.hold(CHOOSE);
  await userEvent.click(await account('@tea'));
  await userEvent.click(await account('@coffee'));
  await userEvent.click(screen.getByRole('radio', { name: 'All accounts' }));
  expect(screen.getByRole('status')).toHaveTextContent('Saving...');
  expect(chosen()).toEqual([{ accountIds: ['coffee', 'tea'] }]);
  act(release);
  await waitFor(() => expect(chosen()).toEqual([{ accountIds: ['coffee', 'tea'] }, { accountIds: null }]));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Saved.'));
  expect(screen.getByRole('radio', { name: 'All accounts' })).toBeChecked();
});

test('shows the stored choice and the reason if it was not saved, and loads the accounts again', async () => {
  stored = aBotFlow({ accountIds: ['coffee'] });
  server.fail(CHOOSE, 404, { error: 'This account is not connected.' });
  open();
  await userEvent.click(await account('@tea'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Could not save the accounts\.This account is not connected\./);
  expect(await account('@tea')).not.toBeChecked();
  await waitFor(() => expect(server.requestsTo('GET /api/instagram/accounts')).toHaveLength(2));
});

test('warns about a flow whose accounts were disconnected', async () => {
  stored = aBotFlow({ accountIds: [] });
  open();
  expect(await screen.findByText(/^None of the chosen accounts is connected/)).toBeVisible();
});

test('is read-only without the permission to edit flows', async () => {
  stored = aBotFlow({ accountIds: ['tea'] });
  open({ role: 'viewer' });
  expect(await screen.findByRole('list', { name: 'Answers for' })).toHaveTextContent('@tea');
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByText(/^Changes take effect immediately/)).toBeNull();
});

test('offers a retry if the flow failed to load', async () => {
  server.fail(LIST, 500, { error: 'The database is restarting.' });
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Could not load flows\.The database is restarting\./);
  server.answer(LIST, { success: true, data: [stored] });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('radio', { name: 'All accounts' })).toBeChecked();
});

test('asks for nothing while the flow is not saved, or in another node', async () => {
  open({ isSaved: false });
  open({ type: 'noteNode' });
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(server.requests).toEqual([]);
});
