import { expect, test } from '@jest/globals';
import { renderBuilder } from '../../../testing/renderBuilder.tsx';

const graphOf = (view: { store: { getState: () => object } }) => Reflect.get(view.store.getState(), 'flowBuilder');

async function withTwo() {
  const view = renderBuilder();
  await view.user.click(view.button('Condition Node Checks if input contains a keyword'));
  await view.user.click(view.button('Message Node Sends a text message'));
  const node = view.container.querySelector<HTMLElement>('.react-flow__node');
  node?.focus();
  await view.user.keyboard(' ');
  return { ...view, node };
}

test('C connects by keyboard: the output, then the target, and announces it', async () => {
  const view = await withTwo();
  await view.user.keyboard('c');
  expect(await view.findByRole('dialog', { name: /^Connect Check Condition/ })).toBeVisible();
  await view.user.keyboard('{ArrowDown}{Enter}');
  expect(await view.findByRole('combobox', { name: 'Connect to' })).toHaveFocus();
  await view.user.keyboard('send{Enter}');
  expect(graphOf(view).edges).toMatchObject([{ sourceHandle: 'false' }]);
  expect(view.getByText(/^Connected .* to Send Message/)).toBeInTheDocument();
  expect(view.node).toHaveFocus();
});

test('offers no existing connection', async () => {
  const view = await withTwo();
  await view.user.keyboard('c');
  await view.findByRole('dialog', { name: /^Connect/ });
  await view.user.keyboard('{Enter}{Enter}');
  await view.user.keyboard('c');
  await view.findByRole('dialog', { name: /^Connect/ });
  await view.user.keyboard('{Enter}');
  expect(await view.findByText('No nodes available to connect to.')).toBeVisible();
  await view.user.keyboard('{Escape}');
  expect(view.queryByRole('dialog')).toBeNull();
  expect(view.node).toHaveFocus();
});

test('N adds a node found by its name', async () => {
  const view = await withTwo();
  await view.user.keyboard('n');
  expect(await view.findByRole('combobox', { name: 'Search nodes' })).toHaveFocus();
  await view.user.keyboard('ask a question{Enter}');
  expect(graphOf(view).nodes.at(-1)).toMatchObject({ type: 'askNode' });
  expect(view.getByText('Ask a Question added')).toBeInTheDocument();
});

test('Find moves from node to node, and Escape restores the focus', async () => {
  const view = await withTwo();
  await view.user.keyboard('{Control>}f{/Control}');
  expect(await view.findByRole('textbox', { name: 'Search this flow' })).toHaveFocus();
  await view.user.keyboard('e');
  expect(view.getByText('1 of 2')).toBeVisible();
  await view.user.keyboard('{Enter}');
  expect(view.getByText('2 of 2')).toBeVisible();
  await view.user.keyboard('{Enter}');
  expect(view.getByText('1 of 2')).toBeVisible();
  await view.user.keyboard('xyz');
  expect(view.getByText('No results')).toBeVisible();
  await view.user.keyboard('{Escape}');
  expect(view.node).toHaveFocus();
});
