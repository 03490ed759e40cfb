import type { Page } from '@playwright/test';
import { followerIdOf, igIdOf, sandboxCall } from '../fixtures/sandboxCall.ts';
import { signUpAndConnect } from '../fixtures/signUpAndConnect.ts';
import { expect } from '../fixtures/test.ts';
import { test } from '../fixtures/testWithGateway.ts';
import { DashboardPage } from '../pages/DashboardPage.ts';

const CUTS = 50;

/** Returns the numbers of the messages in the list of this tab, in ascending order. */
async function numbersOf(page: Page): Promise<number[]> {
  const rows = new DashboardPage(page).notifications.getByRole('article');
  const names = await rows.evaluateAll((elements) => elements.map((element) => element.getAttribute('aria-label') ?? ''));
  return names
    .flatMap((name) => /^Unread\. Message, .*: question (\d+)$/.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b);
}

/** Expands the group, so that each message of the burst has its own row. */
async function showEach(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: 'Load more' });
  await page.getByRole('button', { name: 'Show individually' }).click();
  if (await more.isVisible()) await more.click();
}

test('F22: no tab misses or repeats a message when the connection breaks fifty times', {
  tag: '@long',
}, async ({ page, context, request, gateway, product, person, follower }) => {
  test.setTimeout(120_000);
  const account = await signUpAndConnect(page, person);
  const api = `${product.sandboxUrl}/sandbox/api`;
  const igId = await igIdOf(request, api, account);
  const followerId = await followerIdOf(request, api, follower);
  let sent = 0;
  const write = async () => {
    await sandboxCall(request, `${api}/accounts/${igId}/conversations/${followerId}/messages`, { text: `question ${sent}` });
    sent += 1;
  };
  const open = async (tab: Page) => {
    await tab.goto('/dashboard');
    await expect(new DashboardPage(tab).connection()).toBeVisible();
  };
  const backOnline = (tab: Page) => tab.evaluate('window.dispatchEvent(new Event("online"))');

  await expect(new DashboardPage(page).connection()).toBeVisible();
  const other = await context.newPage();
  await open(other);
  const closed = await context.newPage();
  await open(closed);

  for (let cut = 0; cut < CUTS; cut += 1) {
    await write();
    gateway.cut();
    if (cut % 3 === 0) await write();
    if (cut === CUTS / 2) await closed.close();
    await Promise.all([page, other].map(backOnline));
    // In every second round, the next cut happens while the page is still catching up.
    if (cut % 2 === 0) await expect(new DashboardPage(page).connection()).toBeVisible();
  }

  const all = Array.from({ length: sent }, (_, number) => number);
  const reopened = await context.newPage();
  await open(reopened);
  for (const tab of [page, other, reopened]) {
    await expect(tab.getByRole('button', { name: `Notifications, ${sent} unread` })).toBeVisible();
    await showEach(tab);
    await expect.poll(() => numbersOf(tab)).toEqual(all);
  }
});
