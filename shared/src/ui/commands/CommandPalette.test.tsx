import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CommandPalette } from './CommandPalette.tsx';
import { ShortcutHelp } from './ShortcutHelp.tsx';

const run = jest.fn();
const commands = [
  { id: 'dashboard', title: 'Go to dashboard', group: 'Go to', keys: 'G D', run: () => run('dashboard') },
  { id: 'analytics', title: 'Go to analytics', group: 'Go to', run: () => run('analytics') },
  { id: 'navigation', title: 'Toggle navigation', group: 'Look', run: () => run('navigation') },
  { id: 'keys', title: 'Keyboard shortcuts', group: 'Help', keys: '?', run: () => run('keys') },
];

const searchable = [{ id: 'password', title: 'Change password', group: 'Settings', run: () => run('password') }];

// Loaded first, because compiling this code may take longer than a query waits.
beforeAll(() => Promise.all([import('./PaletteBody.tsx'), import('../overlays/bodies/DialogBody.tsx')]));

beforeEach(() => {
  run.mockClear();
});

function Palette() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <CommandPalette open={open} onClose={() => setOpen(false)} commands={commands} searchable={searchable} />
    </>
  );
}

async function openPalette() {
  const user = userEvent.setup();
  render(<Palette />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Search commands' })).toHaveFocus());
  return user;
}

const names = () => screen.getAllByRole('option').map((option) => option.firstChild?.textContent);
const active = () => screen.getByRole('option', { selected: true });

test('shows every command in its group, with cyclic arrow keys', async () => {
  const user = await openPalette();
  expect(within(screen.getByRole('group', { name: 'Go to' })).getAllByRole('option')).toHaveLength(2);
  expect(active()).toHaveTextContent('Go to dashboard');
  expect(screen.getByRole('combobox')).toHaveAttribute('aria-activedescendant', active().id);
  await user.keyboard('{ArrowUp}');
  expect(active()).toHaveTextContent('Keyboard shortcuts');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(active()).toHaveTextContent('Go to analytics');
});

test('finds a command by a few letters, the best first; Enter closes, then runs it', async () => {
  const user = await openPalette();
  await user.keyboard('gan');
  expect(names()).toEqual(['Go to analytics', 'Toggle navigation']);
  await user.keyboard('{Enter}');
  expect(run).toHaveBeenCalledWith('analytics');
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('lists recent commands first', async () => {
  const user = await openPalette();
  await user.click(screen.getByRole('option', { name: /Toggle navigation/ }));
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const recent = await screen.findByRole('group', { name: 'Recent' });
  expect(within(recent).getByRole('option')).toHaveTextContent('Toggle navigation');
  expect(names()).toHaveLength(4);
});

test('lists settings only for a query, and afterwards as a recent choice', async () => {
  localStorage.clear();
  const user = await openPalette();
  expect(names()).not.toContain('Change password');
  await user.keyboard('passw');
  expect(within(screen.getByRole('group', { name: 'Settings' })).getByRole('option')).toHaveTextContent('Change password');
  expect(screen.getByText('1 command')).toHaveAttribute('role', 'status');
  await user.keyboard('{Enter}');
  expect(run).toHaveBeenCalledWith('password');
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('combobox', { name: 'Search commands' });
  expect(names()[0]).toBe('Change password');
  localStorage.clear();
});

test('shows an empty result, and Enter does nothing', async () => {
  const user = await openPalette();
  await user.keyboard('zzz{Enter}');
  expect(screen.getByText('No commands match “zzz”.')).toBeVisible();
  expect(run).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
});

test('the shortcut help lists commands with keys', async () => {
  render(<ShortcutHelp open onClose={() => undefined} commands={commands} />);
  const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(
    within(help)
      .getAllByRole('term')
      .map((term) => term.textContent),
  ).toEqual(['Go to dashboard', 'Keyboard shortcuts']);
  expect(within(help).getAllByRole('definition')[0]).toHaveTextContent('GthenD');
});
