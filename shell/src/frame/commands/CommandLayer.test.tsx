import type { BotFlow, Thread } from '@fanfare/shared/contracts';
import { keepLanguage } from '@fanfare/shared/language';
import { anEvent, aUser, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { chooseTheme } from '../preferences/themeStore.ts';
import { UserMenu } from '../user-menu/UserMenu.tsx';
import { CommandLayer } from './CommandLayer.tsx';

const places = [
  { path: '/dashboard', title: 'Dashboard' },
  { path: '/analytics', title: 'Analytics' },
  { path: '/releases', title: 'Releases', audience: 'admins' },
] as const;

beforeEach(() => {
  fakeServer();
  // jsdom has no layout to scroll.
  HTMLElement.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  chooseTheme('system');
  keepLanguage(null);
});

function open({ isSignedIn = true, withSettings = false } = {}) {
  return renderWithHost(
    <CommandLayer places={isSignedIn ? [...places, ...(withSettings ? [{ path: '/settings', title: 'Settings' }] : [])] : []}>
      <UserMenu />
    </CommandLayer>,
    { at: '/dashboard', everywhere: true, ...(isSignedIn && { user: aUser() }) },
  );
}

test('the palette opens with Ctrl+K, finds a screen and opens it, using only the keyboard', async () => {
  const { place } = open();
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await screen.findByRole('combobox', { name: 'Search commands' }), 'analyt{Enter}');
  await waitFor(() => expect(place.path).toBe('/analytics'));
});

test('admins find the command to open releases, other users do not, and signed-out visitors cause no request', async () => {
  const look = async () => {
    await userEvent.keyboard('{Control>}k{/Control}');
    return await screen.findByRole('listbox', { name: 'Commands' });
  };
  const server = fakeServer();
  const access = (isStaff: boolean) => server.answer('GET /api/releases/access', { success: true, data: { isStaff } });
  access(true);
  const staff = open();
  expect(server.requests).toEqual([]);
  expect(await within(await look()).findByRole('option', { name: /Go to Releases/ })).toBeVisible();
  await userEvent.keyboard('releases{Enter}');
  await waitFor(() => expect(staff.place.path).toBe('/releases'));
  staff.unmount();
  access(false);
  const other = open();
  expect(within(await look()).getByRole('option', { name: /Go to Analytics/ })).toBeVisible();
  await waitFor(() => expect(server.requestsTo('GET /api/releases/access')).toHaveLength(2));
  expect(screen.queryByRole('option', { name: /Go to Releases/ })).toBeNull();
  other.unmount();
  open({ isSignedIn: false });
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('combobox', { name: 'Search commands' })).toBeVisible();
  expect(server.requestsTo('GET /api/releases/access')).toHaveLength(2);
});

test('the palette finds conversations, flows and events, and opens one by the keyboard', async () => {
  const server = fakeServer();
  const aFlow = (id: string, name: string): BotFlow => ({
    ...{ id, name, revision: 1, publishedVersion: null, hasUnpublishedChanges: false, isActive: false },
    ...{ updatedAt: '2026-03-01T10:00:00.000Z', accountIds: null },
  });
  const thread: Thread = {
    id: 't1',
    accountId: 'a1',
    contact: { id: 'c1', username: 'petra', name: null, avatar: null, tags: [], optedOutAt: null },
    preview: { text: 'Do you ship?', direction: 'in' },
    lastMessageAt: null,
    lastInboundAt: null,
    windowEndsAt: null,
    humanAgentEndsAt: null,
    handler: 'bot',
    botPausedUntil: null,
    isUnanswered: true,
    isArchived: false,
    labels: [],
    hasFailed: false,
    assignee: null,
  };
  server.answer('GET /api/inbox/threads', {
    success: true,
    data: { threads: [thread], nextCursor: null },
  });
  server.answer('GET /api/flow/list', {
    success: true,
    data: [aFlow('f1', 'Petra and prices'), aFlow('f2', 'Other')],
  });
  server.answer('GET /api/notifications', {
    success: true,
    data: { notifications: [anEvent({ content: { text: 'Hello from petra' } })], nextCursor: null, latestSeq: 1, total: 1 },
  });
  const { place } = open();
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await screen.findByRole('combobox', { name: 'Search commands' }), 'petra');
  const group = async (name: string) => within(await screen.findByRole('group', { name })).getAllByRole('option');
  expect(await group('Conversations')).toHaveLength(1);
  expect((await group('Flows')).map(({ textContent }) => textContent)).toEqual(['Petra and prices']);
  expect((await group('Events'))[0]).toHaveTextContent('Hello from petra');
  expect(server.requestsTo('GET /api/inbox/threads')).toHaveLength(1);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(place.path).toBe('/flow-builder?flow=Petra%20and%20prices'));
});

test('the search finds settings by name and opens them by their URL', async () => {
  const { place } = open({ withSettings: true });
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Search commands' });
  expect(screen.queryByRole('group', { name: 'Settings' })).toBeNull();
  await userEvent.type(field, 'quiet hours');
  const found = within(await screen.findByRole('group', { name: 'Settings' })).getAllByRole('option');
  expect(found.map(({ textContent }) => textContent)).toEqual(['Notification settings and quiet hours']);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(place.path).toBe('/settings#notifications'));
});

test('a two-key shortcut opens a screen', async () => {
  const { place } = open();
  await userEvent.keyboard('ga');
  await waitFor(() => expect(place.path).toBe('/analytics'));
});

test('a question mark lists the shortcuts', async () => {
  open();
  await userEvent.keyboard('{Shift>}?{/Shift}');
  const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(within(help).getByText('Go to Dashboard')).toBeVisible();
  expect(within(help).getByText('Search commands')).toBeVisible();
});

test('the menu switches the theme and shows the current one', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'User menu mira mira@example.org' }));
  expect(await screen.findByRole('menuitemradio', { name: 'System' })).toBeChecked();
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(localStorage.getItem('theme')).toBe('dark');
});

test('the menu and the palette offer languages by their native names and show the chosen one', async () => {
  keepLanguage('de');
  open({ isSignedIn: false });
  await userEvent.click(screen.getByRole('button', { name: 'Theme and shortcuts' }));
  expect(await screen.findByRole('menuitemradio', { name: 'Deutsch' })).toBeChecked();
  expect(screen.getByText('Deutsch')).toHaveAttribute('lang', 'de');
  expect(screen.getByRole('menuitemradio', { name: 'English' })).not.toBeChecked();
  expect(screen.getByRole('menuitemradio', { name: 'Browser default' })).not.toBeChecked();
  await userEvent.keyboard('{Escape}{Control>}k{/Control}');
  const commands = within(await screen.findByRole('listbox', { name: 'Commands' }));
  for (const name of ['English', 'Deutsch', 'browser default']) {
    expect(commands.getByRole('option', { name: `Language: ${name}` })).toBeVisible();
  }
});

test('the menu lists the settings only if a remote declares them', async () => {
  open({ withSettings: true });
  await userEvent.click(screen.getByRole('button', { name: /^User menu/ }));
  expect(await screen.findByRole('menuitem', { name: /^Settings/ })).toBeVisible();
});

test('signing out leads to the sign-in screen', async () => {
  const { place, store } = open();
  await userEvent.click(screen.getByRole('button', { name: /^User menu/ }));
  expect(screen.queryByRole('menuitem', { name: /^Settings/ })).toBeNull();
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  await screen.findByRole('button', { name: 'Theme and shortcuts' });
  await waitFor(() => expect(place.path).toBe('/login'));
  expect(store.getState().session.token).toBeNull();
});

test('the signed-out menu has the theme and no user data', async () => {
  open({ isSignedIn: false });
  await userEvent.click(screen.getByRole('button', { name: 'Theme and shortcuts' }));
  expect(await screen.findByRole('menuitemradio', { name: 'Light' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Logout' })).toBeNull();
});

test('the menu stays open with its selection while a screen replaces its outline', async () => {
  function Place() {
    const [isThere, setIsThere] = useState(false);
    useEffect(() => {
      const come = () => setIsThere(true);
      window.addEventListener('come', come);
      return () => window.removeEventListener('come', come);
    }, []);
    return isThere ? <UserMenu key="screen" /> : <UserMenu key="outline" />;
  }
  renderWithHost(
    <CommandLayer places={places}>
      <Place />
    </CommandLayer>,
    { at: '/dashboard', everywhere: true, user: aUser() },
  );
  const button = () => screen.getByRole('button', { name: 'User menu mira mira@example.org' });
  const outline = button();
  await userEvent.click(outline);
  const dark = await screen.findByRole('menuitemradio', { name: 'Dark' });
  act(() => void window.dispatchEvent(new Event('come')));
  expect(button()).not.toBe(outline);
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  expect(dark).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  expect(button()).toHaveFocus();
});
