import type { ContactVariable, Role } from '@fanfare/shared/contracts';
import { workspacesLoaded } from '@fanfare/shared/store';
import { aUser, type FakeServer, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Variables } from './Variables.tsx';

const READ = 'GET /api/contacts/{id}/variables';
const CHANGE = 'PUT /api/contacts/{id}/variables';
const email: ContactVariable = {
  name: 'email',
  value: 'lea@example.org',
  kind: 'email',
  changedAt: '2026-03-01T10:00:00.000Z',
  flow: { id: 'f1', name: 'Sizes' },
  member: null,
};
const city: ContactVariable = {
  ...email,
  name: 'city',
  value: 'Oslo',
  kind: 'text',
  flow: null,
  member: { id: 'u9', name: 'ben' },
};

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  has([email, city]);
});
function has(variables: ContactVariable[]): void {
  server.answer(READ, { success: true, data: { variables, unset: [{ name: 'size', kind: 'number' }] } });
}
function changesTo(variables: ContactVariable[]): void {
  server.answer(CHANGE, { success: true, data: { variables, unset: [] } });
}
async function show(role: Role = 'agent') {
  const shown = renderWithHost(<Variables contactId="c1" />, { at: '/dashboard', user: aUser() });
  const workspace = { id: 'w1', name: 'Northwind', role, members: 2, owners: 1 };
  act(() => void shown.store.dispatch(workspacesLoaded({ items: [workspace], currentId: 'w1' })));
  await screen.findByRole('list', { name: 'Variables' });
  return shown;
}
const rowOf = (name: string) => within(screen.getByText(name).closest('li') ?? document.body);
const bodies = () => server.requestsTo(CHANGE).map(({ body }) => body);

test('shows each value with the flow or the member that set it', async () => {
  await show();
  expect(rowOf('email').getByText('lea@example.org')).toBeVisible();
  expect(rowOf('email').getByRole('link', { name: 'Sizes' })).toHaveAttribute('href', expect.stringContaining('flow=Sizes'));
  expect(rowOf('city').getByText('ben')).toBeVisible();
});

test('edits a value in place, and says why the server refuses one', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Edit email' }));
  const field = screen.getByRole('textbox', { name: 'Value of email' });
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('inputmode', 'email');
  server.fail(CHANGE, 400, { error: 'Enter an email address. The flow that asks for this expects one.' });
  await userEvent.clear(field);
  await userEvent.type(field, 'nonsense{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Enter an email address.');
  expect(field).toHaveAttribute('aria-invalid', 'true');
  changesTo([{ ...email, value: 'new@example.org' }, city]);
  await userEvent.clear(field);
  await userEvent.type(field, 'new@example.org{Enter}');
  expect(await screen.findByText('new@example.org')).toBeVisible();
  expect(bodies()).toEqual([
    { name: 'email', value: 'nonsense' },
    { name: 'email', value: 'new@example.org' },
  ]);
});

test('Escape leaves a value as it was', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Edit city' }));
  await userEvent.keyboard('Bergen{Escape}');
  expect(screen.getByText('Oslo')).toBeVisible();
  expect(bodies()).toEqual([]);
});

test('adds a variable under a name that flows can use', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Add variable' }));
  await userEvent.type(screen.getByRole('combobox', { name: 'Name' }), 'shoe size');
  await userEvent.type(screen.getByRole('textbox', { name: 'Value' }), '42{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Names start with a letter');
  expect(bodies()).toEqual([]);
  changesTo([email, city, { ...city, name: 'size', value: '42' }]);
  await userEvent.clear(screen.getByRole('combobox', { name: 'Name' }));
  await userEvent.type(screen.getByRole('combobox', { name: 'Name' }), 'size');
  expect(screen.getByRole('textbox', { name: 'Value' })).toHaveAttribute('inputmode', 'decimal');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('42')).toBeVisible();
  expect(bodies()).toEqual([{ name: 'size', value: '42' }]);
});

test('removes a variable, with undo', async () => {
  const { toasts } = await show();
  changesTo([email]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove city' }));
  await waitFor(() => expect(screen.queryByText('Oslo')).toBeNull());
  changesTo([email, city]);
  act(() => toasts.at(-1)?.action?.run());
  expect(await screen.findByText('Oslo')).toBeVisible();
  expect(bodies()).toEqual([
    { name: 'city', value: null },
    { name: 'city', value: 'Oslo' },
  ]);
});

test('viewers see variables, but cannot change them', async () => {
  await show('viewer');
  expect(screen.getByText('Oslo')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
