import type { FlowNode } from '@fanfare/shared/contracts';
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

test('publishes the revision on the canvas with a note, and takes it back', async () => {
  const { user, button, ask, findByText, getByText, queryByRole, server } = await openFlow([hello]);
  expect(getByText('Draft')).toBeVisible();
  server.answer(publish, {
    success: true,
    data: aBotFlow({ isActive: true, publishedVersion: 1, hasUnpublishedChanges: false }),
    issues: [],
  });
  const dialog = await ask();
  expect(dialog.getByText('This is the first version, with 1 node.')).toBeVisible();
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
  await user.click(button('Unpublish'));
  await findByText('Flow unpublished successfully!');
  expect(getByText('Draft')).toBeVisible();
});

test('shows what is new since the published version', async () => {
  const { ask, getByText, server } = await openFlow([{ ...hello, data: { ...hello.data, content: 'Hi' } }, call], {
    isActive: true,
    publishedVersion: 3,
  });
  expect(getByText('Published')).toBeVisible();
  expect(getByText('Unpublished changes')).toBeVisible();
  const info = { version: 3, note: '', author: 'mira', publishedAt: '2026-03-01T10:00:00.000Z', isCurrent: true };
  server.answer(version, { success: true, data: { ...info, nodeCount: 1, edgeCount: 0, nodes: [hello], edges: [] } });
  const dialog = await ask();
  expect(await dialog.findByText('Added 1')).toBeVisible();
  expect(dialog.getByText('Edited 1')).toBeVisible();
  expect(dialog.getByText('Hello').tagName).toBe('DEL');
  expect(dialog.getByText('Hi').tagName).toBe('INS');
  expect(dialog.getByText('Conversations under way finish on the version they began with.')).toBeVisible();
});

test('a flow with errors is not published, and the errors are listed', async () => {
  const { ask } = await openFlow([hello, call]);
  const dialog = await ask();
  expect(await dialog.findByText(/^: The address must begin with https:\/\//)).toBeVisible();
  expect(dialog.getByText('Error')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Publish' })).toBeDisabled();
});

test('asks for a name when no flow is open', async () => {
  const { user, button, getByRole } = renderBuilder();
  await user.click(button('Publish'));
  expect(getByRole('alert')).toHaveTextContent('Save the flow before publishing it: enter a flow name and press Save Flow.');
});

test('shows what the server refused', async () => {
  const { user, ask, findByText, server } = await openFlow([hello]);
  server.fail(publish, 409, { error: 'Connect an Instagram account first.', code: 'instagram_not_connected' });
  await user.click((await ask()).getByRole('button', { name: 'Publish' }));
  await findByText('Failed to publish flow: Connect an Instagram account first.');
});
