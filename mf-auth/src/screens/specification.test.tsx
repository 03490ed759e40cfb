import {
  aConnectedStatus,
  aDisconnectedStatus,
  aUser,
  type FakeServer,
  fakeServer,
  renderWithHost,
} from '@fanfare/shared/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConnectInstagramScreen } from './ConnectInstagramScreen.tsx';
import { SignInScreen } from './SignInScreen.tsx';
import { SignUpScreen } from './SignUpScreen.tsx';

// Covers statements of the specification that no other test of these screens covers.

const STATUS = 'GET /api/instagram/status';
const DISCONNECT = 'POST /api/instagram/disconnect';

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  server.answer(STATUS, aDisconnectedStatus());
});

test('the sign-in screen has the tagline', () => {
  renderWithHost(<SignInScreen />, { at: '/login' });
  expect(screen.getByText(/^connect, automate, engage\.?$/i)).toBeInTheDocument();
});

test('the sign-in form requires both fields', () => {
  renderWithHost(<SignInScreen />, { at: '/login' });
  for (const name of ['Username or email', 'Password']) expect(screen.getByLabelText(name)).toBeRequired();
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
});

test('the sign-up form requires its four fields', () => {
  renderWithHost(<SignUpScreen />, { at: '/signup' });
  for (const name of ['Username', 'Email', 'Password', 'Confirm password']) expect(screen.getByLabelText(name)).toBeRequired();
  expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
});

const showConnect = () => renderWithHost(<ConnectInstagramScreen />, { at: '/connect-instagram', user: aUser() });

test('connecting is explained in three steps', async () => {
  showConnect();
  const heading = await screen.findByRole('heading', { name: 'How It Works' });
  const steps = within(heading.parentElement ?? document.body).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/click connect instagram/i),
    expect.stringMatching(/complete Instagram Business Login and grant the permissions/i),
    expect.stringMatching(/start receiving and sending DMs/i),
  ]);
});

test('disconnecting clears the account and an earlier error', async () => {
  server.answer(STATUS, aConnectedStatus());
  server.fail(DISCONNECT, 500);
  showConnect();
  const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Disconnect Instagram' }));
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to disconnect Instagram');
  server.answer(DISCONNECT, { success: true });
  server.answer(STATUS, aDisconnectedStatus());
  await press();
  expect(await screen.findByRole('button', { name: 'Connect Instagram' })).toBeVisible();
  expect(screen.queryByText('@northwind.coffee')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
