import { createBuildVariant } from '@fanfare/platform/release';
import { openReleaseStore, publishTogether } from '@fanfare/releases';
import type { Page } from '@playwright/test';
import { checkVariants } from '../fixtures/checkVariants.ts';
import { makeAdmin } from '../fixtures/makeAdmin.ts';
import { signIn } from '../fixtures/signIn.ts';
import type { Product } from '../fixtures/startProduct.ts';
import { expect, type Person } from '../fixtures/test.ts';
import { testWithOwnProduct as test } from '../fixtures/testWithOwnProduct.ts';

// In production, only builds signed with the release key may replace the live one.
test.use({ isProduction: true });

const figure = (page: Page, name: string) => page.getByText(name, { exact: true });
const badge = (page: Page) => page.getByRole('status').filter({ hasText: 'mf-analytics 1.0.0-' });

/** Makes a build live in which one figure has a different name. */
async function release({ releasesDir }: Product, buildId: string, name: string): Promise<void> {
  const edit = (text: string) => text.replaceAll('Total Messages', name);
  await publishTogether(
    openReleaseStore(releasesDir),
    [await createBuildVariant('mf-analytics', { buildId, edit })],
    'team analytics',
  );
}

/** Opens a page of another user in a separate browser context. */
async function open(page: Page, own: Product, person: Person): Promise<Page> {
  const context = await page.context().browser()?.newContext({ baseURL: own.url });
  const other = await context?.newPage();
  if (!other) throw new Error('There is no browser.');
  await signIn(other, { ...person, username: `${person.username}-2`, email: `2-${person.email}` });
  return other;
}

async function choose(page: Page, build: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${build}` }).press('Enter');
  await page.getByRole('menuitem', { name: action }).press('Enter');
}

test('staff shows an earlier build in a tab, and sends a tester a link, who says what does not work', { tag: '@long' }, async ({
  page,
  person,
  own,
}) => {
  await release(own, 'first', 'First Messages');
  await release(own, 'second', 'Second Messages');
  await signIn(page, person);
  await makeAdmin(own, person.username);
  const tester = await open(page, own, person);

  await test.step('S11: an address without leave is refused', async () => {
    const url = `${own.url}/r/mf-analytics/1.0.0-first/mf-manifest.json`;
    for (const address of [url, `${url}#e30`]) {
      await page.goto(`/analytics?remote=${encodeURIComponent(`mf-analytics@${address}`)}`);
      await expect(page.getByText('Override rejected')).toBeVisible();
      await expect(figure(page, 'Second Messages')).toBeVisible();
    }
  });

  await test.step('in this tab only, until it is ended', async () => {
    await page.goto('/releases');
    await choose(page, '1.0.0-first', 'Preview in this tab');
    await expect(badge(page)).toContainText('mf-analytics 1.0.0-first');
    await page.goto('/analytics');
    await expect(figure(page, 'First Messages')).toBeVisible();
    await badge(page).getByRole('button', { name: 'Back to the released version' }).press('Enter');
    await expect(figure(page, 'Second Messages')).toBeVisible();
    await expect(badge(page)).toHaveCount(0);
  });

  const link = await test.step('a link for testers', async () => {
    await page.goto('/releases');
    await choose(page, '1.0.0-first', 'Create test link');
    const window = page.getByRole('dialog', { name: 'Test link' });
    const field = window.getByLabel('Link');
    await expect(field).toHaveValue(/remote=mf-analytics/);
    await checkVariants(page, 'tester-link', 'dark', '[role=dialog]');
    return field.inputValue();
  });

  await test.step('the tester, who is no staff, says what does not work', async () => {
    await tester.goto(link);
    await expect(badge(tester)).toContainText('mf-analytics 1.0.0-first');
    await tester.goto('/analytics');
    await expect(figure(tester, 'First Messages')).toBeVisible();
    await checkVariants(tester, 'tester-badge');
    await badge(tester).getByRole('button', { name: 'No, it fails' }).press('Enter');
    await tester.getByLabel('What you did and what happened').fill('The chart is empty');
    await tester.keyboard.press('Enter');
    await expect(tester.getByText('Thank you. Your feedback was sent.')).toBeVisible();
  });

  await test.step('it stands beside the build', async () => {
    await page.keyboard.press('Escape');
    await page.reload();
    await page.getByText('Release history', { exact: true }).first().press('Enter');
    await expect(page.getByText('Does not work: The chart is empty')).toBeVisible();
  });
  await tester.context().close();
});

test('one user gets the earlier build at once and on every visit; all others do not', {
  tag: '@long',
}, async ({ page, person, own }) => {
  await release(own, 'next', 'Next Messages');
  await signIn(page, person);
  await makeAdmin(own, person.username);
  const other = await open(page, own, person);
  await other.goto('/analytics');
  await expect(figure(other, 'Next Messages')).toBeVisible();

  await page.goto('/releases');
  const earlier = openReleaseStore(own.releasesDir).readIndex().remotes['mf-analytics']?.at(-2) ?? '';
  await choose(page, earlier, 'Pin for a user');
  await page.getByLabel('Username').fill(`${person.username}-2`);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${person.username}-2 receives ${earlier}`, { exact: true })).toBeVisible();
  await checkVariants(page, 'releases-pin');

  await other.bringToFront();
  await expect(other.getByText('A new version of Analytics is ready')).toBeVisible();
  await other.getByRole('button', { name: 'Update now' }).click();
  await expect(figure(other, 'Total Messages')).toBeVisible();
  await other.goto('/analytics');
  await expect(figure(other, 'Total Messages')).toBeVisible();
  await page.goto('/analytics');
  await expect(figure(page, 'Next Messages')).toBeVisible();

  await page.goto('/releases');
  await page.getByRole('button', { name: `Unpin ${person.username}-2` }).press('Enter');
  await expect(page.getByText(`Unpinned ${person.username}-2`)).toBeVisible();
  await other.goto('/analytics');
  await expect(figure(other, 'Next Messages')).toBeVisible();
  await other.context().close();
});

test('the product as it was at a moment, from an address', { tag: '@long' }, async ({ page, person, own }) => {
  await release(own, 'first', 'First Messages');
  const [line] = openReleaseStore(own.releasesDir).history('mf-analytics');
  await release(own, 'second', 'Second Messages');
  await signIn(page, person);
  await makeAdmin(own, person.username);

  await page.goto(`/releases?as-of=${encodeURIComponent(line?.at ?? '')}`);
  await expect(badge(page)).toContainText('mf-analytics 1.0.0-first · as of ');
  await page.goto('/analytics');
  await expect(figure(page, 'First Messages')).toBeVisible();
  await page.goto('/releases');
  await checkVariants(page, 'releases-as-of');
  await badge(page).getByRole('button', { name: 'Back to the released version' }).press('Enter');
  await expect(badge(page)).toHaveCount(0);

  await test.step('what was then as it is now says so', async () => {
    await page.goto(`/releases?as-of=${encodeURIComponent(new Date().toISOString())}`);
    await expect(page.getByText(/^No changes since .+$/)).toBeVisible();
    await expect(page).toHaveURL(/\/releases$/);
  });
});
