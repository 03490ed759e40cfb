import type { Page } from '@playwright/test';
import { authenticatorCode } from '../fixtures/authenticatorCode.ts';
import { signIn } from '../fixtures/signIn.ts';
import { expect, type Person, test } from '../fixtures/test.ts';

/** Turns on two-factor authentication up to the backup codes, which are shown only once. */
async function showBackupCodes(page: Page, { password }: Person): Promise<void> {
  await page.goto('/two-factor');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  const key = (await page.locator('code').textContent()) ?? '';
  await page.getByLabel('Code from the app').fill(authenticatorCode(key));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Backup codes' })).toBeVisible();
}

test('leaving asks before it discards values that are shown only once', async ({ page, person }) => {
  await signIn(page, person);
  await showBackupCodes(page, person);
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  const stay = async () => {
    await expect(question).toContainText('Your backup codes are shown only now.');
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL('/two-factor');
    await expect(page.getByRole('list', { name: 'Backup codes' })).toBeVisible();
  };

  await test.step('another screen', async () => {
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('g');
    await page.keyboard.press('a');
    await stay();
  });

  await test.step('signing out', async () => {
    await page.getByRole('button', { name: /^User menu/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await stay();
    expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
  });

  await test.step('a reload', async () => {
    const [dialog] = await Promise.all([page.waitForEvent('dialog'), page.evaluate('void setTimeout(() => location.reload())')]);
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await expect(page.getByRole('list', { name: 'Backup codes' })).toBeVisible();
  });

  await test.step('stored changes cause no prompt', async () => {
    await page.getByRole('button', { name: 'I have saved my codes' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(question).toBeHidden();
  });
});

test('signing out asks before it deletes local data, and preserves theme and language', { tag: '@long' }, async ({
  page,
  person,
}) => {
  await signIn(page, person);
  await page.goto('/dashboard');
  await page.evaluate(() => {
    localStorage.setItem('theme', 'dark');
    localStorage.setItem('language', 'de');
  });
  await page.goto('/flow-builder');
  await page.getByRole('button', { name: 'Antworten nach Stichwort' }).click();
  await expect(page.getByText('Nur auf diesem Gerät gespeichert')).toBeVisible();
  await page.goto('/dashboard');
  const question = page.getByRole('alertdialog', { name: 'Ohne Speichern verlassen?' });
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await question.getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await page.goto('/flow-builder');
  await expect(page.locator('.react-flow__node').first()).toBeVisible();
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await question.getByRole('button', { name: 'Verlassen' }).click();
  await expect(page).toHaveURL('/login');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Bei Fanfare anmelden' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('fanfare.kept.')))).toEqual([]);
});
