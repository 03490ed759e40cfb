import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useConnectedAccountsQuery } from '../../api/index.ts';
import { anAccount, fakeServer, renderWithHost } from '../../testing/index.ts';
import { accountsText } from './accountsText.ts';
import { FlowAccountsField } from './FlowAccountsField.tsx';

const ACCOUNTS = 'GET /api/instagram/accounts';
const three = ['one', 'two', 'three'].map((id) => anAccount({ id, username: `northwind.${id}` }));

type Choice = string[] | null | undefined;

function open(value: Choice, { accounts = three, isReadOnly = false } = {}) {
  const server = fakeServer();
  server.answer(ACCOUNTS, { success: true, data: accounts });
  return { server, reported: render(value, isReadOnly) };
}

function render(initial: Choice, isReadOnly = false): Choice[] {
  const reported: Choice[] = [];
  function Form() {
    const [value, setValue] = useState(initial);
    const change = (changed: string[] | null) => {
      reported.push(changed);
      setValue(changed);
    };
    return (
      <FlowAccountsField
        accounts={useConnectedAccountsQuery()}
        value={value}
        onChange={change}
        hint="At once."
        isReadOnly={isReadOnly}
      />
    );
  }
  renderWithHost(<Form />);
  return reported;
}

const loaded = async (server: ReturnType<typeof fakeServer>) => {
  await waitFor(() => expect(server.requestsTo(ACCOUNTS)).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve));
};

test('chooses accounts with the keyboard, and all again', async () => {
  const { reported } = open(null);
  const group = within(await screen.findByRole('group', { name: 'Answers for' }));
  const all = group.getByRole('radio', { name: 'All accounts' });
  expect(all).toBeChecked();
  expect(all).toHaveAccessibleDescription('Including accounts that you connect later.');
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getByText('At once.')).toBeVisible();
  await userEvent.tab();
  expect(all).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(group.getByRole('radio', { name: 'Chosen accounts' })).toBeChecked();
  expect(screen.getByRole('alert')).toHaveTextContent('Choose at least one account.');
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: '@northwind.three' }));
  await userEvent.click(screen.getByRole('checkbox', { name: '@northwind.one' }));
  await userEvent.click(screen.getByRole('checkbox', { name: '@northwind.three' }));
  expect(screen.getByRole('checkbox', { name: '@northwind.one' })).toHaveAccessibleDescription('Choose at least one account.');
  await userEvent.click(all);
  expect(reported).toEqual([[], ['one'], ['one', 'three'], ['three'], [], null]);
});

test('warns if none of the chosen accounts is connected', async () => {
  open([], { accounts: three.slice(0, 1) });
  expect(await screen.findByRole('status')).toHaveTextContent(/^None of the chosen accounts is connected/);
  await userEvent.click(screen.getByRole('checkbox', { name: '@northwind.one' }));
  expect(screen.queryByRole('status')).toBeNull();
});

test('is read-only for others', async () => {
  open(['three'], { isReadOnly: true });
  const list = await screen.findByRole('list', { name: 'Answers for' });
  expect(list).toHaveTextContent(/^\S*@northwind\.three$/);
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test.each([
  ['one account and no choice', null, 1],
  ['no account', null, 0],
])('is hidden with %s', async (_, value, count) => {
  const { server } = open(value, { accounts: three.slice(0, count) });
  await loaded(server);
  expect(screen.queryByText('Answers for')).toBeNull();
});

test('is hidden for a server that does not know it', async () => {
  const { server } = open(undefined);
  await loaded(server);
  expect(screen.queryByText('Answers for')).toBeNull();
  const old = fakeServer();
  old.fail(ACCOUNTS, 404);
  render(null);
  await loaded(old);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('offers a retry if the accounts failed to load', async () => {
  const server = fakeServer();
  server.fail(ACCOUNTS, 500, { error: 'The database is restarting.' });
  render(['one']);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Could not load the accounts\.The database is restarting\./);
  server.answer(ACCOUNTS, { success: true, data: three });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('checkbox', { name: '@northwind.one' })).toBeChecked();
});

test.each([
  [['two'], 'Only @northwind.two'],
  [['two', 'one'], 'Only @northwind.one, @northwind.two'],
  [['two', 'one', 'three'], 'Only @northwind.one and 2 more'],
  [['unknown'], 'Only 1 account'],
  [['unknown', 'other'], 'Only 2 accounts'],
  [[], expect.stringMatching(/^None of the chosen accounts is connected/)],
  [null, null],
  [undefined, null],
])('describes %j as %s', (accountIds, text) => {
  expect(accountsText(accountIds, three)).toEqual(text);
});
