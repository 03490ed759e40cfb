import { failureNotice, useLogoutMutation } from '@fanfare/shared/api';
import { createCommandRegistry, type ToastMessage, useHost } from '@fanfare/shared/host';
import { createAppStore, StoreProvider } from '@fanfare/shared/store';
import { fakeServer } from '@fanfare/shared/testing';
import { FailureBanner } from '@fanfare/shared/ui';
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { Host } from '../Host.tsx';
import { createLeaveGuards } from '../leaving/createLeaveGuards.ts';

const REASON = 'Instagram refused the request because the connected account has no permission to send messages.';
let show: (message: ToastMessage) => void;

function Screen({ reports }: { reports: 'nothing' | 'a toast' | 'a banner' }) {
  const { toast } = useHost();
  const [ask, { error }] = useLogoutMutation();
  useEffect(() => {
    show = toast;
  }, [toast]);
  const press = async () => {
    const result = await ask();
    if (result.error && reports === 'a toast') toast(failureNotice(result.error, 'Failed to ask'));
  };
  return (
    <>
      <button type="button" onClick={() => void press()}>
        Ask
      </button>
      {error && reports === 'a banner' ? <FailureBanner failure={failureNotice(error, 'Failed to ask')} /> : null}
    </>
  );
}

function open(reports: 'nothing' | 'a toast' | 'a banner' = 'nothing') {
  const server = fakeServer();
  const { store } = createAppStore();
  const element = (
    <Host guards={createLeaveGuards()} registry={createCommandRegistry(() => undefined)}>
      <Screen reports={reports} />
    </Host>
  );
  render(
    <StoreProvider store={store}>
      <RouterProvider router={createBrowserRouter([{ path: '*', element }])} />
    </StoreProvider>,
  );
  return server;
}

function openWithClock() {
  jest.useFakeTimers();
  open();
  return {
    user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }),
    pass: (ms: number) => act(() => jest.advanceTimersByTime(ms)),
    toast: (message: ToastMessage) => act(() => show(message)),
  };
}

const ask = () => userEvent.click(screen.getByRole('button', { name: 'Ask' }));

afterEach(() => void jest.useRealTimers());

test('a failure shows its sentence, the whole reason and the request id, and stays until it is dismissed', async () => {
  const { user, pass, toast } = openWithClock();
  toast({ kind: 'error', title: 'Failed to subscribe to webhooks', description: REASON, requestId: 'request-7' });
  pass(600_000);
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent(`Failed to subscribe to webhooks${REASON}Request ID request-7`);
  await user.click(screen.getByRole('button', { name: 'Dismiss message' }));
  expect(alert).not.toBeInTheDocument();
});

test('a repeated failure replaces its notice, and more than two are one line until they are shown', async () => {
  const { user, toast } = openWithClock();
  for (const title of ['First', 'Second', 'Third', 'Third']) toast({ kind: 'error', title });
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['Second', 'Third']);
  await user.click(screen.getByRole('button', { name: 'Show 1 more' }));
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['First', 'Second', 'Third']);
});

test('a success has at most 50 characters below its title and disappears after 3 s', () => {
  const { pass, toast } = openWithClock();
  toast({ kind: 'success', title: 'Saved', description: 'x'.repeat(60) });
  expect(screen.getByRole('status')).toHaveTextContent(`Saved${'x'.repeat(49)}…`);
  pass(2_999);
  expect(screen.getByText('Saved')).toBeVisible();
  pass(1);
  expect(screen.queryByText('Saved')).toBeNull();
});

test('hover and focus pause the timer, which then continues with the remaining time', async () => {
  const { user, pass, toast } = openWithClock();
  toast({ kind: 'success', title: 'Saved' });
  pass(2_000);
  await user.hover(screen.getByText('Saved'));
  pass(60_000);
  expect(screen.getByText('Saved')).toBeVisible();
  await user.unhover(screen.getByText('Saved'));
  act(() => screen.getByRole('button', { name: 'Dismiss message' }).focus());
  pass(60_000);
  expect(screen.getByText('Saved')).toBeVisible();
  act(() => screen.getByRole('button', { name: 'Ask' }).focus());
  pass(900);
  expect(screen.getByText('Saved')).toBeVisible();
  pass(200);
  expect(screen.queryByText('Saved')).toBeNull();
});

test('a message with Undo stays 8 s', async () => {
  const { user, pass, toast } = openWithClock();
  const run = jest.fn();
  toast({ kind: 'success', title: '12 marked as read', action: { label: 'Undo', run } });
  pass(7_000);
  await user.hover(screen.getByText('12 marked as read'));
  pass(60_000);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(run).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('12 marked as read')).toBeNull();
});

test('Escape dismisses the newest message, and the focus of a dismissed one goes to the next, then back', async () => {
  const { user, toast } = openWithClock();
  const button = screen.getByRole('button', { name: 'Ask' });
  act(() => button.focus());
  for (const title of ['First', 'Second', 'Third']) toast({ kind: 'error', title });
  await user.keyboard('{Escape}');
  expect(screen.queryByText('Third')).toBeNull();
  act(() => screen.getAllByRole('button', { name: 'Dismiss message' })[0]?.focus());
  await user.keyboard('{Escape}');
  expect(screen.queryByText('First')).toBeNull();
  expect(screen.getByRole('button', { name: 'Dismiss message' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.queryByText('Second')).toBeNull();
  expect(button).toHaveFocus();
});

test.each(['a toast', 'a banner'] as const)(
  'a failure of the server that has %s is shown once, with its request id',
  async (reports) => {
    open(reports).fail('POST /api/auth/logout', 500, { error: REASON });
    await ask();
    expect(await screen.findByRole('alert')).toHaveTextContent(`Failed to ask${REASON}Request ID request-1`);
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(screen.getAllByText('request-1')).toHaveLength(1);
  },
);

test('a server failure that no screen shows has a notice until the call succeeds', async () => {
  const server = open();
  server.fail('POST /api/auth/logout', 500);
  await ask();
  const notice = await screen.findByText('request-1');
  expect(screen.getByRole('status')).toHaveTextContent('The server could not complete a request.Request ID request-1');
  server.answer('POST /api/auth/logout', { success: true });
  await ask();
  await waitFor(() => expect(notice).not.toBeInTheDocument());
});

test('the request id can be copied', async () => {
  const user = userEvent.setup();
  open('a toast').fail('POST /api/auth/logout', 500);
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  await user.click(await screen.findByRole('button', { name: 'Copy request ID' }));
  expect(await navigator.clipboard.readText()).toBe('request-1');
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
});

test('a rejected request that no screen shows is not a server failure', async () => {
  open().fail('POST /api/auth/logout', 429);
  await ask();
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(screen.queryByText(/Request ID/)).toBeNull();
});

test('a toast reserves its space for dialogs, until it is dismissed', async () => {
  open();
  act(() => show({ kind: 'error', title: 'Failed to ask' }));
  expect(document.documentElement.style.getPropertyValue('--toast-space')).toMatch(/^\d+px$/);
  await userEvent.click(await screen.findByRole('button', { name: /dismiss/i }));
  await waitFor(() => expect(document.documentElement.style.getPropertyValue('--toast-space')).toBe(''));
});
