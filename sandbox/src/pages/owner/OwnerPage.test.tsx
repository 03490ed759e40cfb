import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { AccountView, SettingsView } from '../../state/views.ts';
import { renderPage } from '../../testing/renderPage.tsx';
import { sandboxCall } from '../../testing/sandboxCall.ts';

const accounts = () => sandboxCall<AccountView[]>('GET', '/accounts');
const card = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(async () => {
  await sandboxCall('POST', '/reset');
});

test('creates a creator without a name and returns its long id as text', async () => {
  const user = renderPage('/owner');
  await user.click(await screen.findByRole('button', { name: 'New account' }));
  const window = within(await screen.findByRole('dialog', { name: 'New account' }));
  await user.type(window.getByLabelText('Username'), 'mina.paints');
  await user.selectOptions(window.getByLabelText('Kind'), 'Creator');
  await user.type(window.getByLabelText('Account id (IG_ID), optional'), '17841405822304912');
  await user.click(window.getByRole('button', { name: 'Create account' }));
  expect(await window.findByRole('alert')).toHaveTextContent('There is already an account mina.paints.');
  await user.clear(window.getByLabelText('Username'));
  await user.type(window.getByLabelText('Username'), 'odd.one');
  await user.click(window.getByRole('button', { name: 'Create account' }));
  const odd = await card('odd.one');
  expect(odd.getByText('No name')).toBeVisible();
  expect(odd.getByText('17841405822304912')).toBeVisible();
  expect((await accounts()).at(-1)).toMatchObject({ accountType: 'MEDIA_CREATOR', name: null });
});

test('edits the profile, and names the rule when a number is refused', async () => {
  const user = renderPage('/owner');
  await user.click((await card('night.bakery')).getByRole('button', { name: 'Edit profile' }));
  const window = within(await screen.findByRole('dialog', { name: 'Profile of night.bakery' }));
  await user.click(window.getByRole('button', { name: 'Markup' }));
  await user.clear(window.getByLabelText('Followers'));
  await user.type(window.getByLabelText('Followers'), '1.5');
  await user.click(window.getByRole('button', { name: 'Save' }));
  // The browser itself rejects an invalid number.
  expect(window.getByLabelText('Followers')).toBeInvalid();
  await user.clear(window.getByLabelText('Followers'));
  await user.type(window.getByLabelText('Followers'), '1000000');
  await user.click(window.getByRole('button', { name: 'Save' }));
  expect(await (await card('night.bakery')).findByText(/1,000,000 followers/)).toHaveTextContent('<b>"O\'Neil" & Co</b>');
});

test('switches access to messages and the fields of the app', async () => {
  const user = renderPage('/owner');
  const shop = await card('juniper.and.oak');
  await user.click(shop.getByRole('checkbox', { name: 'Allow access to messages' }));
  await waitFor(async () => expect((await accounts())[0]?.isMessageAccessOn).toBe(false));
  await user.click(await screen.findByRole('checkbox', { name: 'comments' }));
  await waitFor(async () => expect((await sandboxCall<SettingsView>('GET', '/settings')).appFields).not.toContain('comments'));
});

test('nothing can be revoked without a token; deletion tells how the callback answered', async () => {
  const user = renderPage('/owner');
  const shop = await card('juniper.and.oak');
  expect(shop.getByRole('button', { name: 'Revoke' })).toBeDisabled();
  expect(shop.getByRole('button', { name: 'Remove the app' })).toBeDisabled();
  await user.click(shop.getByRole('button', { name: 'Ask for deletion' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Ask for deletion' }));
  expect(await shop.findByText(/The data-deletion callback at .* could not be reached/)).toBeVisible();
});
