import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { checkVariants } from '../fixtures/checkVariants.ts';
import { sandboxCall } from '../fixtures/sandboxCall.ts';
import { signIn } from '../fixtures/signIn.ts';
import { registerAndConnect } from '../fixtures/signUpAndConnect.ts';
import { expect, test } from '../fixtures/test.ts';
import { testWithOwnProduct } from '../fixtures/testWithOwnProduct.ts';
import { ConnectInstagramPage } from '../pages/ConnectInstagramPage.ts';

const noConnection = 'Connection failed. Please check your internet connection.';

test('sign-up with the keyboard alone: the rules in their order, no network, a taken name, then in', async ({
  page,
  context,
  person,
}) => {
  await page.goto('/signup');
  await page.getByLabel('Username', { exact: true }).focus();
  const type = async (text: string) => {
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
  };
  await type(person.username);
  await page.keyboard.press('Tab');
  await type(person.email);
  await page.keyboard.press('Tab');
  await type('abc');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show password' }).first()).toBeFocused();
  await page.keyboard.press('Tab');
  await type('abd');
  await page.keyboard.press('Enter');
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText('Passwords do not match');

  const choose = async (password: string) => {
    await page.getByLabel('Password', { exact: true }).focus();
    await type(password);
    await page.getByLabel('Confirm password').focus();
    await type(password);
    await page.keyboard.press('Enter');
  };
  await choose('abc');
  await expect(alert).toHaveText('Password must be at least 6 characters');
  await context.setOffline(true);
  await choose(person.password);
  await expect(alert).toHaveText(noConnection);
  await expect(page.getByLabel('Username', { exact: true })).toHaveValue(person.username);
  await context.setOffline(false);
  const taken = await page.request.post('/api/auth/register', { data: person });
  expect(taken.status()).toBe(201);
  await choose(person.password);
  await expect(alert).toHaveText('Username or email already exists.');
  await page.getByLabel('Username', { exact: true }).focus();
  await type(`${person.username}-2`);
  await page.keyboard.press('Tab');
  await type(`2-${person.email}`);
  await page.keyboard.press('Enter');
  await page.waitForURL('/dashboard');
});

test('sign-in: no network, a wrong password, a name locked after too many of them', async ({ page, context, person }) => {
  await page.goto('/login');
  const alert = page.getByRole('alert');
  await page.getByLabel('Username or email').fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill('wrong-password');
  await context.setOffline(true);
  await page.keyboard.press('Enter');
  await expect(alert).toHaveText(noConnection);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await context.setOffline(false);
  await page.keyboard.press('Enter');
  await expect(alert).toHaveText('Invalid username or password');
  const data = { username: person.username, password: 'wrong-password' };
  await expect(async () => {
    const answer = await page.request.post('/api/auth/login', { data });
    expect(answer.status()).toBe(429);
  }).toPass({ intervals: [0] });
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(alert).toHaveText(/^Too many requests\. Please try again in \d+ (second|minute)s?\.$/);
});

test('connecting Instagram without a network shows an error with a retry', { tag: '@long' }, async ({
  page,
  context,
  person,
}) => {
  await signIn(page, person);
  await page.goto('/connect-instagram');
  const connect = page.getByRole('button', { name: 'Connect Instagram' });
  await expect(connect).toBeVisible();
  await context.setOffline(true);
  await connect.click();
  await expect(page.getByRole('alert')).toHaveText('Failed to connect to Instagram. Please try again.');
  await context.setOffline(false);
  await connect.click();
  await page.waitForURL(/\/oauth\/authorize/);
});

test('Instagram’s dialog is declined, or a permission that is needed: the dashboard says that nothing was connected', async ({
  page,
  person,
}) => {
  await signIn(page, person);
  const decide = async (decision: 'Cancel' | 'Allow') => {
    await page.goto('/connect-instagram');
    await page.getByRole('button', { name: 'Connect Instagram' }).click();
    await page.waitForURL(/\/oauth\/authorize/);
    if (decision === 'Allow') {
      for (const permission of await page.getByRole('checkbox', { disabled: false }).all()) await permission.uncheck();
    }
    await page.getByRole('button', { name: decision }).click();
    await page.waitForURL('/dashboard');
    await expect(page.getByRole('banner').getByText('Not Connected', { exact: true })).toBeVisible();
  };
  const alert = page.getByRole('alert');
  await decide('Cancel');
  await expect(alert).toContainText('You cancelled the Instagram login. No account was connected.');
  await checkVariants(page, 'connecting-declined');
  await alert.getByRole('button').click();
  await expect(alert).toHaveCount(0);
  await decide('Allow');
  await expect(alert).toContainText('a required permission was not granted');
});

test('signing up shows what the server refuses, at the field that it is about', { tag: '@long' }, async ({ page, person }) => {
  await page.goto('/signup');
  await page.getByLabel('Username', { exact: true }).fill(`${person.username} x`);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm password').fill(person.password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('alert')).toHaveText('Username cannot contain spaces.');
  await expect(page.getByLabel('Username', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Username', { exact: true })).toHaveAttribute('aria-invalid', 'true');
});

test('disconnecting an account that is not connected any more shows the sentence, then the reason', { tag: '@long' }, async ({
  page,
  person,
}) => {
  await registerAndConnect(page, person);
  await page.goto('/connect-instagram');
  const disconnect = page.getByRole('button', { name: 'Disconnect Instagram' });
  await expect(disconnect).toBeVisible();
  const headers = { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('token'))}` };
  expect((await page.request.delete('/api/instagram/disconnect', { headers })).status()).toBe(200);
  await disconnect.click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(/^Failed to disconnect InstagramConnect an Instagram account first\.Request ID \S+/);
  await checkVariants(page, 'connect-disconnect-failed');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Connect your Instagram Business account' })).toBeVisible();
});

test('the webhook card: without an account, then with Instagram in trouble, then subscribed', { tag: '@long' }, async ({
  page,
  person,
  product,
  request,
}) => {
  await signIn(page, person);
  await page.goto('/automation');
  const subscribe = page.getByRole('button', { name: 'Subscribe', exact: true });
  const alerts = page.getByRole('alert');
  await subscribe.click();
  await expect(alerts).toContainText(/^Failed to subscribe to webhooksConnect an Instagram account first\.Request ID \S+/);
  await expect(page.getByRole('link', { name: 'Connect Instagram' })).toHaveAttribute('href', '/connect-instagram');
  await checkVariants(page, 'webhook-not-connected');
  await page.keyboard.press('Escape');
  await expect(alerts).toHaveCount(0);

  await page.goto('/connect-instagram');
  const connect = new ConnectInstagramPage(page);
  await connect.connect();
  await connect.allowFirstAccount();
  await page.getByRole('button', { name: 'Go to Dashboard' }).click();
  await page.waitForURL(/\/dashboard/);
  await page.goto('/automation');
  const unsubscribe = page.getByRole('button', { name: 'Unsubscribe', exact: true });
  await unsubscribe.click();
  await expect(subscribe).toBeVisible();
  const fault = { fault: 'service_trouble', endpoint: 'subscribed_apps', method: 'POST' };
  const rule = await sandboxCall<{ id: string }>(request, `${product.sandboxUrl}/sandbox/api/faults`, fault);
  await subscribe.click();
  await expect(alerts).toContainText(/^Failed to subscribe to webhooks.+Request ID \S+/);
  await expect(page.getByText('Not Subscribed')).toBeVisible();
  await request.delete(`${product.sandboxUrl}/sandbox/api/faults/${rule.id}`);
  await subscribe.click();
  await expect(unsubscribe).toBeVisible();
  await expect(alerts, 'a failure stays until it is dismissed').toHaveCount(1);
});

testWithOwnProduct(
  'without its database the server says so on every screen, and no failure twice',
  { tag: '@long' },
  async ({ page, person, own }) => {
    await signIn(page, person);
    await page.goto('/connect-instagram');
    const connect = page.getByRole('button', { name: 'Connect Instagram' });
    await expect(connect).toBeVisible();
    await stopDatabase(own.dataDir);
    await connect.click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(/^Failed to connect to Instagram\. Please try again\..+Request ID \S+/);
    const requestId = await alert.locator('code').textContent();
    await expect(page.getByText(requestId ?? 'none')).toHaveCount(1);
  },
);

async function stopDatabase(dataDir: string): Promise<void> {
  const files = await readdir(dataDir, { recursive: true });
  const file = files.find((name) => name.endsWith('postmaster.pid')) ?? '';
  const [pid] = (await readFile(path.join(dataDir, file), 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGINT');
}
