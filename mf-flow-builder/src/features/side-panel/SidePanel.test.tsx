import { renderWithHost } from '@fanfare/shared/testing';
import { expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FlaskConical, List } from 'lucide-react';
import type { Panel } from './Panel.ts';
import { PanelBar } from './PanelBar.tsx';
import { SidePanel } from './SidePanel.tsx';

const panels: readonly Panel[] = [
  { id: 'test', title: 'Test', Icon: FlaskConical, keys: 'Mod+Enter', Body: () => <input aria-label="Say" /> },
  {
    id: 'outline',
    title: 'Outline',
    Icon: List,
    Body: () => {
      throw new Error('broken');
    },
  },
];

function show(at = '/flow-builder') {
  const view = renderWithHost(
    <div data-fills-window>
      <button type="button">Behind</button>
      <SidePanel panels={panels} />
      <PanelBar panels={panels} />
    </div>,
    { at },
  );
  return { ...view, user: userEvent.setup(), opener: (name: string) => view.getByRole('button', { name }) };
}

test('opens one panel at a time, named by the URL', async () => {
  const { user, opener, place, getByRole, queryByRole } = show();
  expect(queryByRole('complementary')).toBeNull();
  await user.click(opener('Test'));
  await waitFor(() => expect(place.path).toBe('/flow-builder?panel=test'));
  expect(getByRole('complementary', { name: 'Test' })).toHaveFocus();
  expect(opener('Test')).toHaveAttribute('aria-expanded', 'true');
  await user.click(opener('Test'));
  await waitFor(() => expect(place.path).toBe('/flow-builder'));
});

test('a link opens a panel without moving the focus', () => {
  const { getByRole } = show('/flow-builder?panel=test');
  expect(getByRole('complementary', { name: 'Test' })).not.toHaveFocus();
});

test('Escape closes it and restores the focus', async () => {
  const { user, opener, getByLabelText, queryByRole } = show();
  opener('Test').focus();
  await user.keyboard('{Control>}{Enter}{/Control}');
  await user.click(getByLabelText('Say'));
  await user.keyboard('{Escape}');
  expect(queryByRole('complementary')).toBeNull();
  expect(opener('Test')).toHaveFocus();
});

test('arrow keys move its edge, and the width is stored', async () => {
  const { user, opener, getByRole, unmount } = show();
  await user.click(opener('Test'));
  getByRole('separator', { name: 'Panel width' }).focus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(getByRole('complementary')).toHaveStyle({ width: '440px' });
  unmount();
  expect(show('/flow-builder?panel=test').getByRole('complementary')).toHaveStyle({ width: '440px' });
});

test('isolates a panel that crashes', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user, opener, getByRole } = show();
  await user.click(opener('Outline'));
  expect(getByRole('alert')).toHaveTextContent('This panel failed to load');
  await user.click(getByRole('button', { name: 'Close Outline' }));
  expect(getByRole('button', { name: 'Behind' })).toBeVisible();
  error.mockRestore();
});

test('makes the screen inert while the panel covers it', async () => {
  const style = getComputedStyle;
  jest.spyOn(window, 'getComputedStyle').mockImplementation((element, pseudo) => {
    const found = style(element, pseudo);
    return element.matches('[data-panel]') ? Object.assign(Object.create(found), { position: 'fixed' }) : found;
  });
  const { user, opener, getByText, getByRole } = show();
  await user.click(opener('Test'));
  expect(getByText('Behind')).toHaveAttribute('inert');
  await user.click(getByRole('button', { name: 'Close Test' }));
  expect(getByText('Behind')).not.toHaveAttribute('inert');
});
