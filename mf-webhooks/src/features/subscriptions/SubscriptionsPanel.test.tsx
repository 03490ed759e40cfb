import type { WebhookSubscription } from '@fanfare/shared/contracts';
import {
  aConnectedStatus,
  aDisconnectedStatus,
  aUser,
  type FakeServer,
  fakeServer,
  renderWithHost,
} from '@fanfare/shared/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSubscription } from '../../testing/builders.ts';
import { SubscriptionsPanel } from './SubscriptionsPanel.tsx';

const LIST = 'GET /api/webhooks/subscriptions';
const SWITCH = 'PUT /api/webhooks/subscriptions/{id}';
const DELETE = 'DELETE /api/webhooks/subscriptions/{id}';
const SUBSCRIBE = 'POST /api/instagram/subscribe-webhook';

let server: FakeServer;
const list = (...data: WebhookSubscription[]) => server.answer(LIST, { success: true, data });
beforeEach(() => {
  server = fakeServer();
  server.answer('GET /api/instagram/status', aConnectedStatus());
  list(aSubscription());
});
const show = () => renderWithHost(<SubscriptionsPanel />, { at: '/webhook-management?tab=dashboard', user: aUser() });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('shows status, users and last event of each field', async () => {
  show();
  const table = await screen.findByRole('table', { name: 'Fields of @northwind.coffee' });
  const [messages, comments] = within(table).getAllByRole('row').slice(1);
  expect(messages).toHaveTextContent(/messages.*Message.*Subscribed.*Prices/);
  expect(comments).toHaveTextContent(/comments.*Comment.*Subscribed.*–.*Never/);
  expect(screen.getByRole('link', { name: '12' })).toHaveAttribute(
    'href',
    '/webhook-management?tab=dashboard&view=events&source=webhook',
  );
});

test('subscribes missing fields, and explains those that Instagram drops again', async () => {
  const [messages, comments] = aSubscription().fields;
  if (!messages || !comments) throw new Error('The builder makes two fields.');
  const lacking = aSubscription({ fields: [{ ...messages, isSubscribed: false }, comments] });
  list(lacking);
  server.answer(SWITCH, { success: true, data: lacking });
  const { toasts } = show();
  expect(await screen.findByText('1 field is not subscribed. Affected: Prices.')).toBeVisible();
  await press('Subscribe all fields');
  await waitFor(() => expect(toasts).toEqual([{ kind: 'success', title: 'Subscription activated' }]));
  expect(server.requestsTo(SWITCH)[0]?.body).toEqual({ status: 'active' });
  expect(await screen.findByText(/Turn them on in the app dashboard/)).toBeVisible();
});

test('switches off and on, and reports errors', async () => {
  const off = aSubscription({ status: 'inactive' });
  server.answer(SWITCH, { success: true, data: off });
  const { toasts } = show();
  await screen.findByText('Active');
  list(off);
  await press('Deactivate');
  expect(await screen.findByText('Inactive')).toBeVisible();
  expect(toasts).toEqual([{ kind: 'success', title: 'Subscription deactivated' }]);
  server.fail(SWITCH, 502, { error: 'Instagram refused.' });
  await press('Activate');
  await waitFor(() =>
    expect(toasts.at(-1)).toMatchObject({
      kind: 'error',
      title: 'Failed to update subscription',
      description: 'Instagram refused.',
    }),
  );
});

test.each([
  ['suspended', 'Suspended', 'button', 'Activate'],
  ['error', 'Error', 'link', 'Connect Instagram'],
] as const)('explains a subscription that is %s', async (status, name, role, action) => {
  list(aSubscription({ status }));
  show();
  expect(await screen.findByText(name)).toBeVisible();
  expect(screen.getByRole(role, { name: action })).toBeVisible();
});

test('deletes after confirmation, and reports errors', async () => {
  server.fail(DELETE, 500);
  const { toasts } = show();
  const remove = async () => {
    await press('Delete');
    const question = await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this subscription?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete subscription' }));
  };
  await remove();
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'error', title: 'Failed to delete subscription' }]));
  server.answer(DELETE, { success: true });
  list();
  await remove();
  await waitFor(() => expect(toasts.at(-1)).toEqual({ kind: 'success', title: 'Subscription deleted successfully' }));
  expect(await screen.findByText('No subscriptions')).toBeVisible();
});

test('creates a subscription, or links to connecting', async () => {
  list();
  server.fail(SUBSCRIBE, 502, { error: 'Instagram refused.' });
  const { toasts, unmount } = show();
  await press('Create subscription');
  await waitFor(() =>
    expect(toasts).toMatchObject([
      { kind: 'error', title: 'Failed to subscribe to webhooks', description: 'Instagram refused.' },
    ]),
  );
  server.answer(SUBSCRIBE, { success: true, subscribedFields: ['messages'] });
  await press('Create subscription');
  await waitFor(() => expect(toasts.at(-1)).toEqual({ kind: 'success', title: 'Webhook subscription successful!' }));
  unmount();
  server.answer('GET /api/instagram/status', aDisconnectedStatus());
  show();
  expect(await screen.findByRole('link', { name: 'Connect Instagram' })).toBeVisible();
});

test('shows an error and retries', async () => {
  server.fail(LIST, 500);
  show();
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load webhook data');
  list(aSubscription());
  await press('Try again');
  expect(await screen.findByText('Active')).toBeVisible();
});
