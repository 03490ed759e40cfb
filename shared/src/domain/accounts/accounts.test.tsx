import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { accountSwitched, accountsLoaded, type ConnectedAccount } from '../../store/slices/accounts.slice.ts';
import { fakeServer, renderWithHost } from '../../testing/index.ts';
import { AccountField } from './AccountField.tsx';
import { AccountNote } from './AccountNote.tsx';
import { RowAccount } from './RowAccount.tsx';

const account = (id: string): ConnectedAccount => ({
  id,
  username: `name.${id}`,
  name: null,
  picture: null,
  state: 'active',
  connectedAt: '2026-03-01T10:00:00.000Z',
  followers: null,
});

function show() {
  const server = fakeServer();
  const { store } = renderWithHost(
    <>
      <RowAccount accountId="b" />
      <AccountNote />
      <AccountField label="Publish as" value="" onChange={() => {}} />
    </>,
  );
  return { server, load: (ids: string[]) => act(() => store.dispatch(accountsLoaded(ids.map(account)))), store };
}

test('shows nothing in a workspace with one account', () => {
  const { load } = show();
  load(['b']);
  expect(screen.queryByText(/name\.b/)).toBeNull();
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('names the account of a row, and asks for one, without requests', () => {
  const { load, server } = show();
  load(['a', 'b']);
  expect(screen.getByTitle('Account @name.b')).toHaveTextContent('Account @name.b');
  expect(screen.getByText('About @name.a, the first account. Choose another one in the header.')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Publish as' })).toBeRequired();
  expect(server.requestsTo('GET /api/instagram/accounts')).toEqual([]);
});

test('names only other accounts while one is chosen', () => {
  const { load, store } = show();
  load(['a', 'b']);
  act(() => void store.dispatch(accountSwitched('b')));
  expect(screen.queryByText(/name\.b/)).toBeNull();
  act(() => void store.dispatch(accountSwitched('a')));
  expect(screen.getByTitle('Account @name.b')).toBeVisible();
  expect(screen.queryByRole('combobox')).toBeNull();
});
