import { useLogoutMutation } from '@fanfare/shared/api';
import { createCommandRegistry } from '@fanfare/shared/host';
import { createAppStore, StoreProvider } from '@fanfare/shared/store';
import { fakeServer } from '@fanfare/shared/testing';
import { expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { unstable_HistoryRouter as HistoryRouter } from 'react-router-dom';
import { Host } from '../host/Host.tsx';
import { createGuardedHistory } from '../host/leaving/createGuardedHistory.ts';
import { createLeaveGuards } from '../host/leaving/createLeaveGuards.ts';

function Screen() {
  const [ask, { error, isLoading }] = useLogoutMutation();
  return (
    <>
      <button type="button" onClick={() => void ask()}>
        Ask
      </button>
      {isLoading ? 'asking' : error ? 'failed' : 'fine'}
    </>
  );
}

function open() {
  const server = fakeServer();
  const { store } = createAppStore();
  const guards = createLeaveGuards();
  render(
    <StoreProvider store={store}>
      <HistoryRouter history={createGuardedHistory(guards)}>
        <Host guards={guards} registry={createCommandRegistry(() => undefined)}>
          <Screen />
        </Host>
      </HistoryRouter>
    </StoreProvider>,
  );
  return server;
}

const ask = () => userEvent.click(screen.getByRole('button', { name: 'Ask' }));

test('what the server failed at has its reference on the screen, until it is answered', async () => {
  const server = open();
  server.fail('POST /api/auth/logout', 500);
  await ask();
  const reference = await screen.findByText('Reference request-1');
  expect(reference).toBeVisible();
  server.fail('POST /api/auth/logout', 503);
  await ask();
  expect(screen.getAllByText('Reference request-1')).toHaveLength(1);
  server.answer('POST /api/auth/logout', { success: true });
  await ask();
  await waitFor(() => expect(reference).not.toBeInTheDocument());
});

test('the reference is copied with the call that failed, and goes when it is dismissed', async () => {
  const user = userEvent.setup();
  open().fail('POST /api/auth/logout', 500);
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  await user.click(await screen.findByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toMatch(/^Reference request-1 \(POST \/api\/auth\/logout\)\n\d{4}-/);
  await user.click(screen.getByRole('button', { name: 'Dismiss the reference' }));
  expect(screen.queryByText('Reference request-1')).not.toBeInTheDocument();
});

test('what the server refuses is no failure of it', async () => {
  open().fail('POST /api/auth/logout', 429);
  await ask();
  expect(await screen.findByText(/failed/)).toBeVisible();
  expect(screen.queryByText(/Reference/)).not.toBeInTheDocument();
});
