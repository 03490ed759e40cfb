import { expect, test } from '@jest/globals';
import { renderBuilder } from '../../../testing/renderBuilder.tsx';

async function withNode(item = 'Message Node Sends a text message') {
  const view = renderBuilder();
  await view.user.click(view.button(item));
  const node = view.container.querySelector<HTMLElement>('.react-flow__node');
  node?.focus();
  const data = () => Reflect.get(view.store.getState(), 'flowBuilder').nodes[0].data;
  return { ...view, node, data };
}

test('Enter opens the focused node, and presses its focused button', async () => {
  const { user, canvas, data } = await withNode();
  await user.keyboard('{Enter}');
  expect(canvas().getByLabelText('Message text')).toHaveFocus();
  await user.keyboard('Welcome{Enter}');
  expect(data().content).toBe('Welcome');
  canvas().getByRole('button', { name: 'Output of Send Message' }).focus();
  await user.keyboard('{Enter}');
  expect(canvas().queryByLabelText('Message text')).toBeNull();
  canvas().getByRole('button', { name: 'Search this flow' }).focus();
  await user.keyboard('{Enter}');
  expect(await canvas().findByRole('textbox', { name: 'Search this flow' })).toHaveFocus();
});

test('Enter opens the form of a node without an inline editor', async () => {
  const { user, findByRole } = await withNode('Ask a Question Validates and saves the answer');
  await user.keyboard('{Enter}');
  expect(await findByRole('textbox', { name: 'Question' })).toBeVisible();
});

test('F2 renames: Enter commits, Escape reverts, and the node regains the focus', async () => {
  const { user, canvas, node, data } = await withNode();
  await user.keyboard('{F2}');
  expect(canvas().getByRole('textbox', { name: 'Node name' })).toHaveFocus();
  await user.keyboard('Greeting{Enter}');
  expect(data().label).toBe('Greeting');
  expect(node).toHaveFocus();
  await user.keyboard('{F2}Something else{Escape}');
  expect(data().label).toBe('Greeting');
  expect(node).toHaveFocus();
});

test('D toggles disabled, one undo step each; a start is unchanged with a reason', async () => {
  const { user, canvas, data, getByText } = await withNode();
  await user.keyboard('d');
  expect(data().disabled).toBe(true);
  expect(canvas().getByText('Disabled')).toBeVisible();
  expect(getByText('1 node disabled')).toBeInTheDocument();
  await user.keyboard('d');
  expect(data()).not.toHaveProperty('disabled');
  await user.keyboard('{Control>}z{/Control}');
  expect(data().disabled).toBe(true);
});

test('announces that a start cannot be disabled', async () => {
  const { user, data, getByText } = await withNode('Start Starts the flow');
  await user.keyboard('d');
  expect(data()).not.toHaveProperty('disabled');
  expect(getByText(/You cannot disable a start node/)).toBeInTheDocument();
});
