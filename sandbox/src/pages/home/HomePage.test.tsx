import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { SettingsView } from '../../state/views.ts';
import { renderPage } from '../../testing/renderPage.tsx';
import { sandboxCall } from '../../testing/sandboxCall.ts';
import { appId } from '../../testing/testApp.ts';

const settings = () => sandboxCall<SettingsView>('GET', '/settings');

beforeEach(async () => {
  await sandboxCall('POST', '/reset');
});

test('shows the URLs for an app and why its callback is not verified', async () => {
  renderPage('/');
  const facts = within(await screen.findByRole('region', { name: 'For the app' }));
  expect(await facts.findByText(appId)).toBeVisible();
  expect(await facts.findByText(/The callback cannot be reached/)).toBeVisible();
});

test('changes the rules for the app', async () => {
  const user = renderPage('/');
  await user.selectOptions(await screen.findByLabelText('Access level'), 'Standard: people with a role only');
  await user.click(await screen.findByRole('checkbox', { name: 'Count calls against Meta’s limits' }));
  await waitFor(async () => expect(await settings()).toMatchObject({ access: 'standard', hasRateLimits: false }));
});

test('the reset asks first', async () => {
  await sandboxCall('POST', '/followers', { username: 'extra' });
  const user = renderPage('/');
  const followers = async () => (await sandboxCall<unknown[]>('GET', '/followers')).length;
  await user.click(screen.getByRole('button', { name: 'Reset the sandbox' }));
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Forget everything?' })).getByRole('button', { name: 'Cancel' }),
  );
  expect(await followers()).toBe(7);
  await user.click(screen.getByRole('button', { name: 'Reset the sandbox' }));
  await user.click(await screen.findByRole('button', { name: 'Forget everything' }));
  await waitFor(async () => expect(await followers()).toBe(6));
});

test('shows an error with a retry', async () => {
  const real = fetch;
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  const user = renderPage('/mailbox');
  expect(await screen.findByText('The mails could not be read')).toBeVisible();
  expect(screen.getByText('The sandbox does not answer. Is it running?')).toBeVisible();
  globalThis.fetch = real;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No mail yet')).toBeVisible();
});
