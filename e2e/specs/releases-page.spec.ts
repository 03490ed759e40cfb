import { createBuildVariant } from '@fanfare/platform/release';
import { openReleaseStore, publishTogether } from '@fanfare/releases';
import type { Page } from '@playwright/test';
import { checkScreen } from '../fixtures/checkScreen.ts';
import { checkVariants } from '../fixtures/checkVariants.ts';
import { makeAdmin } from '../fixtures/makeAdmin.ts';
import { signIn } from '../fixtures/signIn.ts';
import { expect, test } from '../fixtures/test.ts';
import { testWithOwnProduct } from '../fixtures/testWithOwnProduct.ts';

const builds = (page: Page) => page.getByRole('table', { name: 'Builds of Analytics', exact: true });

testWithOwnProduct.use({ hasSandbox: false });

testWithOwnProduct(
  'staff rolls a build back from the page, and an open page gets the earlier one',
  async ({ page, person, own, browser }) => {
    const edit = (text: string) => text.replaceAll('Total Messages', 'All Messages');
    const bad = await createBuildVariant('mf-analytics', { buildId: 'bad', edit });
    await publishTogether(openReleaseStore(own.releasesDir), [bad], 'team analytics');
    await signIn(page, person);
    await makeAdmin(own, person.username);
    // Uses another browser context, because pages of one context share their session.
    const elsewhere = await browser.newContext({ baseURL: own.url });
    const other = await elsewhere.newPage();
    const session = { ...person, username: `${person.username}-2`, email: `2-${person.email}` };
    await signIn(other, session);
    await other.goto('/analytics');
    await expect(other.getByText('All Messages', { exact: true })).toBeVisible();

    await page.goto('/releases');
    const row = (build: RegExp) => builds(page).getByRole('row', { name: build });
    await expect(row(/1\.0\.0-bad/)).toContainText('All users');
    await checkVariants(page, 'releases');

    await test.step('by keys: what changed, then the roll back', async () => {
      await page.getByRole('button', { name: 'Actions for 1.0.0-bad' }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('menuitem', { name: 'View changes' }).press('Enter');
      const window = page.getByRole('dialog', { name: 'What changed in Analytics' });
      await expect(window.getByText('remoteEntry.js')).toBeVisible();
      await checkVariants(page, 'releases-comparison', 'dark', '[role=dialog]');
      await page.keyboard.press('Escape');
      await expect(window).toBeHidden();
      await page.getByRole('button', { name: 'Actions for 1.0.0-bad' }).press('Enter');
      await page.getByRole('menuitem', { name: 'Roll back' }).press('Enter');
      await page.getByRole('button', { name: 'Roll back' }).press('Enter');
    });
    await expect(page.getByText('Release updated')).toBeVisible();
    await expect(row(/1\.0\.0-bad/)).toBeHidden();
    await page.getByText('Release history', { exact: true }).first().click();
    await expect(page.getByText('rolled back')).toBeVisible();
    await expect(page.getByRole('main').getByText(person.username, { exact: true })).toBeVisible();

    await other.bringToFront();
    await expect(other.getByText('A new version of Analytics is ready')).toBeVisible();
    await other.getByRole('button', { name: 'Update now' }).click();
    await expect(other.getByText('Total Messages', { exact: true })).toBeVisible();
    await elsewhere.close();
  },
);

test('users who are no admins see no releases', async ({ page, person }) => {
  await signIn(page, person);
  await page.goto('/releases');
  await expect(page.getByText('Admin access required')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await checkVariants(page, 'releases-forbidden');
});

/** Two days of a remote with an automatic rollout, the most data that the page ever gets. */
function heavyRemote(name: string, title: string) {
  const figures = { loaded: 4210, failed: 37, drawn: 4105, crashed: 12, p75Ms: 312 };
  const hours = (factor: number, from: number) =>
    Array.from({ length: 48 - from }, (_, at) => ({
      ...{ ...figures, p75Ms: Math.round(factor * (300 + 90 * Math.sin(at / 5))), crashed: Math.round(factor * (at % 9) * 8) },
      hour: new Date(Date.UTC(2026, 4, 1, from + at)).toISOString(),
    })).filter((_, at) => at % 13 !== 7);
  const failures = [
    { phase: 'entry', kind: 'timeout', count: 21 },
    { phase: 'module', kind: 'chunk-load', count: 11 },
    { phase: 'view', kind: 'network', count: 5 },
  ];
  const aBuild = (build: string, state: string, factor: number, from: number) => ({
    ...{ build, state, health: { ...figures, failures }, hours: hours(factor, from) },
  });
  const line = {
    at: '2026-05-02T10:00:00.000Z',
    build: null,
    traffic: null,
    liveBefore: '1.4.0-c0ffee12',
    isAuto: false,
    username: null,
    verdict: null,
  } as const;
  return {
    ...{ name, title, owner: 'team measures and everything that hangs from them' },
    builds: [
      aBuild('1.5.0-decafbad4711', 'rollout', 1.6, 30),
      aBuild('1.4.0-c0ffee12', 'live', 1, 0),
      aBuild('1.3.0-feedbeef', 'fallback', 0.8, 2),
      ...Array.from({ length: 7 }, (_, at) => ({ ...aBuild(`1.2.${at}-0ldbuild`, 'earlier', 1, 0), hours: [], health: null })),
    ],
    waiting: [],
    rollout: {
      ...{ build: '1.5.0-decafbad4711', traffic: 25, pausedAt: null },
      auto: 'to 50 % once being 3 points worse is excluded; not shown yet: crashes, the time to being drawn (211 clients)',
    },
    pins: [{ userId: 'u1', username: 'somebody-with-a-long-name', build: '1.3.0-feedbeef' }],
    history: Array.from({ length: 30 }, (_, at) => ({
      ...{
        ...line,
        seq: 40 - at,
        by: at % 3 === 0 ? 'the rollout itself' : 'anna',
        kind: at % 3 === 0 ? 'rollback' : 'pause',
      },
      because: at % 3 === 0 ? 'crashes: 9 of 40 clients, and 2 of 360 with the live build (the odds are 4,000 to 1)' : null,
      evidence: [{ build: '1.5.0-decafbad4711', ...figures }],
    })),
  };
}

test('releases while they are asked for, when they cannot be had, and when there are none', { tag: '@long' }, async ({
  page,
  person,
}) => {
  await signIn(page, person);
  const { promise: asked, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/releases', async (route) => {
    await asked;
    await route.fulfill({ status: 500, json: { success: false, requestId: 'request-1' } });
  });
  await page.goto('/releases');
  await expect(page.getByText('Loading releases…')).toBeAttached();
  await checkVariants(page, 'releases-loading', 'light');
  answer();
  await expect(page.getByText('Could not load releases')).toBeVisible();
  await checkVariants(page, 'releases-failed', 'dark');
  await page.route('**/api/releases', (route) => route.fulfill({ json: { success: true, data: { remotes: [] } } }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No releases yet')).toBeVisible();
  await checkVariants(page, 'releases-none', 'light');
});

test('as much as there can be of a remote: a rollout that drives itself, its hours, its reasons', { tag: '@long' }, async ({
  page,
  person,
}) => {
  await signIn(page, person);
  const remotes = [heavyRemote('mf-analytics', 'Analytics')];
  await page.route('**/api/releases', (route) => route.fulfill({ json: { success: true, data: { remotes } } }));
  await page.goto('/releases');
  await expect(builds(page)).toContainText('25% of users, automatic');
  await checkVariants(page, 'releases-heavy', 'light');
  await page.getByText('Health history').click();
  const table = page.getByRole('button', { name: 'Show as table' });
  await page.getByText('Release history', { exact: true }).click();
  await expect(page.getByText('Reason: crashes').first()).toBeVisible();
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await table.evaluate((button) => button.scrollIntoView({ block: 'start' }));
  await checkScreen(page, 'releases-charts', 'light-1440');
  // In a narrow window, all builds are cards above the charts.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 900 });
  await table.evaluate((button) => button.scrollIntoView({ block: 'start' }));
  await checkScreen(page, 'releases-charts', 'dark-360');
});
