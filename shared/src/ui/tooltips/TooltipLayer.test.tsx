import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Button, IconButton } from '../forms/Button.tsx';
import { describe } from './describe.ts';
import { TooltipLayer } from './TooltipLayer.tsx';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function open() {
  render(
    <>
      <TooltipLayer />
      <IconButton aria-label="Delete" />
      <Button {...describe('Everybody sees it')}>Publish</Button>
      <p>Elsewhere</p>
    </>,
  );
  const remove = screen.getByRole('button', { name: 'Delete' });
  const rest = async (on: Element) => {
    fireEvent.pointerOver(on, { pointerType: 'mouse' });
    await wait();
  };
  return { remove, rest };
}

/** Waits until it would be shown and its code has loaded. */
async function wait() {
  act(() => {
    jest.runAllTimers();
  });
  await act(() => import('./TooltipBubble.tsx'));
}

test('shows the name of an icon button on hover', async () => {
  const { remove, rest } = open();
  expect(screen.queryByText('Delete')).toBeNull();
  await rest(remove);
  expect(screen.getByText('Delete')).toBeVisible();
  await rest(screen.getByText('Elsewhere'));
  expect(screen.queryByText('Delete')).toBeNull();
});

test('shows a description, which screen readers get from the element', async () => {
  const { rest } = open();
  const publish = screen.getByRole('button', { name: 'Publish' });
  expect(publish).toHaveAccessibleDescription('Everybody sees it');
  await rest(publish);
  expect(screen.getByText('Everybody sees it')).toBeVisible();
});

test('the pointer may move onto it; Escape, a press and scrolling hide it', async () => {
  const { remove, rest } = open();
  await rest(remove);
  await rest(screen.getByText('Delete'));
  expect(screen.getByText('Delete')).toBeVisible();
  for (const leave of [
    () => fireEvent.keyDown(remove, { key: 'Escape' }),
    () => fireEvent.pointerDown(remove),
    () => fireEvent.scroll(document),
  ]) {
    await rest(remove);
    expect(screen.getByText('Delete')).toBeVisible();
    leave();
    expect(screen.queryByText('Delete')).toBeNull();
  }
});

test('shows on keyboard focus, but not on touch', async () => {
  const { remove } = open();
  act(() => remove.focus());
  await wait();
  expect(screen.getByText('Delete')).toBeVisible();
  act(() => remove.blur());
  expect(screen.queryByText('Delete')).toBeNull();
  fireEvent.pointerOver(remove, { pointerType: 'touch' });
  await wait();
  expect(screen.queryByText('Delete')).toBeNull();
});
