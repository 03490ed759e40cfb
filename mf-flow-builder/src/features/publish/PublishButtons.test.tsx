import { expect, test } from '@jest/globals';
import { within } from '@testing-library/react';
import { aBotFlow, renderBuilder } from '../../testing/renderBuilder.tsx';

const load = 'GET /api/flow/get/{id}';
const publish = 'POST /api/flow/{id}/publish';
const unpublish = 'POST /api/flow/{id}/unpublish';
const hello = {
  id: 'm',
  type: 'messageNode',
  position: { x: 0, y: 0 },
  data: { label: 'Send Message', content: 'Hello' },
} as const;
const call = { id: 'a', type: 'actionNode', position: { x: 0, y: 200 }, data: { action: 'send_api' } } as const;

async function openFlow(nodes: (typeof hello | typeof call)[], over: Parameters<typeof aBotFlow>[0] = {}) {
  const builder = renderBuilder();
  builder.server.answer(load, { success: true, data: { ...aBotFlow(over), nodes, edges: [] } });
  await builder.user.type(builder.getByLabelText('Flow name'), 'Prices');
  await builder.user.click(builder.button('Load Flow'));
  await builder.findByText('Flow loaded successfully!');
  return builder;
}

test('publishes the open flow and takes it back', async () => {
  const { user, button, findByText, getByText, server } = await openFlow([hello]);
  expect(getByText('Draft')).toBeVisible();
  server.answer(publish, {
    success: true,
    data: aBotFlow({ isActive: true, publishedVersion: 1, hasUnpublishedChanges: false }),
    issues: [],
  });
  await user.click(button('Publish'));
  await findByText('Flow published successfully!');
  expect(server.requestsTo(publish)[0]?.path).toBe('/api/flow/flow-1/publish');
  expect(getByText('Published')).toBeVisible();

  server.answer(unpublish, { success: true, data: aBotFlow({ publishedVersion: 1, hasUnpublishedChanges: false }) });
  await user.click(button('Unpublish'));
  await findByText('Flow unpublished successfully!');
  expect(getByText('Draft')).toBeVisible();
});

test('shows that a published flow has newer changes', async () => {
  const { getByText } = await openFlow([hello], { isActive: true, publishedVersion: 1, hasUnpublishedChanges: true });
  expect(getByText('Published')).toBeVisible();
  expect(getByText('Unpublished changes')).toBeVisible();
});

test('refuses a flow with errors, lists them, and forgets them when the flow changes', async () => {
  const { user, button, getByRole, queryByRole, findByText, server } = await openFlow([hello, call]);
  await user.click(button('Publish'));
  await findByText('Failed to publish flow: This flow has errors. Please fix them before publishing.');
  expect(server.requestsTo(publish)).toEqual([]);
  const list = within(getByRole('region', { name: 'What to look at before publishing' }));
  expect(list.getByRole('listitem')).toHaveTextContent(/^ErrorPerform Action: The address must begin with https:\/\//);
  await user.click(button('Delete Perform Action'));
  expect(queryByRole('region', { name: 'What to look at before publishing' })).toBeNull();
});

test('asks to save first', async () => {
  const { user, button, getByRole, server } = await openFlow([hello]);
  await user.click(button('Condition Node Checks if input contains a keyword'));
  await user.click(button('Publish'));
  expect(getByRole('alert')).toHaveTextContent(
    'Save your changes before publishing: enter the flow name "Prices" and press Save Flow.',
  );
  expect(server.requestsTo(publish)).toEqual([]);
});

test('asks for a name when no flow is open', async () => {
  const { user, button, getByRole } = renderBuilder();
  await user.click(button('Publish'));
  expect(getByRole('alert')).toHaveTextContent('Save the flow before publishing it: enter a flow name and press Save Flow.');
});

test('shows what the server refused', async () => {
  const { user, button, findByText, server } = await openFlow([hello]);
  server.fail(publish, 409, { error: 'Connect an Instagram account first.', code: 'instagram_not_connected' });
  await user.click(button('Publish'));
  await findByText('Failed to publish flow: Connect an Instagram account first.');
});
