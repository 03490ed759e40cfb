import { createBuildVariant } from '@fanfare/platform/release';
import { openReleaseStore, publishTogether } from '@fanfare/releases';
import type { Page } from '@playwright/test';
import { checkVariants } from '../fixtures/checkVariants.ts';
import { makeAdmin } from '../fixtures/makeAdmin.ts';
import { signIn } from '../fixtures/signIn.ts';
import { expect, test } from '../fixtures/test.ts';
import { testWithOwnProduct } from '../fixtures/testWithOwnProduct.ts';

const badge = (page: Page) => page.getByRole('status').filter({ hasText: 'mf-analytics: ' });
const panel = (page: Page) => page.getByRole('heading', { name: 'Analytics is not available right now' });
const figure = (page: Page) => page.getByText('Total Messages', { exact: true });
const card = (page: Page) => page.getByRole('region', { name: 'Analytics', exact: true });
const switchOf = (page: Page, fault: string) => card(page).getByRole('switch', { name: fault });

/** Waits until the target has the focus, then presses the key. */
async function press(page: Page, target: ReturnType<Page['getByRole']>, key: string): Promise<void> {
  await target.focus();
  await expect(target).toBeFocused();
  await page.keyboard.press(key);
}

/** Turns on a switch with the keyboard; the reloaded page keeps it on. */
async function play(page: Page, fault: string): Promise<void> {
  await page.goto('/releases');
  await press(page, card(page).getByText('Simulated faults in this tab'), 'Enter');
  await press(page, switchOf(page, fault), 'Space');
  await expect(badge(page)).toContainText(fault);
  await expect(switchOf(page, fault)).toBeChecked();
  await expect(switchOf(page, fault)).toBeFocused();
}

const end = (page: Page) => press(page, badge(page).getByRole('button', { name: 'Clear faults' }), 'Enter');

test('each fault of a part is seen in the tab that asked for it, and is over when it is ended', { tag: '@long' }, async ({
  page,
  person,
  product,
  context,
}) => {
  test.slow();
  await signIn(page, person);
  await makeAdmin(product, person.username);
  const reported: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/releases/boots')) reported.push(request.postData() ?? '');
  });
  const panels = [
    ['Entry missing (404)', '/analytics', 'The server returned an error.', 'HTTP 404'],
    ['Server error (500)', '/analytics', 'The server returned an error.', 'HTTP 500'],
    ['Entry unreachable', '/analytics', 'Could not reach the server.', 'entry · network'],
    ['Entry tampered with', '/analytics', 'Blocked: the file does not match its release.', 'entry · integrity'],
    ['Lazy chunks fail', '/settings', 'Could not reach the server.', 'view · network'],
    ['Lazy chunks hang', '/settings', 'This section took too long to load.', 'view · timeout'],
  ] as const;
  for (const [fault, address, reason, blame] of panels) {
    await test.step(fault, async () => {
      await play(page, fault);
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      await expect(panel(page)).toBeVisible({ timeout: 10_000 });
      await expect(page.getByText(reason)).toBeVisible();
      await expect(badge(page)).toContainText(fault);
      await page.getByText('Technical details').click();
      await expect(page.getByText(new RegExp(`^mf-analytics@.* · ${blame}`))).toBeVisible();
      await end(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(panel(page)).toBeHidden();
      await expect(badge(page)).toBeHidden();
    });
  }

  await test.step('slow: its outline, then itself', async () => {
    await play(page, 'Slow');
    await page.goto('/analytics', { waitUntil: 'domcontentloaded' });
    await expect(page.getByText('Loading…')).toBeAttached();
    await expect(figure(page)).toBeVisible();
    await expect(badge(page)).toContainText('Slow');
  });

  await test.step('another tab sees nothing of it', async () => {
    const other = await context.newPage();
    await other.goto('/analytics');
    await expect(figure(other)).toBeVisible();
    await expect(badge(other)).toHaveCount(0);
    await other.close();
  });

  await test.step('a switch that is turned off leaves no badge, and the page as it was', async () => {
    await page.goto('/releases');
    await press(page, switchOf(page, 'Slow'), 'Space');
    await expect(switchOf(page, 'Slow')).not.toBeChecked();
    await expect(switchOf(page, 'Slow')).toBeFocused();
    await expect(badge(page)).toHaveCount(0);
  });
  expect(reported.filter((body) => body.includes('"failed"'))).toEqual([]);
});

testWithOwnProduct(
  'a fault of the live build shows the last good one, unless that has it as well',
  { tag: '@long' },
  async ({ page, person, own }) => {
    const next = await createBuildVariant('mf-analytics', { buildId: 'next' });
    await publishTogether(openReleaseStore(own.releasesDir), [next], 'team analytics');
    await signIn(page, person);
    await makeAdmin(own, person.username);
    await play(page, 'Entry tampered with');
    await checkVariants(page, 'releases-faults');
    await page.goto('/analytics');
    await expect(page.getByText('Showing an earlier version')).toBeVisible();
    await expect(figure(page)).toBeVisible();
    await checkVariants(page, 'fault-badge');

    await page.goto('/releases');
    await press(page, switchOf(page, 'Apply to the fallback build too'), 'Space');
    await expect(switchOf(page, 'Apply to the fallback build too')).toBeChecked();
    await page.goto('/analytics');
    await expect(panel(page)).toBeVisible();
    await end(page);
    await expect(figure(page)).toBeVisible();
  },
);

test('S11: nothing but the page of staff begins a fault: an address that asks for one changes nothing', async ({
  page,
  person,
}) => {
  await signIn(page, person);
  await page.goto('/analytics?remote=faults@mf-analytics');
  await expect(figure(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Clear faults' })).toHaveCount(0);
  await expect(page).toHaveURL(/\/analytics$/);
});
