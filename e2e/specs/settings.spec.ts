import { authenticatorCode } from '../fixtures/authenticatorCode.ts';
import { checkVariants } from '../fixtures/checkVariants.ts';
import { signIn } from '../fixtures/signIn.ts';
import { registerAndConnect } from '../fixtures/signUpAndConnect.ts';
import { expect, test } from '../fixtures/test.ts';
import { testWithOwnProduct } from '../fixtures/testWithOwnProduct.ts';
import { waitForMailedLink } from '../fixtures/waitForMailedLink.ts';

test('a user changes name, avatar and notifications', async ({ page, person }) => {
  const account = await registerAndConnect(page, person);
  await page.goto('/settings');
  await expect(page.getByText(`@${account}`)).toBeVisible();
  await checkVariants(page, 'settings', 'light');

  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Full name').fill('Mira Lind');
  await checkVariants(page, 'settings-edit', 'dark');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeFocused();
  await expect(page.getByLabel('Full name')).toBeDisabled();
  await expect(page.getByLabel('Full name')).toHaveValue('Mira Lind');

  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 64, height: 64 } });
  await page.getByLabel('Image file').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  await expect(page.getByRole('button', { name: 'Remove picture' })).toBeVisible();
  await expect(page.getByRole('banner').locator('img')).toHaveAttribute('src', /^\/avatars\/.*\.webp/);

  await page.getByRole('button', { name: 'View Account' }).click();
  await expect(page.getByRole('dialog')).toContainText(account);
  await checkVariants(page, 'settings-account', 'light', '[role="dialog"]');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Notification Settings' }).click();
  await page.getByRole('switch', { name: `@${account}` }).press('Space');
  await page.getByRole('switch', { name: 'Daily quiet hours' }).press('Space');
  await checkVariants(page, 'settings-notifications', 'dark', '[role="dialog"]');
  await page.keyboard.press('Escape');
});

test('an owner reads, filters and downloads the audit log', async ({ page, person }) => {
  const account = await registerAndConnect(page, person);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Show log' }).click();
  const log = page.getByRole('table', { name: 'Event' });
  await expect(log.getByRole('row').filter({ hasText: 'Instagram connected' })).toContainText(account);
  await checkVariants(page, 'settings-audit', 'light', '#audit');
  await page.getByRole('combobox', { name: 'Events' }).selectOption('Members and workspace');
  await expect(page.getByText(/^No .*entries/).first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Events' }).selectOption('Instagram');
  await expect(log.getByRole('row')).toHaveCount(2);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  expect((await download).suggestedFilename()).toBe('fanfare-audit-log.csv');
});

test('a new password signs every other device out', async ({ page, browser, person }) => {
  await signIn(page, person);
  await page.goto('/connect-instagram');
  const other = await browser.newContext();
  const signedIn = await other.request.post(new URL('/api/auth/login', page.url()).href, {
    data: { username: person.username, password: person.password },
  });
  expect(signedIn.status()).toBe(200);
  await page.goto('/dashboard?tab=settings');
  const sessions = page.getByRole('list', { name: 'Active sessions' }).getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByLabel('Current password').fill(person.password);
  await page.getByLabel('New password', { exact: true }).fill('seven green lamps');
  await page.getByLabel('Confirm new password').fill('seven green lamps');
  await checkVariants(page, 'settings-password', 'light', '[role="dialog"]');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(sessions).toHaveCount(1);
  await other.close();
  await checkVariants(page, 'dashboard-settings', 'dark');
});

test('two-factor authentication from the button to the deletion of the account', async ({ page, product, person }) => {
  await signIn(page, person);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Enable 2FA' }).click();
  await expect(page.getByText('2FA setup initiated. Please check your email for setup instructions.')).toBeVisible();
  const ask = { product, to: person.email, subject: 'Set up two-factor authentication', page: '/two-factor' };
  await page.goto(await waitForMailedLink(page.request, ask));
  await page.getByRole('button', { name: 'Show QR code' }).click();
  const key = (await page.locator('code').textContent()) ?? '';
  await page.getByLabel('Code from the app').fill(authenticatorCode(key));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'I have saved my codes' }).click();
  await page.waitForURL('/dashboard');
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await page.waitForURL('/settings');
  await expect(page.getByText('10 backup codes left')).toBeVisible();

  const question = page.getByRole('alertdialog');
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await checkVariants(page, 'settings-delete', 'dark', '[role="alertdialog"]');
  await question.getByRole('button', { name: 'Delete account' }).click();
  await question.getByLabel('Password', { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  await question.getByLabel('Code').fill(authenticatorCode(key, 1));
  await page.keyboard.press('Enter');
  await page.waitForURL('/login');
  await expect(page.getByText('Account deleted successfully. You will be redirected to the login page.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  const { username, password } = person;
  expect((await page.request.post('/api/auth/login', { data: { username, password } })).status()).toBe(401);
});

testWithOwnProduct.describe('with a limit of two flows', { tag: '@long' }, () => {
  testWithOwnProduct.use({ settings: { USER_FLOWS: '2' } });

  testWithOwnProduct(
    'S31: saved flows count towards the limit, and at the limit the dialog says what to do',
    async ({ page, person }) => {
      await signIn(page, person);
      await page.goto('/settings');
      const headers = { authorization: `Bearer ${await page.evaluate<string>('localStorage.token')}` };
      const nodes = [{ id: 'messageNode-1', type: 'messageNode', position: { x: 0, y: 0 }, data: { content: 'Hi' } }];
      const saveFlow = async (name: string) => {
        const saved = await page.request.post('/api/flow/save', { headers, data: { name, nodes, edges: [] } });
        expect(saved.ok(), await saved.text()).toBe(true);
      };
      const flows = page.getByRole('meter', { name: 'Flows' });
      const advice = page.getByText('ask your administrator to raise USER_FLOWS');
      const openLimits = async (used: string) => {
        await page.getByRole('button', { name: 'View limits' }).press('Enter');
        await expect(flows).toHaveAttribute('aria-valuetext', used);
      };
      const closeLimits = async () => {
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
        await expect(page.getByRole('button', { name: 'View limits' })).toBeFocused();
      };

      await openLimits('0 of 2, 0% used');
      await closeLimits();
      await saveFlow('First');
      await openLimits('1 of 2, 50% used');
      await expect(advice).toBeHidden();
      await closeLimits();
      await saveFlow('Second');
      await openLimits('2 of 2, 100% used');
      await expect(advice).toBeVisible();
      await checkVariants(page, 'settings-limits', undefined, '[role="dialog"]');
    },
  );
});
