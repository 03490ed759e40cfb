import type { BotFlow, FlowApproval, FlowNode, Role } from '@fanfare/shared/contracts';
import { eventsReceived, workspacesLoaded } from '@fanfare/shared/store';
import { anEvent } from '@fanfare/shared/testing';
import { expect, test } from '@jest/globals';
import { act, waitFor, within } from '@testing-library/react';
import { aBotFlow, renderBuilder } from '../../../testing/renderBuilder.tsx';
import './ApprovalBadge.tsx';
import './ApprovalBar.tsx';
import './RequestButton.tsx';

const REQUEST = 'POST /api/flow/{id}/approval';
const WITHDRAW = 'DELETE /api/flow/{id}/approval';
const APPROVE = 'POST /api/approvals/{id}/approve';
const REFUSE = 'POST /api/approvals/{id}/refuse';
const hello: FlowNode = { id: 'm', type: 'messageNode', position: { x: 0, y: 0 }, data: { content: 'Hi there' } };

const anApproval = (over: Partial<FlowApproval> = {}): FlowApproval => ({
  id: 'p1',
  state: 'open',
  note: '',
  by: { id: 'user-2', name: 'ben' },
  requestedAt: '2026-03-01T10:00:00.000Z',
  refusedBy: null,
  comment: null,
  ...over,
});
const own = { by: { id: 'user-1', name: 'mira' } };

async function open(role: Role, flow: Partial<BotFlow> = {}, needsApproval = true) {
  const view = renderBuilder({
    at: '/flow-builder?flow=Prices',
    prepare: (server) => {
      server.answer('GET /api/flow/get/{id}', { success: true, data: { ...aBotFlow(flow), nodes: [hello], edges: [] } });
    },
  });
  const workspace = { id: 'w1', name: 'Northwind', role, members: 2, owners: 1, needsApproval };
  act(() => void view.store.dispatch(workspacesLoaded({ items: [workspace], currentId: 'w1' })));
  await view.canvas().findByText('Hi there');
  const dialog = async (name: string) => within(await view.findByRole('dialog', { name }));
  return { ...view, dialog };
}

test('an editor requests approval of the revision on the canvas, and withdraws it', async () => {
  const { user, button, dialog, server, toasts, findByText, findByRole, queryByRole } = await open('editor');
  expect(queryByRole('button', { name: 'Publish' })).toBeNull();
  server.answer(REQUEST, { success: true, data: aBotFlow({ approval: anApproval(own) }) });
  await user.click(await findByRole('button', { name: 'Request approval' }));
  const form = await dialog('Request approval for “Prices”');
  await user.type(await form.findByLabelText('Note'), 'Summer');
  await user.click(form.getByRole('button', { name: 'Request approval' }));
  await findByText('You requested approval. If you change the flow, request it again.');
  expect(server.requestsTo(REQUEST)[0]).toMatchObject({
    path: '/api/flow/flow-1/approval',
    body: { revision: 1, note: 'Summer' },
  });
  expect(button('Approval requested')).toBeDisabled();
  expect(queryByRole('button', { name: 'Approve' })).toBeNull();

  server.answer(WITHDRAW, { success: true, data: aBotFlow({ approval: null }) });
  await user.click(button('Withdraw'));
  await waitFor(() => expect(button('Request approval')).toBeEnabled());
  expect(toasts.map(({ title }) => title)).toEqual(['Approval requested', 'Request withdrawn']);
});

test('an admin approves what a colleague requested', async () => {
  const { user, button, dialog, server, findByText, queryByText, getByText } = await open('admin', {
    approval: anApproval({ note: 'Summer prices' }),
  });
  await findByText('ben requested approval to publish this flow.');
  expect(getByText('Summer prices')).toBeVisible();
  expect(getByText('Waiting for approval')).toBeVisible();
  expect(button('Publish')).toBeEnabled();
  const published = aBotFlow({ isActive: true, publishedVersion: 1, hasUnpublishedChanges: false, approval: null });
  server.answer(APPROVE, { success: true, data: published, issues: [] });
  await user.click(button('Approve'));
  const form = await dialog('Approve and publish “Prices”');
  expect(await form.findByText('First version, with 1 node.')).toBeVisible();
  expect(form.queryByLabelText('Note')).toBeNull();
  await user.click(form.getByRole('button', { name: 'Approve' }));
  await findByText('Published');
  expect(server.requestsTo(APPROVE)[0]?.path).toBe('/api/approvals/p1/approve');
  expect(queryByText(/requested approval/)).toBeNull();
});

test('an admin refuses with a comment, which is required', async () => {
  const { user, button, dialog, server, findByText } = await open('admin', { approval: anApproval() });
  const refused = anApproval({ state: 'refused', refusedBy: { id: 'user-1', name: 'mira' }, comment: 'Too long' });
  server.answer(REFUSE, { success: true, data: aBotFlow({ approval: refused }) });
  await user.click(button('Refuse'));
  const form = await dialog('Refuse request');
  await user.click(form.getByRole('button', { name: 'Refuse' }));
  expect(form.getByLabelText('Comment')).toHaveAccessibleDescription('Enter a comment.');
  await user.type(form.getByLabelText('Comment'), ' Too long ');
  await user.click(form.getByRole('button', { name: 'Refuse' }));
  await findByText('mira refused the request to publish this flow.');
  await findByText('Too long');
  expect(server.requestsTo(REFUSE)).toMatchObject([{ path: '/api/approvals/p1/refuse', body: { comment: 'Too long' } }]);
});

test('an outdated request is not offered for approval', async () => {
  const { findByText, queryByRole, button } = await open('owner', { approval: anApproval({ state: 'outdated' }) });
  await findByText('ben requested approval, but the flow has changed since. Only a new request can be approved.');
  expect(queryByRole('button', { name: 'Approve' })).toBeNull();
  expect(button('Refuse')).toBeEnabled();
});

test('an editor whose request is outdated or refused requests again', async () => {
  const outdated = await open('editor', { approval: anApproval({ ...own, state: 'outdated' }) });
  await outdated.findByText('The flow has changed since you requested approval. Request it again.');
  expect(outdated.button('Request approval')).toBeEnabled();
  outdated.unmount();
  const refusal = { state: 'refused' as const, refusedBy: { id: 'user-3', name: null }, comment: 'No' };
  const refused = await open('editor', { approval: anApproval({ ...own, ...refusal }) });
  await refused.findByText('A former member refused your request to publish this flow.');
  expect(refused.button('Request approval')).toBeEnabled();
});

test('shows why a request was not decided', async () => {
  const { user, button, dialog, server, toasts } = await open('admin', { approval: anApproval() });
  server.fail(APPROVE, 409, { error: 'This request was already decided or withdrawn.', code: 'approval_closed' });
  await user.click(button('Approve'));
  const form = await dialog('Approve and publish “Prices”');
  await user.click(await form.findByRole('button', { name: 'Approve' }));
  const description = 'This request was already decided or withdrawn.';
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'error', title: 'Could not approve the request.', description }]));
});

test('without the setting an editor publishes, also if a request of the past is open', async () => {
  const { button } = await open('editor', { approval: anApproval(own) }, false);
  expect(button('Publish')).toBeEnabled();
});

test('the editor sees the decision at once', async () => {
  const { store, server, findByText, findByRole } = await open('editor', { approval: anApproval(own) });
  await findByText('You requested approval. If you change the flow, request it again.');
  const refused = anApproval({ ...own, state: 'refused', refusedBy: { id: 'user-3', name: 'lena' }, comment: 'Too long' });
  const answer = aBotFlow({ approval: refused });
  server.answer('GET /api/flow/get/{id}', { success: true, data: { ...answer, nodes: [hello], edges: [] } });
  const event = anEvent({ seq: 1, payload: { notice: 'flows', approval: { flowId: answer.id } } });
  act(() => void store.dispatch(eventsReceived({ events: [event] })));
  await findByText('lena refused your request to publish this flow.');
  expect(await findByRole('button', { name: 'Request approval' })).toBeEnabled();
});
