import type { Automation, FlowNode } from '@fanfare/shared/contracts';
import { expect, test } from '@jest/globals';
import { within } from '@testing-library/react';
import { aBotFlow, renderBuilder } from '../../testing/renderBuilder.tsx';

const load = 'GET /api/flow/get/{id}';
const publish = 'POST /api/flow/{id}/publish';
const unpublish = 'POST /api/flow/{id}/unpublish';
const version = 'GET /api/flow/{id}/versions/{version}';
const hello: FlowNode = {
  id: 'm',
  type: 'messageNode',
  position: { x: 0, y: 0 },
  data: { label: 'Send Message', content: 'Hello' },
};
const call: FlowNode = { id: 'a', type: 'actionNode', position: { x: 0, y: 200 }, data: { action: 'send_api' } };

async function openFlow(nodes: FlowNode[], over: Parameters<typeof aBotFlow>[0] = {}) {
  const builder = renderBuilder();
  builder.server.answer(load, { success: true, data: { ...aBotFlow(over), nodes, edges: [] } });
  await builder.user.type(builder.getByLabelText('Flow name'), 'Prices');
  await builder.user.click(builder.button('Load Flow'));
  await builder.findByText('Flow loaded successfully!');
  const ask = async () => {
    await builder.user.click(builder.button('Publish'));
    const dialog = within(await builder.findByRole('dialog', { name: 'Publish “Prices”' }));
    await dialog.findByLabelText('Note');
    return dialog;
  };
  return { ...builder, ask };
}

test('publishes the revision on the canvas with a note, and unpublishes it', async () => {
  const { user, button, ask, findByRole, findByText, getByText, queryByRole, server } = await openFlow([hello]);
  expect(getByText('Draft')).toBeVisible();
  server.answer(publish, {
    success: true,
    data: aBotFlow({ isActive: true, publishedVersion: 1, hasUnpublishedChanges: false }),
    issues: [],
  });
  const dialog = await ask();
  expect(dialog.getByText('First version, with 1 node.')).toBeVisible();
  await user.type(dialog.getByLabelText('Note'), 'First prices');
  await user.click(dialog.getByRole('button', { name: 'Publish' }));
  await findByText('Flow published successfully!');
  expect(server.requestsTo(publish)[0]).toMatchObject({
    path: '/api/flow/flow-1/publish',
    body: { revision: 1, note: 'First prices' },
  });
  expect(getByText('Published')).toBeInTheDocument();
  expect(queryByRole('dialog')).toBeNull();

  server.answer(unpublish, { success: true, data: aBotFlow({ publishedVersion: 1, hasUnpublishedChanges: false }) });
  await user.click(button('Templates, files and secrets'));
  await user.click(await findByRole('menuitem', { name: 'Unpublish' }));
  await findByText('Flow unpublished successfully!');
  expect(getByText('Draft')).toBeVisible();
});

test('shows the changes since the published version', async () => {
  const { ask, getByText, queryByText, server } = await openFlow([{ ...hello, data: { ...hello.data, content: 'Hi' } }, call], {
    isActive: true,
    publishedVersion: 3,
  });
  expect(queryByText('Published')).toBeNull();
  expect(getByText('Unpublished changes')).toBeVisible();
  const info = { version: 3, note: '', author: 'mira', publishedAt: '2026-03-01T10:00:00.000Z', isCurrent: true };
  server.answer(version, { success: true, data: { ...info, nodeCount: 1, edgeCount: 0, nodes: [hello], edges: [] } });
  const dialog = await ask();
  expect(await dialog.findByText('Added 1')).toBeVisible();
  expect(dialog.getByText('Edited 1')).toBeVisible();
  expect(dialog.getByText('Hello').tagName).toBe('DEL');
  expect(dialog.getByText('Hi').tagName).toBe('INS');
  expect(dialog.getByText('Conversations in progress finish on the version they started with.')).toBeVisible();
});

const questions: Automation = {
  _id: 'a-1',
  name: 'Questions',
  description: '',
  trigger: 'message_received',
  triggerSettings: {},
  conditions: [],
  actions: [],
  isActive: true,
  priority: 0,
  kind: 'bot_flow',
  flowId: 'flow-9',
  isRunnable: true,
  nextRunAt: null,
  lastFired: null,
  createdAt: '2026-03-01T10:00:00.000Z',
  updatedAt: '2026-03-01T10:00:00.000Z',
};
const advice = /^To run both, add a Start node/;

test('warns about a flow that would never run any more', async () => {
  const { ask, server } = await openFlow([hello]);
  server.answer('GET /api/flows', {
    success: true,
    data: [questions, { ...questions, _id: 'a-2', name: 'Off', isActive: false }],
  });
  const dialog = await ask();
  const taken = '“Questions” will never run: this flow has a higher priority and replies to every message.';
  expect(await dialog.findByText(taken)).toBeVisible();
  expect(dialog.getByText(advice)).toBeVisible();
  expect(dialog.queryByText(/“Off”/)).toBeNull();
  expect(dialog.getByRole('button', { name: 'Publish' })).toBeEnabled();
});

test('warns when a flow of higher priority matches everything', async () => {
  const { ask, server } = await openFlow([hello]);
  const own = { ...questions, _id: 'a-3', name: 'Prices', flowId: 'flow-1', priority: 2 };
  server.answer('GET /api/flows', { success: true, data: [{ ...questions, priority: 1 }, own] });
  const dialog = await ask();
  const lost = 'This flow will never run: “Questions” has a higher priority and replies to every message.';
  expect(await dialog.findByText(lost)).toBeVisible();
  expect(dialog.getByText('On the Automation page, move this flow up or turn off the other one.')).toBeVisible();
  expect(dialog.queryByText(advice)).toBeNull();
});

test('shows no warning when keywords do not overlap, and lists those that do', async () => {
  const start: FlowNode = {
    ...hello,
    id: 's',
    type: 'startNode',
    data: { start: { trigger: 'keyword_detected', keyword: 'Price' } },
  };
  const list = { keyword: 'price list', keywords: ['hours'] };
  const byKeyword = { ...questions, _id: 'a-2', name: 'List', trigger: 'keyword_detected' as const, triggerSettings: list };
  const { ask, server } = await openFlow([start, hello]);
  server.answer('GET /api/flows', { success: true, data: [byKeyword, questions] });
  const dialog = await ask();
  const taken = '“List” will not receive messages containing “price list”: this flow has a higher priority.';
  expect(await dialog.findByText(taken)).toBeVisible();
  expect(dialog.queryByText(/“Questions”/)).toBeNull();
});

test('lists errors instead of publishing', async () => {
  const { ask } = await openFlow([hello, call]);
  const dialog = await ask();
  expect(await dialog.findByText(/^: Enter a URL that starts with https:\/\//)).toBeVisible();
  expect(dialog.getByText('Error')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Publish' })).toBeDisabled();
});

const save = 'POST /api/flow/save';

test('saves a new flow under the typed name before publishing', async () => {
  const { user, button, findByRole, getByRole, queryByRole, getByLabelText, server } = renderBuilder();
  await user.click(button('Message Node Sends a text message'));
  await user.click(button('Publish'));
  const missing = 'Please enter a flow name. The flow is saved before it is published.';
  expect(getByRole('alert')).toHaveTextContent(missing);
  await user.type(getByLabelText('Flow name'), 'Prices');
  expect(queryByRole('alert')).toBeNull();
  server.answer(save, { success: true, data: aBotFlow() });
  await user.click(button('Publish'));
  await findByRole('dialog', { name: 'Publish “Prices”' });
  expect(server.requestsTo(save)).toMatchObject([{ body: { name: 'Prices', nodes: [{}] } }]);
  expect(getByLabelText('Flow name')).toHaveValue('');
});

test('does not publish after a failed save', async () => {
  const { user, button, findByText, getByRole, queryByRole, getByLabelText, server } = renderBuilder();
  await user.type(getByLabelText('Flow name'), 'Prices');
  await user.click(button('Publish'));
  expect(getByRole('alert')).toHaveTextContent(/^Please add at least one node to save the flow$/);
  await user.click(button('Message Node Sends a text message'));
  server.fail(save, 500, { error: 'No room' });
  await user.click(button('Publish'));
  await findByText('Failed to save flow: No room');
  expect(queryByRole('dialog')).toBeNull();
});

test('shows why the server rejected it', async () => {
  const { user, ask, findByText, server } = await openFlow([hello]);
  server.fail(publish, 409, { error: 'Connect an Instagram account first.', code: 'instagram_not_connected' });
  await user.click((await ask()).getByRole('button', { name: 'Publish' }));
  await findByText('Failed to publish flow: Connect an Instagram account first.');
});
