import type { Profile } from '@fanfare/shared/contracts';
import { aUser, type FakeServer, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memberSince } from './memberSince.ts';
import { ProfileCard } from './ProfileCard.tsx';

const LOAD = 'GET /api/user/profile';
const SAVE = 'PATCH /api/user/profile';
const UPLOAD = 'POST /api/user/avatar';
const REMOVE = 'DELETE /api/user/avatar';
const profile: Profile = {
  username: 'mira',
  email: 'mira@example.org',
  pendingEmail: null,
  fullName: 'Mira Lind',
  bio: '',
  avatarUrl: '/avatars/default/mira.svg',
  createdAt: '2026-01-15T12:00:00.000Z',
};

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  server.answer(LOAD, { success: true, profile });
});

const show = () => renderWithHost(<ProfileCard />, { at: '/settings', user: aUser() });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const field = (name: string) => screen.getByRole('textbox', { name });

test('edits fields after Edit Profile, and discards changes on Cancel', async () => {
  const { guards } = show();
  expect(await screen.findByText('Member since Jan 15, 2026')).toBeVisible();
  for (const name of ['Username', 'Email', 'Full name', 'Bio']) expect(field(name)).toBeDisabled();
  await press('Edit Profile');
  expect(field('Username')).toBeEnabled();
  expect(field('Username')).toHaveFocus();
  await userEvent.type(field('Bio'), 'Coffee');
  expect([...guards].some((guard) => guard.isDirty())).toBe(true);
  await press('Cancel');
  expect(field('Bio')).toHaveValue('');
  expect(field('Bio')).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Edit Profile' })).toHaveFocus();
  expect(server.requestsTo(SAVE)).toHaveLength(0);
});

test('saves all four fields and leaves edit mode', async () => {
  server.answer(SAVE, { success: true, profile: { ...profile, username: 'mira.lind', pendingEmail: 'new@example.org' } });
  const { store, toasts } = show();
  await press('Edit Profile');
  await userEvent.clear(field('Username'));
  await userEvent.type(field('Username'), 'mira.lind');
  await userEvent.clear(field('Email'));
  await userEvent.type(field('Email'), 'new@example.org');
  await press('Save Changes');
  expect(await screen.findByRole('button', { name: 'Edit Profile' })).toBeVisible();
  expect(server.requestsTo(SAVE)[0]?.body).toEqual({
    username: 'mira.lind',
    email: 'new@example.org',
    fullName: 'Mira Lind',
    bio: '',
  });
  expect(field('Username')).toHaveValue('mira.lind');
  expect(field('Email')).toHaveValue('mira@example.org');
  expect(screen.getByText(/^Your email changes to new@example.org/)).toBeVisible();
  expect(store.getState().session.user?.username).toBe('mira.lind');
  expect(toasts).toMatchObject([{ kind: 'success', description: 'Open the link we sent to new@example.org.' }]);
});

test.each([
  [
    'the server rejects the request',
    () => server.fail(SAVE, 409, { error: 'Username or email already exists.' }),
    {
      title: 'Failed to update profile. Please try again.',
      description: 'Username or email already exists.',
      requestId: 'request-1',
    },
  ],
  ['the server is unreachable', () => server.disconnect(SAVE), { title: 'Error updating profile. Please try again.' }],
])('keeps the input when %s', async (_, prepare, message) => {
  prepare();
  const { toasts } = show();
  await press('Edit Profile');
  await userEvent.type(field('Bio'), 'Coffee');
  await press('Save Changes');
  await waitFor(() => expect(toasts).toEqual([{ kind: 'error', ...message }]));
  await waitFor(() => expect(field('Bio')).toBeEnabled());
  expect(field('Bio')).toHaveValue('Coffee');
});

test('shows a field error at the focused field until it is edited', async () => {
  server.fail(SAVE, 400, { error: 'Username cannot contain spaces.', field: 'username' });
  const { toasts } = show();
  await press('Edit Profile');
  await userEvent.type(field('Bio'), 'Coffee');
  await press('Save Changes');
  await waitFor(() => expect(field('Username')).toHaveFocus());
  expect(field('Username')).toHaveAttribute('aria-invalid', 'true');
  expect(field('Username')).toHaveAccessibleDescription('Username cannot contain spaces.');
  expect(toasts).toMatchObject([
    { title: 'Failed to update profile. Please try again.', description: 'Username cannot contain spaces.' },
  ]);
  await userEvent.type(field('Username'), 'x');
  await waitFor(() => expect(field('Username')).not.toHaveAttribute('aria-invalid'));
});

test('changes the avatar everywhere, and removes it', async () => {
  server.answer(UPLOAD, { success: true, avatarUrl: '/avatars/one.webp' });
  server.answer(REMOVE, { success: true, avatarUrl: '/avatars/default/mira.svg' });
  const { store, container } = show();
  const chooser = await screen.findByLabelText<HTMLInputElement>('Image file');
  expect(chooser.accept).toBe('image/*');
  expect(screen.queryByRole('button', { name: 'Remove picture' })).toBeNull();
  const file = new File(['x'], 'me.png', { type: 'image/png' });
  await userEvent.upload(chooser, file);
  await press('Remove picture');
  const body = server.requestsTo(UPLOAD)[0]?.body;
  expect(body instanceof FormData && body.get('avatar')).toEqual(file);
  await waitFor(() => expect(store.getState().session.user?.avatar).toBeNull());
  expect(container.querySelector('img')).toHaveAttribute('src', '/avatars/default/mira.svg');
});

test.each([
  [
    'the server rejects the request',
    () => server.fail(UPLOAD, 400, { error: 'Please choose a PNG, JPEG, WebP or GIF image.' }),
    'Failed to upload avatar. Please try again.',
  ],
  ['the server is unreachable', () => server.disconnect(UPLOAD), 'Error uploading avatar. Please try again.'],
])('shows that the avatar was rejected when %s', async (_, prepare, title) => {
  prepare();
  const { toasts } = show();
  await userEvent.upload(await screen.findByLabelText('Image file'), new File(['x'], 'me.png', { type: 'image/png' }));
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'error', title }]));
});

test('shows the progress of an upload, and cancels it', async () => {
  server.answer(UPLOAD, { success: true, avatarUrl: '/avatars/one.webp' });
  server.hold(UPLOAD);
  const { toasts } = show();
  await userEvent.upload(await screen.findByLabelText('Image file'), new File(['x'], 'me.png', { type: 'image/png' }));
  const bar = await screen.findByRole('progressbar', { name: 'Uploading me.png' });
  expect(bar).toHaveAttribute('aria-valuenow', '0');
  await waitFor(() => expect(server.requestsTo(UPLOAD)).toHaveLength(1));
  act(() => server.reportUpload(UPLOAD, 0.4));
  expect(bar).toHaveAttribute('aria-valuenow', '40');
  await press('Cancel upload');
  await waitFor(() => expect(bar).not.toBeInTheDocument());
  expect(server.aborted).toEqual([UPLOAD]);
  expect(screen.getByRole('button', { name: 'Change picture' })).toHaveFocus();
  expect(toasts).toEqual([]);
});

test('does not offer to cancel a completed upload', async () => {
  server.answer(UPLOAD, { success: true, avatarUrl: '/avatars/one.webp' });
  const release = server.hold(UPLOAD);
  const { toasts } = show();
  await userEvent.upload(await screen.findByLabelText('Image file'), new File(['x'], 'me.png', { type: 'image/png' }));
  await waitFor(() => expect(server.requestsTo(UPLOAD)).toHaveLength(1));
  act(() => server.reportUpload(UPLOAD, 1));
  expect(screen.queryByRole('button', { name: 'Cancel upload' })).toBeNull();
  release();
  await waitFor(() => expect(toasts).toEqual([{ kind: 'success', title: 'Picture updated' }]));
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('retries loading', async () => {
  server.fail(LOAD, 500);
  show();
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not load your profile.');
  server.answer(LOAD, { success: true, profile });
  await press('Try again');
  expect(await screen.findByDisplayValue('Mira Lind')).toBeVisible();
});

test('shows a recent date for a member without a creation date', () => {
  expect(memberSince(undefined)).toBe('Recently');
  expect(memberSince('')).toBe('Recently');
});
