import { findViolations } from '@fanfare/platform/browser';
import { screenVariants } from '../fixtures/screenVariants.ts';
import { expect, test } from '../fixtures/test.ts';
import { SignUpPage } from '../pages/SignUpPage.ts';

test('the documentation is read without a session, by keyboard, and found by its search', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto('/docs/');
  await expect(page.getByRole('heading', { level: 1, name: 'Fanfare' })).toBeVisible();
  const search = page.getByRole('combobox', { name: 'Search the docs' });
  await expect(search).toBeVisible();
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.keyboard.type('backup');
  await expect(page.getByRole('option').first()).toContainText('Backup');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/operations\/backup\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Backup');
  await expect(page.getByRole('link', { name: 'Backup and restore', exact: true })).toHaveAttribute('aria-current', 'page');
  expect(errors).toEqual([]);
});

test('files outside the documentation are named, not linked', async ({ page }) => {
  await page.goto('/docs/scenarios/');
  const main = page.getByRole('main');
  await expect(main).toContainText('templateScenarios.long.test.ts');
  await expect(main.locator('[href*="templateScenarios"]')).toHaveCount(0);
  await expect(main.locator('[href]:not(a)')).toHaveCount(0);
});

test('pages of the documentation fit every screen, in both themes, for everybody', { tag: '@long' }, async ({ page }) => {
  for (const { colorScheme, width, kind } of screenVariants) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    for (const address of ['/docs/', '/docs/guide/flows/', '/docs/operations/settings/', '/docs/guide/nothing/']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
        `${address} ${kind}`,
      ).toBeLessThanOrEqual(0);
      expect(await findViolations(page), `${address} ${kind}`).toEqual([]);
    }
  }
});

test('the dashboard leads to the documentation', async ({ page, context, person }) => {
  const signUp = new SignUpPage(page);
  await signUp.open();
  await signUp.signUp(person);
  await page.getByRole('main').getByRole('button', { name: 'More' }).click();
  const opened = context.waitForEvent('page');
  await page.getByRole('menuitem', { name: 'Help' }).click();
  await expect((await opened).getByRole('heading', { level: 1, name: 'Fanfare' })).toBeVisible();
});
