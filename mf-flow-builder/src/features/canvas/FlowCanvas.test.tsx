import { describe, expect, test } from '@jest/globals';
import { createEvent, fireEvent } from '@testing-library/react';
import { renderBuilder } from '../../testing/renderBuilder.tsx';

const addCondition = 'Condition Node Checks if input contains a keyword';
const addMessage = 'Message Node Sends a text message';

test('adds a node where an item is dropped, and ignores other drops', () => {
  const { canvas, getByRole, store } = renderBuilder();
  const region = getByRole('region', { name: 'Flow canvas' });
  const drop = (format: string, value: string) => {
    const dataTransfer = { types: [format], getData: (request: string) => (request === format ? value : '') };
    // jsdom has no drag events, so the pointer position is set by hand.
    fireEvent(region, Object.assign(createEvent.drop(region, { dataTransfer }), { clientX: 333, clientY: 222 }));
  };
  drop('application/reactflow', 'spaceship');
  drop('text/plain', 'messageNode');
  expect(store.getState()).toMatchObject({ flowBuilder: { nodes: [] } });
  drop('application/reactflow', 'conditionNode');
  expect(canvas().getByText('Message contains "help"')).toBeVisible();
  expect(store.getState()).toMatchObject({ flowBuilder: { nodes: [{ position: { x: 333, y: 222 } }] } });
});

test('places consecutive nodes without overlap', async () => {
  const { user, button, store } = renderBuilder();
  for (const name of [addMessage, addCondition, addCondition, addMessage]) await user.click(button(name));
  const places: { x: number; y: number }[] = Reflect.get(store.getState(), 'flowBuilder').nodes.map(positionOf);
  const isApart = (one: { x: number; y: number }, other: { x: number; y: number }) =>
    Math.abs(one.x - other.x) >= 240 || Math.abs(one.y - other.y) >= 100;
  expect(places).toHaveLength(4);
  expect(places.every((one, index) => places.slice(index + 1).every((other) => isApart(one, other)))).toBe(true);
});

describe('by keyboard', () => {
  test('Enter on a palette item adds a node and announces it', async () => {
    const { user, canvas, button, getByText } = renderBuilder();
    button(addMessage).focus();
    await user.keyboard('{Enter}');
    expect(canvas().getByText('Hello! How can I help you?')).toBeVisible();
    expect(getByText('Message Node added')).toBeInTheDocument();
  });

  test('Enter on an output and on an input connects them', async () => {
    const { user, canvas, button, store } = renderBuilder();
    await user.click(button(addCondition));
    await user.click(button(addMessage));
    canvas().getByRole('button', { name: 'False output of Check Condition' }).focus();
    await user.keyboard('{Enter}');
    canvas().getByRole('button', { name: 'Input of Send Message' }).focus();
    await user.keyboard('{Enter}');
    expect(store.getState()).toMatchObject({
      flowBuilder: {
        edges: [
          {
            source: expect.stringMatching(/^conditionNode-/),
            target: expect.stringMatching(/^messageNode-/),
            sourceHandle: 'false',
          },
        ],
      },
    });
  });

  test('Delete removes the selected node with its edges, but not from a button elsewhere', async () => {
    const { user, canvas, button, store, container } = renderBuilder();
    await user.click(button(addMessage));
    const node = container.querySelector<HTMLElement>('.react-flow__node');
    node?.focus();
    await user.keyboard(' ');
    button('Save Flow').focus();
    await user.keyboard('{Delete}');
    expect(canvas().getByText('Hello! How can I help you?')).toBeVisible();
    node?.focus();
    await user.keyboard('{Delete}');
    expect(store.getState()).toMatchObject({ flowBuilder: { nodes: [] } });
  });
});

describe('Undo and Redo', () => {
  test('revert and repeat an edit, and announce it', async () => {
    const { user, canvas, button, getByText } = renderBuilder();
    await user.click(button(addMessage));
    await user.keyboard('{Control>}z{/Control}');
    expect(canvas().queryByText('Hello! How can I help you?')).toBeNull();
    expect(getByText('Undid adding')).toBeInTheDocument();
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(canvas().getByText('Hello! How can I help you?')).toBeVisible();
    expect(getByText('Redid adding')).toBeInTheDocument();
  });

  test('ignore keys in a field', async () => {
    const { user, canvas, button, getByLabelText } = renderBuilder();
    await user.click(button(addMessage));
    getByLabelText('Flow name').focus();
    await user.keyboard('{Control>}z{/Control}');
    expect(canvas().getByText('Hello! How can I help you?')).toBeVisible();
  });
});

test('combine repeated arrow keys into one undo step', async () => {
  const { user, button, store, container } = renderBuilder();
  await user.click(button(addMessage));
  const node = container.querySelector<HTMLElement>('.react-flow__node');
  node?.focus();
  await user.keyboard(' ');
  const before = Reflect.get(store.getState(), 'flowBuilder').nodes[0].position;
  await user.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
  const after = Reflect.get(store.getState(), 'flowBuilder').nodes[0].position;
  expect([after.x - before.x, after.y - before.y].map((step) => Math.round(step / 15))).toEqual([2, 4]);
  await user.keyboard('{Control>}z{/Control}');
  expect(store.getState()).toMatchObject({ flowBuilder: { nodes: [{ position: before }] } });
});

function positionOf({ position }: { position: { x: number; y: number } }) {
  return position;
}
