import { aUser, type FakeServer, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignInScreen } from './SignInScreen.tsx';

const OPTIONS = 'GET /api/auth/options';
const START = 'POST /api/auth/sample-account';
const ENTER = 'POST /api/auth/sample-account/enter';
const OPEN = 'Look around in a sample account';

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  server.answer(OPTIONS, { success: true, singleSignOn: null, sampleAccount: true });
  server.answer(START, { success: true, ticket: 'ticket-1' });
});

const show = () => renderWithHost(<SignInScreen />, { at: '/login' });
const press = async () => userEvent.click(await screen.findByRole('button', { name: OPEN }));

test('shows how far the account is, and then signs in', async () => {
  server.answer(ENTER, { success: true, stage: 'history', percent: 40 });
  const { place, store } = show();
  await press();
  await waitFor(() => expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40'));
  expect(screen.getByText('Playing two weeks of messages')).toBeVisible();
  server.answer(ENTER, { success: true, token: 'fan_1', user: aUser() });
  await waitFor(() => expect(place.path).toBe('/dashboard'));
  expect(store.getState().session.token).toBe('fan_1');
  expect(server.requestsTo(ENTER)[0]?.body).toEqual({ ticket: 'ticket-1' });
});

test('says why it failed, and can be tried again', async () => {
  server.fail(ENTER, 500, { error: 'The sample account could not be created. Please try again.', code: 'sample_account_failed' });
  show();
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('The sample account could not be created. Please try again.');
  expect(screen.getByRole('button', { name: OPEN })).toBeEnabled();
});

test('is not offered by an installation without the sandbox', async () => {
  server.answer(OPTIONS, { success: true, singleSignOn: null, sampleAccount: false });
  show();
  await waitFor(() => expect(server.requestsTo(OPTIONS)).toHaveLength(1));
  expect(screen.queryByRole('button', { name: OPEN })).toBeNull();
});
