import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { ConversationView } from '../../../state/views.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { sandboxCall } from '../../../testing/sandboxCall.ts';

const appUrl = 'http://localhost:3000';
const igId = '17841405822304913';
const received: unknown[] = [];

beforeEach(async () => {
  await sandboxCall('POST', '/reset');
  received.length = 0;
  // Here the window is its own parent, whose origin differs from that of the app.
  window.parent.postMessage = (data: unknown, origin: unknown) => {
    if (origin === appUrl) received.push(data);
  };
});

const say = (data: unknown, origin = appUrl) =>
  window.dispatchEvent(new MessageEvent('message', { data, origin, source: window.parent }));

test('the phone alone: choose the follower, write, and see the conversation', async () => {
  const user = renderPage('/phone?dock=1&account=juniper.and.oak');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'You are' }), 'jonas.berg');
  await user.type(await screen.findByRole('textbox', { name: 'Message' }), 'how much?{Enter}');
  const log = await screen.findByRole('log', { name: 'Messages with juniper.and.oak' });
  expect(await within(log).findByText('how much?')).toBeVisible();
  const { messages } = await sandboxCall<ConversationView>('GET', `/accounts/${igId}/conversations/jonas.berg`);
  expect(messages.map(({ text }) => text)).toEqual(['how much?']);
  expect(screen.queryByRole('navigation', { name: 'Sandbox' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Behind the scenes' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Posts' }));
  expect(await screen.findByRole('region', { name: 'Posts of juniper.and.oak' })).toBeVisible();
});

test('tells the app that it is ready and that Escape closes it, and follows its theme', async () => {
  const user = renderPage('/phone?dock=1&theme=dark');
  const field = await screen.findByRole('textbox', { name: 'Message' });
  expect(document.documentElement.dataset.theme).toBe('dark');
  await waitFor(() => expect(received).toEqual([{ phone: 'ready' }]));
  say({ phone: 'theme', theme: 'light' }, 'http://evil.test');
  expect(document.documentElement.dataset.theme).toBe('dark');
  say({ phone: 'theme', theme: 'light' });
  expect(document.documentElement.dataset.theme).toBe('light');
  say({ phone: 'focus' });
  expect(field).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(received).toEqual([{ phone: 'ready' }, { phone: 'close' }]);
});
