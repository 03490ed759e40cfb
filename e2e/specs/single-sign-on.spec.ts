import type { Page } from '@playwright/test';
import { checkVariants } from '../fixtures/checkVariants.ts';
import { expect } from '../fixtures/test.ts';
import { testWithOwnProduct as test } from '../fixtures/testWithOwnProduct.ts';
import { waitForMailedLink } from '../fixtures/waitForMailedLink.ts';

test.use({ hasSingleSignOn: true });

async function choose(page: Page, name: string, decision: 'Continue' | 'Cancel'): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Acme' }).click();
  await expect(page.getByRole('heading', { name: 'Choose who signs in' })).toBeVisible();
  await page.getByRole('radio', { name }).check();
  await page.getByRole('button', { name: decision }).click();
}

/** The id of the user, as the server knows the session of the tab. */
async function idOf(page: Page): Promise<string> {
  await expect(page).toHaveURL('/dashboard');
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const answer = await page.request.get('/api/auth/session', { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status()).toBe(200);
  return (await answer.json()).user.id;
}

test('the provider refuses a sign-in, then signs in a new user, and the same user in another browser', async ({
  page,
  context,
  browser,
  own,
}) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Continue with Acme' })).toBeVisible();
  await checkVariants(page, 'single-sign-on');
  await choose(page, 'Ada', 'Cancel');
  await expect(page.getByRole('alert')).toHaveText('You cancelled the sign-in with your provider.');
  await expect(page).toHaveURL('/login');
  await checkVariants(page, 'single-sign-on-cancelled');
  await context.clearCookies();
  await choose(page, 'Cleo', 'Continue');
  await expect(page.getByRole('alert')).toHaveText(/has not verified your email address/);
  await context.clearCookies();
  await choose(page, 'Ada', 'Continue');
  const id = await idOf(page);
  await page.getByRole('button', { name: /^User menu/ }).click();
  await expect(page.getByText('ada@acme.example')).toBeVisible();
  await page.goto('/settings#workspace');
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Ada');

  const other = await (await browser.newContext({ baseURL: own.url })).newPage();
  await choose(other, 'Ada', 'Continue');
  expect(await idOf(other)).toBe(id);
});

test('an account is linked after its user has confirmed the address', { tag: '@long' }, async ({ page, context, own }) => {
  const email = 'ben@other.example';
  const created = await page.request.post('/api/auth/register', {
    data: { username: 'benjamin', email, password: 'six red lamps' },
  });
  expect(created.status()).toBe(201);
  const { user } = await created.json();
  await choose(page, 'Ben', 'Continue');
  await expect(page.getByRole('alert')).toHaveText(/its address is not confirmed/);
  await checkVariants(page, 'single-sign-on-unconfirmed');

  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  const mail = { product: own, to: email, subject: 'Reset your password', page: '/reset-password' };
  await page.goto(await waitForMailedLink(page.request, mail));
  await page.getByLabel('New password', { exact: true }).fill('seven green lamps');
  await page.getByLabel('Confirm new password').fill('seven green lamps');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible();

  await context.clearCookies();
  await choose(page, 'Ben', 'Continue');
  expect(await idOf(page)).toBe(user.id);
});
