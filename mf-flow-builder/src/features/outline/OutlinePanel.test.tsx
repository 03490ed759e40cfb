import type { FlowEdge, FlowNode, FlowNodeData, NodeType } from '@fanfare/shared/contracts';
import { expect, test } from '@jest/globals';
import { within } from '@testing-library/react';
import { aBotFlow, renderBuilder } from '../../testing/renderBuilder.tsx';

const node = (id: string, type: NodeType, data: FlowNodeData): FlowNode => ({ id, type, position: { x: 0, y: 0 }, data });
const edge = (source: string, target: string, sourceHandle?: string): FlowEdge => ({
  id: `${source}-${target}`,
  source,
  target,
  ...(sourceHandle !== undefined && { sourceHandle }),
});
const prices = {
  nodes: [
    node('c', 'conditionNode', { label: 'About prices?', keyword: 'price' }),
    node('yes', 'messageNode', { label: 'Prices', content: 'Stools are 95 EUR.' }),
    node('bye', 'messageNode', { label: 'Goodbye', content: 'See you!' }),
  ],
  edges: [edge('c', 'yes', 'true'), edge('yes', 'bye')],
};

async function outlined(flow: { nodes: FlowNode[]; edges: FlowEdge[] } = prices) {
  const view = renderBuilder({
    at: '/flow-builder?flow=Prices&panel=outline',
    prepare: (server) => server.answer('GET /api/flow/get/{id}', { success: true, data: { ...aBotFlow(), ...flow } }),
  });
  await view.findByText('Flow loaded successfully!');
  const tree = within(await view.findByRole('tree', { name: 'Flow outline' }));
  const line = (text: RegExp) => tree.getByRole('treeitem', { name: text });
  const lines = () => tree.getAllByRole('treeitem').map((item) => item.textContent);
  const ends = () => {
    const { edges } = Reflect.get(view.store.getState(), 'flowBuilder') as { edges: FlowEdge[] };
    return edges.map(({ source, sourceHandle, target }) => [source, sourceHandle, target].filter(Boolean).join(' '));
  };
  return { ...view, tree, line, lines, ends };
}

test('lists the whole flow, with arrow key navigation', async () => {
  const { user, line, lines } = await outlined();
  expect(lines()).toEqual([
    expect.stringMatching(/^About prices\?/),
    expect.stringMatching(/^If True/),
    expect.stringMatching(/^PricesStools are 95 EUR/),
    expect.stringMatching(/^GoodbyeSee you!/),
    expect.stringMatching(/^If False not connected/),
  ]);
  line(/About prices/).focus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(line(/^Prices/)).toHaveFocus();
  expect(line(/^Prices/)).toHaveAttribute('aria-level', '3');
  await user.keyboard('{ArrowLeft}');
  expect(line(/If True/)).toHaveFocus();
  await user.keyboard('{End}');
  expect(line(/If False/)).toHaveFocus();
});

test('adds a node behind another by keyboard', async () => {
  const { user, line, findByRole, findByText, ends } = await outlined();
  line(/^Prices/).focus();
  await user.keyboard('a');
  const search = within(await findByRole('dialog', { name: 'Add after Prices' })).getByRole('searchbox');
  await user.type(search, 'wait');
  await user.clear(search);
  await user.type(search, 'message node{Enter}');
  expect(await findByText('Send Message added after Prices.')).toBeInTheDocument();
  expect(ends()).toEqual([
    'c true yes',
    expect.stringMatching(/^yes messageNode-\d+$/),
    expect.stringMatching(/^messageNode-\d+ bye$/),
  ]);
});

test('adds a node to an open output, or connects it', async () => {
  const { user, line, findByRole, ends } = await outlined();
  line(/If False/).focus();
  await user.keyboard('c');
  const window = within(await findByRole('dialog', { name: 'Connect About prices?' }));
  expect(window.getByLabelText('Output')).toHaveValue('false');
  await user.selectOptions(window.getByLabelText('Continues to'), 'bye');
  await user.click(window.getByRole('button', { name: 'Connect' }));
  expect(ends()).toContain('c false bye');
  expect(line(/continues to Goodbye/)).toBeVisible();
});

test('swaps neighbours, and reports what cannot be moved', async () => {
  const { user, line, findByText, ends } = await outlined();
  line(/^Goodbye/).focus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(await findByText('Moved Goodbye before Prices.')).toBeInTheDocument();
  expect(ends()).toEqual(['c true bye', 'bye yes']);
  line(/^Prices/).focus();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(await findByText(/^Cannot move Prices here/)).toBeInTheDocument();
});

test('deletes, reconnects the neighbours and moves the focus', async () => {
  const { user, line, ends, tree } = await outlined();
  line(/^Prices/).focus();
  await user.keyboard('{Delete}');
  expect(ends()).toEqual(['c true bye']);
  expect(tree.queryByRole('treeitem', { name: /^Prices/ })).toBeNull();
  expect(line(/^Goodbye/)).toHaveFocus();
});

test('edits a node in place, and Escape returns to its row', async () => {
  const { user, line, findByLabelText, findByRole, store } = await outlined();
  line(/^Goodbye/).focus();
  await user.keyboard('{Enter}');
  const text = await findByLabelText(/Message text|Text/);
  await user.clear(text);
  await user.type(text, 'Until soon');
  await user.keyboard('{Escape}');
  expect(await findByRole('treeitem', { name: /Until soon/ })).toHaveFocus();
  expect(store.getState()).toMatchObject({
    flowBuilder: {
      nodes: expect.arrayContaining([
        expect.objectContaining({ id: 'bye', data: expect.objectContaining({ content: 'Until soon' }) }),
      ]),
    },
  });
});

test('the menu of a row does the same by touch, and tests from there', async () => {
  const { user, button, findByRole, findByLabelText } = await outlined();
  await user.click(button('Actions for Goodbye'));
  await user.click(await findByRole('menuitem', { name: /^Test from here/ }));
  expect(await findByRole('complementary', { name: 'Test' })).toBeVisible();
  await user.click(await findByLabelText('Follower message'));
  await user.keyboard('hi{Enter}');
  expect(await findByRole('log')).toHaveTextContent(/hi.*See you!/);
});

test('starts an empty flow', async () => {
  const { user, findByRole, findByText, tree } = await (async () => {
    const view = renderBuilder({ at: '/flow-builder?panel=outline' });
    return { ...view, tree: null };
  })();
  expect(tree).toBeNull();
  expect(await findByText('No nodes yet')).toBeVisible();
  await user.click(await findByRole('button', { name: 'Add first node' }));
  await user.click(await findByRole('button', { name: /^Start/ }));
  expect(await findByRole('treeitem', { name: /^Start/ })).toHaveFocus();
});
