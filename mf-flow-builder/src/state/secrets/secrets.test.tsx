import { aUser, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SecretsPanel } from './SecretsPanel.tsx';
import type { FlowSecret } from './secrets.api.ts';

const shopKey: FlowSecret = {
  name: 'shop_key',
  updatedAt: '2026-03-01T10:00:00.000Z',
  lastUsedAt: null,
  usedBy: [{ id: 'f1', name: 'Orders' }],
};
const answer = (...data: FlowSecret[]) => ({ success: true as const, data });

function open(...secrets: FlowSecret[]) {
  const server = fakeServer();
  server.answer('GET /api/flow-secrets', answer(...secrets));
  return { server, user: userEvent.setup(), ...renderWithHost(<SecretsPanel />, { user: aUser() }) };
}
const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(await screen.findByRole('button', { name }));

test('S9: a secret is stored, and its value is neither on the screen nor in the store afterwards', async () => {
  const { server, user, store, container } = open();
  expect(await screen.findByText('No secrets yet')).toBeVisible();
  await press(user, 'Add secret');
  expect(screen.getByLabelText('Name')).toHaveFocus();
  await press(user, 'Save secret');
  expect(screen.getByText('Use letters, digits and _. Start with a letter.')).toBeVisible();
  expect(screen.getByText('Enter a value.')).toBeVisible();
  await user.type(screen.getByLabelText('Name'), 'shop_key');
  await user.type(screen.getByLabelText('Value'), 'canary-91');
  server.answer('PUT /api/flow-secrets', answer(shopKey));
  await press(user, 'Save secret');
  expect(await screen.findByText('shop_key')).toBeVisible();
  expect(screen.getByText('Used by “Orders”')).toBeVisible();
  expect(server.requestsTo('PUT /api/flow-secrets')[0]?.body).toEqual({ name: 'shop_key', value: 'canary-91' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add secret' })).toHaveFocus());
  expect(container.innerHTML).not.toContain('canary-91');
  await waitFor(() => expect(JSON.stringify(store.getState())).not.toContain('canary-91'));
});

test('rejects an existing name, and reports errors', async () => {
  const { server, user } = open(shopKey);
  await press(user, 'Add secret');
  await user.type(screen.getByLabelText('Name'), 'shop_key');
  await user.type(screen.getByLabelText('Value'), 'x');
  await press(user, 'Save secret');
  expect(screen.getByText('A secret with this name already exists. Replace it in the list.')).toBeVisible();
  await user.type(screen.getByLabelText('Name'), '_2');
  server.disconnect('PUT /api/flow-secrets');
  await press(user, 'Save secret');
  expect(await screen.findByText(/^Could not save the secret: Connection failed/)).toBeVisible();
});

test('replaces a secret', async () => {
  const { server, user } = open(shopKey);
  await press(user, 'Replace shop_key');
  server.answer('PUT /api/flow-secrets', answer({ ...shopKey, lastUsedAt: '2026-03-02T10:00:00.000Z' }));
  await user.type(screen.getByLabelText('New value of shop_key'), 'second');
  await press(user, 'Save secret');
  expect(await screen.findByText(/^Last used:/)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Replaced shop_key.');
  expect(server.requestsTo('PUT /api/flow-secrets')[0]?.body).toEqual({ name: 'shop_key', value: 'second' });
});

test('names the flows that use a secret before it is deleted', async () => {
  const { server, user } = open(shopKey);
  server.answer('PUT /api/flow-secrets', answer());
  await press(user, 'Delete shop_key');
  const question = await screen.findByRole('alertdialog', { name: 'Delete the secret shop_key?' });
  expect(question).toHaveTextContent('Requests in “Orders” use this secret.');
  await user.click(within(question).getByRole('button', { name: 'Delete shop_key' }));
  expect(await screen.findByText('No secrets yet')).toBeVisible();
  expect(server.requestsTo('PUT /api/flow-secrets')[0]?.body).toEqual({ name: 'shop_key', value: null });
});

test('retries loading', async () => {
  const { server, user } = open();
  await screen.findByText('No secrets yet');
  server.disconnect('GET /api/flow-secrets');
  renderWithHost(<SecretsPanel />, { user: aUser() });
  expect(await screen.findByText('Could not load secrets')).toBeVisible();
  server.answer('GET /api/flow-secrets', answer(shopKey));
  await press(user, 'Try again');
  expect(await screen.findByText('shop_key')).toBeVisible();
});
