import { sampleAccountScript } from '@fanfare/platform/sample-account';
import type { Page } from '@playwright/test';
import { checkVariants } from '../fixtures/checkVariants.ts';
import { expect, test } from '../fixtures/test.ts';
import { testWithOwnProduct } from '../fixtures/testWithOwnProduct.ts';

const OPEN = 'Look around in a sample account';
const FILLED_WITHIN_MS = 150_000;

async function lookAround(page: Page): Promise<string> {
  await page.goto('/login');
  await page.getByRole('button', { name: OPEN }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page).toHaveURL('/dashboard', { timeout: FILLED_WITHIN_MS });
  const user: { id: string } = JSON.parse((await page.evaluate(() => localStorage.getItem('user'))) ?? '{}');
  return user.id;
}

testWithOwnProduct.describe('with the sandbox', () => {
  testWithOwnProduct.use({ settings: { SAMPLE_ACCOUNT_SCRIPT: sampleAccountScript } });

  testWithOwnProduct('a visitor looks around in an account that lives', async ({ page }) => {
    test.setTimeout(FILLED_WITHIN_MS + 90_000);
    await page.goto('/login');
    await expect(page.getByRole('button', { name: OPEN })).toBeVisible();
    await checkVariants(page, 'sign-in-with-sample');
    await lookAround(page);
    await expect(page.getByText('mara.lindqvist').first()).toBeVisible();
    await page.goto('/dashboard?tab=instagram&part=publishing');
    await expect(page.locator('main img').first()).toBeVisible();
  });

  testWithOwnProduct('another visitor gets another account', { tag: '@long' }, async ({ page, browser, own }) => {
    test.setTimeout(2 * FILLED_WITHIN_MS + 90_000);
    const id = await lookAround(page);
    const other = await (await browser.newContext({ baseURL: own.url })).newPage();
    expect(await lookAround(other)).not.toBe(id);
    await page.reload();
    await expect(page).toHaveURL(/\/dashboard/);
  });
});

test('without the script, nothing is offered, and a call is refused', async ({ page }) => {
  const options = page.waitForResponse('**/api/auth/options');
  await page.goto('/login');
  expect((await options).status()).toBe(200);
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(page.getByRole('button', { name: OPEN })).toHaveCount(0);
  const refused = await page.request.post('/api/auth/sample-account', { data: { sample: 'shop' } });
  expect([refused.status(), (await refused.json()).code]).toEqual([404, 'sample_account_off']);
});
