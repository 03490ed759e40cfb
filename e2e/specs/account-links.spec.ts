import { authenticatorCode } from '../fixtures/authenticatorCode.ts';
import { checkScreen } from '../fixtures/checkScreen.ts';
import { signIn } from '../fixtures/signIn.ts';
import { expect, test } from '../fixtures/test.ts';
import { waitForMailedLink } from '../fixtures/waitForMailedLink.ts';

for (const [colorScheme, width] of [
  ['light', 1440],
  ['dark', 360],
] as const) {
  const kind = `${colorScheme}-${width}`;

  test.describe(`account links, ${kind}`, { tag: width === 360 ? '@long' : [] }, () => {
    test.use({ colorScheme, viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

    test('a forgotten password is replaced with the link of the mail, once', async ({ page, product, person }) => {
      const created = await page.request.post('/api/auth/register', { data: person });
      expect(created.status()).toBe(201);
      await page.goto('/login');
      await page.getByRole('link', { name: 'Forgot your password?' }).click();
      await page.getByLabel('Email').fill(person.email);
      await checkScreen(page, 'forgot-password', kind);
      await page.getByRole('button', { name: 'Send link' }).click();
      await expect(page.getByRole('main').getByRole('status')).toContainText(`If ${person.email} belongs to an account`);
      await checkScreen(page, 'forgot-password-sent', kind);

      const ask = { product, to: person.email, subject: 'Reset your password', page: '/reset-password' };
      const link = await waitForMailedLink(page.request, ask);
      await page.goto(link);
      await expect(page).toHaveURL('/reset-password');
      const choose = async (password: string) => {
        await page.getByLabel('New password', { exact: true }).fill(password);
        await page.getByLabel('Confirm new password').fill(password);
        await page.getByRole('button', { name: 'Save password' }).click();
      };
      await choose('password');
      await expect(page.getByRole('alert')).toContainText('This password is too easy to guess. Please choose another one.');
      await checkScreen(page, 'reset-password-refused', kind);
      await choose('seven green lamps');
      await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible();
      await checkScreen(page, 'reset-password-done', kind);

      await page.getByRole('link', { name: 'Go to sign-in' }).click();
      await page.getByLabel('Username or email').fill(person.username);
      await page.getByLabel('Password', { exact: true }).fill(person.password);
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(page.getByRole('alert')).toHaveText('Invalid username or password');
      await page.getByLabel('Password', { exact: true }).fill('seven green lamps');
      await page.keyboard.press('Enter');
      await page.waitForURL('/dashboard');

      await page.goto(link);
      await choose('eight green lamps');
      await expect(page.getByRole('alert')).toContainText('This link is no longer valid. Please request a new one.');
      await expect(page.getByRole('link', { name: 'Request a new link' })).toBeVisible();
      await checkScreen(page, 'reset-password-used', kind);
    });

    test('two-factor authentication from the mail to a sign-in with either kind of code', { tag: '@long' }, async ({
      page,
      product,
      person,
    }) => {
      await signIn(page, person);
      await page.goto('/connect-instagram');
      const token = await page.evaluate(() => localStorage.getItem('token'));
      const asked = await page.request.post('/api/user/2fa/enable', { headers: { authorization: `Bearer ${token}` } });
      expect(asked.status()).toBe(200);
      const ask = { product, to: person.email, subject: 'Set up two-factor authentication', page: '/two-factor' };
      await page.goto(await waitForMailedLink(page.request, ask));
      await expect(page).toHaveURL('/two-factor');
      await checkScreen(page, 'two-factor-start', kind);
      await page.getByRole('button', { name: 'Show QR code' }).click();
      await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
      const key = (await page.locator('code').textContent()) ?? '';
      const code = page.getByLabel('Code from the app');
      await code.fill('000000');
      await page.getByRole('button', { name: 'Turn on' }).click();
      await expect(page.getByRole('alert')).toContainText('The code is not correct.');
      await expect(code).toBeFocused();
      await checkScreen(page, 'two-factor-scan', kind);
      await code.fill(authenticatorCode(key));
      await page.keyboard.press('Enter');
      const codes = page.getByRole('list', { name: 'Backup codes' }).getByRole('listitem');
      await expect(codes.first()).toBeVisible();
      const [first = ''] = await codes.allTextContents();
      await checkScreen(page, 'two-factor-backup-codes', kind);
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Download' }).click();
      expect((await download).suggestedFilename()).toBe('fanfare-backup-codes.txt');

      await page.getByRole('button', { name: 'I have saved my codes' }).click();
      await page.waitForURL('/dashboard');
      expect(await page.evaluate(() => localStorage.getItem('token')), 'the session goes on with a new token').not.toBe(token);
      await page.getByRole('button', { name: 'Logout' }).click();
      await page.waitForURL('/login');

      const givePassword = async () => {
        await page.getByLabel('Username or email').fill(person.username);
        await page.getByLabel('Password', { exact: true }).fill(person.password);
        await page.keyboard.press('Enter');
        await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
      };
      await givePassword();
      await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
      await page.keyboard.type('000000');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toContainText('The code is not correct.');
      await checkScreen(page, 'second-step-wrong', kind);
      await page.getByLabel('Code', { exact: true }).fill(authenticatorCode(key, 1));
      await page.keyboard.press('Enter');
      await page.waitForURL('/dashboard');

      await page.getByRole('button', { name: 'Logout' }).click();
      await page.waitForURL('/login');
      await givePassword();
      await page.getByRole('button', { name: 'Use a backup code instead' }).click();
      await page.getByLabel('Backup code').fill(first);
      await checkScreen(page, 'second-step-backup', kind);
      await page.keyboard.press('Enter');
      await page.waitForURL('/dashboard');
    });
  });
}

test('a new email address is confirmed with the link and the password', { tag: '@long' }, async ({ page, product, person }) => {
  await signIn(page, person);
  await page.goto('/connect-instagram');
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { authorization: `Bearer ${token}` };
  const email = `new-${person.email}`;
  const changed = await page.request.patch('/api/user/profile', { headers, data: { email } });
  expect(changed.status()).toBe(200);
  const ask = { product, to: email, subject: 'Confirm your new email address', page: '/confirm-email' };
  await page.goto(await waitForMailedLink(page.request, ask));
  await expect(page).toHaveURL('/confirm-email');
  await page.getByLabel('Password', { exact: true }).fill('not this one');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('The password is not correct.');
  await checkScreen(page, 'confirm-email', 'light-1440');
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Email address confirmed' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: email })).toBeVisible();
});

test('pages of mail links explain what to do without a link', async ({ page }) => {
  for (const path of ['/reset-password', '/confirm-email']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Invalid link' })).toBeVisible();
  }
  await page.goto('/two-factor');
  await expect(page.getByText('Sign in on this device first')).toBeVisible();
});
