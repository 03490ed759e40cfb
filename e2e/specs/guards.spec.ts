import { signIn } from '../fixtures/signIn.ts';
import { expect, test } from '../fixtures/test.ts';
import { SignUpPage } from '../pages/SignUpPage.ts';

/** Where each address leads, signed out and signed in. */
const table: readonly { path: string; signedOut: string; signedIn: string }[] = [
  { path: '/', signedOut: '/login', signedIn: '/dashboard' },
  { path: '/login', signedOut: '/login', signedIn: '/dashboard' },
  { path: '/signup', signedOut: '/signup', signedIn: '/dashboard' },
  { path: '/connect-instagram', signedOut: '/login', signedIn: '/connect-instagram' },
  { path: '/oauth-callback', signedOut: '/login', signedIn: '/dashboard' },
  { path: '/dashboard', signedOut: '/login', signedIn: '/dashboard' },
  { path: '/flow-builder', signedOut: '/login', signedIn: '/flow-builder' },
  { path: '/webhook-management', signedOut: '/login', signedIn: '/webhook-management' },
  { path: '/analytics', signedOut: '/login', signedIn: '/analytics' },
];

for (const { path, signedOut, signedIn } of table) {
  test(`${path} leads to ${signedOut} when signed out`, async ({ page }) => {
    await page.goto(path);
    await page.waitForURL(signedOut);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(signedOut);
  });

  test(`${path} leads to ${signedIn} when signed in`, async ({ page, person }) => {
    await signIn(page, person);
    await page.goto(path);
    await page.waitForURL(signedIn);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(signedIn);
  });
}

test('logging out leads to /login, and nothing of the session stays', async ({ page, person }) => {
  const signUp = new SignUpPage(page);
  await signUp.open();
  await signUp.signUp(person);
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('/login');
  expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])).toEqual([null, null]);
  await page.goto('/dashboard');
  await page.waitForURL('/login');
});

test('a forged link never says that Instagram is connected', async ({ page, person }) => {
  await signIn(page, person);
  await page.goto('/oauth-callback?instagram=success&username=somebody&userId=1&permissions=all');
  await expect(page.getByText('Unable to determine connection status')).toBeVisible();
  await expect(page.getByText('Instagram Connected!')).toHaveCount(0);
  await page.getByRole('button', { name: 'Go to Dashboard' }).click();
  await expect(page.getByText('Not Connected', { exact: true })).toBeVisible();
  await expect(page.getByText('Instagram is connected as')).toHaveCount(0);
});
