import type { Role } from '@fanfare/shared/contracts';
import { workspacesLoaded } from '@fanfare/shared/store';
import { expect, test } from '@jest/globals';
import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { aBotFlow, renderBuilder } from '../testing/renderBuilder.tsx';

const note = 'You have view access. An admin of Northwind can change your role.';
const node = { id: 'messageNode-1', type: 'messageNode', position: { x: 0, y: 0 }, data: { content: 'Hi there' } } as const;

async function open(role: Role) {
  const view = renderBuilder({
    at: '/flow-builder?flow=Prices',
    prepare: (server) => {
      server.answer('GET /api/flow/get/{id}', { success: true, data: { ...aBotFlow(), nodes: [node], edges: [] } });
    },
  });
  const workspace = { id: 'w1', name: 'Northwind', role, members: 2, owners: 1 };
  act(() => void view.store.dispatch(workspacesLoaded({ items: [workspace], currentId: 'w1' })));
  await view.canvas().findByText('Hi there');
  return view;
}

test.each(['viewer', 'agent'] as const)(
  'shows a flow to a member with the role %s, without any way to change it',
  async (role) => {
    const view = await open(role);
    expect(view.getAllByText(note)).toHaveLength(1);
    for (const name of [
      'Save Flow',
      'Publish',
      /^Message Node/,
      'Edit Send Message',
      'Delete Send Message',
      'Undo',
      'Add node',
      'Replay',
    ])
      expect(view.queryByRole('button', { name })).toBeNull();
    expect(view.getByRole('button', { name: 'Search this flow' })).toBeEnabled();
    expect(view.commands().map(({ id }) => id)).not.toEqual(expect.arrayContaining(['builder.save']));

    const graph = () => Reflect.get(view.store.getState(), 'flowBuilder').nodes;
    const before = graph();
    const card = view.container.querySelector<HTMLElement>('.react-flow__node');
    if (!card) throw new Error('no node');
    act(() => card.focus());
    await view.user.keyboard('{Delete}d{F2}n{Control>}d{/Control}{ArrowRight}');
    fireEvent.doubleClick(view.canvas().getByText('Hi there'));
    expect(graph()).toEqual(before);
    const text = await view.findByRole('textbox', { name: 'Message text' });
    expect(text).toBeDisabled();
    expect(view.server.requests.filter(({ call }) => !call.startsWith('GET'))).toEqual([]);
  },
);

test('the menu of a viewer offers only the export', async () => {
  const view = await open('viewer');
  await view.user.click(view.getByRole('button', { name: 'Templates, files and secrets' }));
  const menu = within(await view.findByRole('menu'));
  expect(menu.getAllByRole('menuitem')).toHaveLength(1);
  expect(menu.getByRole('menuitem', { name: 'Export as file' })).toBeVisible();
});

test('the outline of a viewer offers only to test and to show a node', async () => {
  const view = await open('viewer');
  await view.user.click(view.getByRole('button', { name: 'Outline' }));
  const row = within(await view.findByRole('treeitem'));
  await view.user.click(row.getByRole('button'));
  const items = within(await view.findByRole('menu')).getAllByRole('menuitem');
  expect(items).toHaveLength(2);
});

test('an editor changes and saves the flow', async () => {
  const view = await open('editor');
  expect(view.queryByText(note)).toBeNull();
  expect(view.getByRole('button', { name: 'Save Flow' })).toBeEnabled();
  fireEvent.doubleClick(view.canvas().getByText('Hi there'));
  await waitFor(() => expect(view.canvas().getByLabelText('Message text')).toBeEnabled());
});
