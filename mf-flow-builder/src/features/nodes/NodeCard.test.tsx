import { describe, expect, test } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import { renderBuilder } from '../../testing/renderBuilder.tsx';

const items = {
  message: 'Message Node Sends a text message',
  condition: 'Condition Node Checks if input contains a keyword',
  action: 'Action Node Performs custom actions',
};

async function editing(item: keyof typeof items, shown: string) {
  const builder = renderBuilder();
  await builder.user.click(builder.button(items[item]));
  // Not `user.dblClick`, because its pointer events have no window, which React Flow's drag library needs.
  fireEvent.doubleClick(builder.canvas().getByText(shown));
  return builder;
}

describe('a message', () => {
  const shown = 'Hello! How can I help you?';

  test('is edited after a double click; Enter commits', async () => {
    const { user, canvas } = await editing('message', shown);
    expect(canvas().getByLabelText('Message text')).toHaveFocus();
    await user.keyboard('Welcome{Enter}');
    expect(canvas().getByText('Welcome')).toBeVisible();
    expect(canvas().queryByLabelText('Message text')).toBeNull();
    expect(canvas().getByRole('button', { name: 'Edit Send Message' })).toHaveFocus();
  });

  test('adds a line on Shift+Enter', async () => {
    const { user, canvas, store } = await editing('message', shown);
    await user.keyboard('One{Shift>}{Enter}{/Shift}Two{Enter}');
    expect(canvas().queryByLabelText('Message text')).toBeNull();
    expect(store.getState()).toMatchObject({ flowBuilder: { nodes: [{ data: { content: 'One\nTwo' } }] } });
  });

  test('is committed by Save', async () => {
    const { user, canvas, button } = await editing('message', shown);
    await user.keyboard('Welcome');
    await user.click(button('Save'));
    expect(canvas().getByText('Welcome')).toBeVisible();
  });

  test('is committed on blur', async () => {
    const { user, canvas, getByLabelText } = await editing('message', shown);
    await user.keyboard('Welcome');
    await user.click(getByLabelText('Flow name'));
    expect(canvas().getByText('Welcome')).toBeVisible();
    expect(getByLabelText('Flow name')).toHaveFocus();
  });

  test("is not committed above Instagram's byte limit; the text stays", async () => {
    const { user, canvas, getByLabelText, store } = await editing('message', shown);
    const long = 'x'.repeat(1_001);
    await user.clear(canvas().getByLabelText('Message text'));
    await user.paste(long);
    expect(canvas().queryByRole('alert')).toBeNull();
    await user.keyboard('{Enter}');
    expect(canvas().getByRole('alert')).toHaveTextContent('1,001 of 1,000 bytes');
    await user.click(getByLabelText('Flow name'));
    expect(canvas().getByLabelText('Message text')).toHaveValue(long);
    expect(store.getState()).toMatchObject({ flowBuilder: { nodes: [{ data: { content: shown } }] } });
    await user.type(canvas().getByLabelText('Message text'), '{Backspace}{Enter}');
    expect(canvas().queryByLabelText('Message text')).toBeNull();
    expect(store.getState()).toMatchObject({ flowBuilder: { nodes: [{ data: { content: 'x'.repeat(1_000) } }] } });
  });

  test('is reverted by Escape', async () => {
    const { user, canvas } = await editing('message', shown);
    await user.keyboard('Welcome{Escape}');
    expect(canvas().getByText(shown)).toBeVisible();
  });

  test('is reverted by Cancel, by pointer and by keyboard', async () => {
    const { user, canvas, button } = await editing('message', shown);
    await user.keyboard('Welcome');
    await user.click(button('Cancel'));
    expect(canvas().getByText(shown)).toBeVisible();
    fireEvent.doubleClick(canvas().getByText(shown));
    await user.keyboard('Welcome{Tab}');
    expect(button('Cancel')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(canvas().getByText(shown)).toBeVisible();
  });

  test('is not committed by the Enter that ends a composition', async () => {
    const { canvas } = await editing('message', shown);
    fireEvent.keyDown(canvas().getByLabelText('Message text'), { key: 'Enter', isComposing: true });
    expect(canvas().getByLabelText('Message text')).toBeVisible();
  });

  test('counts as unchanged without a change', async () => {
    const { user, store } = await editing('message', shown);
    // Compares only the graph, because the draft may be stored on the device in the meantime.
    const graph = () => {
      const { nodes, past, stamp } = Reflect.get(store.getState(), 'flowBuilder');
      return { nodes, past, stamp };
    };
    const before = graph();
    await user.keyboard('{Enter}');
    expect(graph().nodes).toBe(before.nodes);
    expect(graph()).toEqual(before);
  });
});

test('a condition commits on Enter, also with Shift', async () => {
  const { user, canvas } = await editing('condition', 'Message contains "help"');
  await user.keyboard('price{Shift>}{Enter}{/Shift}');
  expect(canvas().getByText('Message contains "price"')).toBeVisible();
});

test('an action keeps its kind and its parameters', async () => {
  const { user, canvas, store } = await editing('action', 'Send API Request');
  await user.selectOptions(canvas().getByLabelText('Action'), 'Wait/Delay');
  await user.type(canvas().getByLabelText('Parameters'), '10m{Enter}');
  expect(canvas().getByText('Wait/Delay')).toBeVisible();
  expect(canvas().getByText('10m')).toBeVisible();
  expect(store.getState()).toMatchObject({ flowBuilder: { nodes: [{ data: { action: 'wait', actionParams: '10m' } }] } });
});

test('the Edit button opens the editor by keyboard', async () => {
  const { user, canvas, button } = renderBuilder();
  await user.click(button(items.message));
  canvas().getByRole('button', { name: 'Edit Send Message' }).focus();
  await user.keyboard('{Enter}');
  expect(canvas().getByLabelText('Message text')).toHaveFocus();
});
