import { anotherBuild } from '@fanfare/platform/release';
import { openReleaseStore, publishTogether } from '@fanfare/releases';
import type { Page } from '@playwright/test';
import { lookAround } from '../fixtures/lookAround.ts';
import { makeStaff } from '../fixtures/makeStaff.ts';
import { signIn } from '../fixtures/signIn.ts';
import { type Product, startProduct } from '../fixtures/startProduct.ts';
import { expect, test } from '../fixtures/test.ts';

/** A product of its own: what a test changes there, the others do not see. */
const publishing = test.extend<{ own: Product }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern to learn what is needed.
  own: async ({}, use) => {
    const product = await startProduct();
    await use(product);
    await product.stop();
  },
  baseURL: async ({ own }, use) => use(own.url),
});

const builds = (page: Page) => page.getByRole('table', { name: 'Builds of Analytics' });

publishing(
  'staff rolls a build back from the page, and an open page gets the earlier one',
  async ({ page, person, own, browser }) => {
    const edit = (text: string) => text.replaceAll('Total Messages', 'All Messages');
    const bad = await anotherBuild('mf-analytics', { buildId: 'bad', edit });
    await publishTogether(openReleaseStore(own.releasesDir), [bad], 'team analytics');
    await signIn(page, person);
    await makeStaff(own, person.username);
    // A browser of its own: pages of one browser share their session.
    const elsewhere = await browser.newContext({ baseURL: own.url });
    const other = await elsewhere.newPage();
    const session = { ...person, username: `${person.username}-2`, email: `2-${person.email}` };
    await signIn(other, session);
    await other.goto('/analytics');
    await expect(other.getByText('All Messages', { exact: true })).toBeVisible();

    await page.goto('/releases');
    const row = (build: RegExp) => builds(page).getByRole('row', { name: build });
    await expect(row(/1\.0\.0-bad/)).toContainText('Everybody');
    await lookAround(page, 'releases');

    await test.step('by keys: what changed, then the roll back', async () => {
      await page.getByRole('button', { name: 'Actions for 1.0.0-bad' }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('menuitem', { name: 'What changed?' }).press('Enter');
      const window = page.getByRole('dialog', { name: 'What changed in Analytics' });
      await expect(window.getByText('remoteEntry.js')).toBeVisible();
      await lookAround(page, 'releases-comparison', 'dark', '[role=dialog]');
      await page.keyboard.press('Escape');
      await expect(window).toBeHidden();
      await page.getByRole('button', { name: 'Actions for 1.0.0-bad' }).press('Enter');
      await page.getByRole('menuitem', { name: 'Roll back' }).press('Enter');
      await page.getByRole('button', { name: 'Roll back' }).press('Enter');
    });
    await expect(page.getByText('The release was changed')).toBeVisible();
    await expect(row(/1\.0\.0-bad/)).toBeHidden();
    await page.getByText('Who changed what').first().click();
    await expect(page.getByText('rolled back')).toBeVisible();
    await expect(page.getByRole('main').getByText(person.username, { exact: true })).toBeVisible();

    await other.bringToFront();
    await expect(other.getByText('A new version of Analytics is ready')).toBeVisible();
    await other.getByRole('button', { name: 'Update now' }).click();
    await expect(other.getByText('Total Messages', { exact: true })).toBeVisible();
    await elsewhere.close();
  },
);

test('who is not staff sees no releases', async ({ page, person }) => {
  await signIn(page, person);
  await page.goto('/releases');
  await expect(page.getByText('Releases are for staff')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await lookAround(page, 'releases-forbidden');
});
