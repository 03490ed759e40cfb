import { accountsLoaded, signedOut } from '@fanfare/shared/store';
import { anAccount, aUser, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillHead } from '../../testing/fillHead.ts';
import { Frame } from '../Frame.tsx';
import { chooseTheme } from '../preferences/themeStore.ts';
import { phoneStore } from './phoneStore.ts';

const origin = 'http://localhost:3001';

beforeEach(() => {
  fakeServer();
  fillHead(`<meta name="sandbox-origin" content="${origin}">`);
});
afterEach(() => {
  phoneStore.close();
  chooseTheme('system');
  fillHead();
});

async function open() {
  const view = renderWithHost(
    <Frame>
      <h1>Dashboard</h1>
    </Frame>,
    { at: '/dashboard', user: aUser() },
  );
  act(() => void view.store.dispatch(accountsLoaded([anAccount({ username: 'juniper.and.oak' })])));
  return view;
}

const button = () => screen.findByRole('button', { name: 'Phone' });
const dock = () => screen.queryByRole('complementary', { name: 'Phone of a follower' });
const frame = () => screen.findByTitle<HTMLIFrameElement>('Instagram on the phone of a follower');

async function say(data: unknown, from = origin) {
  const { contentWindow: source } = await frame();
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin: from, source })));
}

test('the phone is offered for an account of the sandbox only', async () => {
  fillHead();
  const real = await open();
  expect(screen.queryByRole('button', { name: 'Phone' })).toBeNull();
  real.unmount();
  fillHead(`<meta name="sandbox-origin" content="${origin}">`);
  const { store } = await open();
  expect(await button()).toBeVisible();
  act(() => void store.dispatch(accountsLoaded([])));
  expect(screen.queryByRole('button', { name: 'Phone' })).toBeNull();
});

test('frames the phone of the account as tightly as it works, and stays open in this window', async () => {
  const { unmount } = await open();
  await userEvent.click(await button());
  const it = await frame();
  expect(it.src).toBe(`${origin}/phone?dock=1&account=juniper.and.oak&theme=light`);
  expect(['sandbox', 'referrerpolicy', 'allow'].map((name) => it.getAttribute(name))).toEqual([
    'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
    'no-referrer',
    '',
  ]);
  unmount();
  const { store } = await open();
  // Hidden until the phone has loaded.
  expect(await frame()).not.toBeVisible();
  await say({ phone: 'ready' });
  expect(await frame()).toBeVisible();
  act(() => void store.dispatch(signedOut()));
  expect(dock()).toBeNull();
});

test('hands the focus and the theme to the phone, and takes it back on Escape', async () => {
  await open();
  await userEvent.click(await button());
  const { contentWindow } = await frame();
  const received: unknown[] = [];
  if (contentWindow) contentWindow.postMessage = (data: unknown, to: unknown) => void (to === origin && received.push(data));
  await say({ phone: 'ready' }, 'http://evil.test');
  expect(received).toEqual([]);
  await say({ phone: 'ready' });
  expect(received).toEqual(expect.arrayContaining([{ phone: 'theme', theme: 'light' }, { phone: 'focus' }]));
  act(() => chooseTheme('dark'));
  expect(received.at(-1)).toEqual({ phone: 'theme', theme: 'dark' });
  await say({ phone: 'close' });
  expect(dock()).toBeNull();
  await waitFor(async () => expect(await button()).toHaveFocus());
});

test('closes on Escape, by its button and by the command', async () => {
  const { commands } = await open();
  await userEvent.click(await button());
  fireEvent.keyDown(await screen.findByRole('complementary', { name: 'Phone of a follower' }), { key: 'Escape' });
  expect(dock()).toBeNull();
  const command = () => commands().find(({ id }) => id === 'phone');
  expect(command()?.title).toBe('Open phone');
  act(() => command()?.run());
  await userEvent.click(await screen.findByRole('button', { name: 'Close phone' }));
  expect(dock()).toBeNull();
});
