import type { ResponseOf, Workspace } from '@fanfare/shared/contracts';
import { aUser, type FakeServer, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readStoredInvitation, storeInvitation } from '../state/invitation/storedInvitation.ts';
import { InvitationScreen } from './InvitationScreen.tsx';
import { SignInScreen } from './SignInScreen.tsx';
import { SignUpScreen } from './SignUpScreen.tsx';

const PREVIEW = 'POST /api/invitations/preview';
const ACCEPT = 'POST /api/invitations/accept';
const REGISTER = 'POST /api/auth/register';
const LOGIN = 'POST /api/auth/login';
const workspace: Workspace = { id: 'workspace-1', name: 'Northwind', role: 'agent', members: 2, owners: 1 };
const preview: ResponseOf<typeof PREVIEW> = {
  success: true,
  workspaceName: 'Northwind',
  invitedBy: 'ana',
  email: 'mira@example.org',
  role: 'agent',
  hasAccount: true,
};

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  server.answer(PREVIEW, preview);
  server.answer(ACCEPT, { success: true, workspace });
});

const open = (user?: ReturnType<typeof aUser>, at = '/invitation#token=link-1') =>
  renderWithHost(<InvitationScreen />, { at, ...(user && { user }) });

test('says who invites to what, and with which role; the token leaves the URL', async () => {
  const { place } = open(aUser());
  expect(await screen.findByRole('heading', { name: 'Join Northwind' })).toBeVisible();
  expect(screen.getByText('ana invites you to Northwind.')).toBeVisible();
  expect(screen.getByText('Your role: Agent')).toBeVisible();
  expect(place.path).toBe('/invitation');
  expect(server.requestsTo(PREVIEW).map(({ body }) => body)).toEqual([{ token: 'link-1' }]);
});

test('names no inviter who has left', async () => {
  server.answer(PREVIEW, { ...preview, invitedBy: null });
  open(aUser());
  expect(await screen.findByText('You are invited to Northwind.')).toBeVisible();
});

test('joins, switches to the workspace and opens the dashboard', async () => {
  const { store, place, toasts } = open(aUser());
  await userEvent.click(await screen.findByRole('button', { name: 'Join Northwind' }));
  await waitFor(() => expect(place.path).toBe('/dashboard'));
  expect(store.getState().workspaces.currentId).toBe('workspace-1');
  expect(toasts).toEqual([{ kind: 'success', title: 'You joined Northwind' }]);
  expect(server.requestsTo(ACCEPT).map(({ body }) => body)).toEqual([{ token: 'link-1' }]);
  expect(readStoredInvitation()).toBeNull();
});

test('leaves the invitation for later', async () => {
  const { place } = open(aUser());
  await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
  expect(place.path).toBe('/dashboard');
  expect(readStoredInvitation()).toBeNull();
  expect(server.requestsTo(ACCEPT)).toEqual([]);
});

test('a failure to join stays on the page', async () => {
  server.fail(ACCEPT, 409, { error: 'This person is already a member of the workspace.', code: 'already_a_member' });
  const { place } = open(aUser());
  await userEvent.click(await screen.findByRole('button', { name: 'Join Northwind' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This person is already a member of the workspace.');
  expect(place.path).toBe('/invitation');
});

test('another address must sign out first, and the invitation survives that', async () => {
  const { store, place } = open(aUser({ email: 'other@example.org' }));
  server.answer('POST /api/auth/logout', { success: true });
  expect(await screen.findByText('This invitation was sent to another email address. Sign in with that account.')).toBeVisible();
  expect(screen.getByText('You are signed in as other@example.org.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(store.getState().session.token).toBeNull());
  await waitFor(() => expect(place.path).toBe('/invitation'));
  expect(readStoredInvitation()).toEqual({ token: 'link-1' });
  expect(await screen.findByRole('link', { name: 'Sign in to join' })).toHaveAttribute('href', '/login');
});

test('the server may know better which address is signed in', async () => {
  server.fail(ACCEPT, 403, { error: 'This invitation was sent to another email address.', code: 'wrong_recipient' });
  open(aUser());
  await userEvent.click(await screen.findByRole('button', { name: 'Join Northwind' }));
  expect(await screen.findByRole('button', { name: 'Sign out' })).toBeVisible();
});

test('signed-out users with an account sign in, with the address filled in, and return', async () => {
  const first = open();
  await userEvent.click(await screen.findByRole('link', { name: 'Sign in to join' }));
  expect(first.place.path).toBe('/login');
  first.unmount();
  server.answer(LOGIN, { success: true, token: 'fan_1', user: aUser() });
  const { place } = renderWithHost(<SignInScreen />, { at: '/login' });
  expect(screen.getByLabelText('Username or email')).toHaveValue('mira@example.org');
  await userEvent.type(screen.getByLabelText('Password'), 'secret{Enter}');
  await waitFor(() => expect(place.path).toBe('/invitation'));
});

test('new users create an account with the invitation, and return', async () => {
  server.answer(PREVIEW, { ...preview, hasAccount: false });
  const first = open();
  await userEvent.click(await screen.findByRole('link', { name: 'Create account' }));
  expect(first.place.path).toBe('/signup');
  first.unmount();
  server.answer(REGISTER, { success: true, token: 'fan_1', user: aUser() });
  const { place } = renderWithHost(<SignUpScreen />, { at: '/signup' });
  expect(screen.getByLabelText('Email')).toHaveValue('mira@example.org');
  await userEvent.type(screen.getByLabelText('Username'), 'mira');
  await userEvent.type(screen.getByLabelText('Password'), 'secret');
  await userEvent.type(screen.getByLabelText('Confirm password'), 'secret{Enter}');
  await waitFor(() => expect(place.path).toBe('/invitation'));
  expect(server.requestsTo(REGISTER)[0]?.body).toMatchObject({ email: 'mira@example.org', invitation: 'link-1' });
});

test('after the sign-in, the user joins without another press', async () => {
  storeInvitation({ token: 'link-1', email: 'mira@example.org', joins: true });
  const { store, place } = open(aUser(), '/invitation');
  await waitFor(() => expect(place.path).toBe('/dashboard'));
  expect(store.getState().workspaces.currentId).toBe('workspace-1');
  expect(server.requestsTo(ACCEPT)).toHaveLength(1);
});

test('an invalid or expired link says what to do, and is forgotten', async () => {
  server.fail(PREVIEW, 403, { error: 'This link is no longer valid.', code: 'link_invalid' });
  open();
  expect(await screen.findByRole('heading', { name: 'This invitation is no longer valid' })).toBeVisible();
  expect(screen.getByText(/Ask the person who invited you for a new one/)).toBeVisible();
  expect(readStoredInvitation()).toBeNull();
});

test('reports a missing link', () => {
  open(undefined, '/invitation');
  expect(screen.getByRole('heading', { name: 'Invalid link' })).toBeVisible();
});

test('loads again after an error', async () => {
  server.disconnect(PREVIEW);
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not load the invitation.');
  server.answer(PREVIEW, preview);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Join Northwind' })).toBeVisible();
});
