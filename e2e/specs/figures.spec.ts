import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { checkVariants } from '../fixtures/checkVariants.ts';
import { signUpAndConnect } from '../fixtures/signUpAndConnect.ts';
import type { Product } from '../fixtures/startProduct.ts';
import { expect, test } from '../fixtures/test.ts';

const run = promisify(execFile);
const workspaceDir = path.resolve(import.meta.dirname, '../..');
const events = '/webhook-management?tab=dashboard';

test('simulated events count on every screen; reading, archiving and clearing leave the totals and the checklist', {
  tag: '@long',
}, async ({ page, person }) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signUpAndConnect(page, person);
  await checkVariants(page, 'figures-new-account');
  await page.goto('/dashboard?tab=webhooks');
  for (const type of ['comment', 'mention', 'live comment', 'reaction']) {
    await page.getByRole('button', { name: new RegExp(`simulate (a )?${type}`, 'i') }).click();
  }
  await expect(page.getByText(/Simulated .* event/)).toHaveCount(4);
  await expect.poll(() => readFigure(page, 'Total events')).toBe('4');
  expect(await readFigure(page, 'Processed')).toBe('4');
  expect(await readFigure(page, 'Pending')).toBe('0');

  const expectDashboard = async (unread: number) => {
    await page.goto('/dashboard');
    await expect.poll(() => readFigure(page, 'Total events')).toBe('4');
    expect(await readFigure(page, 'Events today')).toBe('4');
    expect(await readFigure(page, 'Response rate')).toBe('0%');
    await expect(page.getByText('2 of 5 done')).toBeVisible();
    await expect(bell(page)).toHaveAccessibleName(unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`);
    await expect(page).toHaveTitle(unread === 0 ? /^Dashboard/ : new RegExp(`^\\(${unread}\\) Dashboard`));
  };
  await expectDashboard(4);
  await expect(page.getByRole('list', { name: 'Notifications', exact: true }).getByRole('listitem').first()).toBeInViewport();
  await checkVariants(page, 'figures-simulated');

  await page.getByRole('button', { name: 'Mark All Read' }).click();
  await expect(page.getByText('4 marked as read')).toBeVisible();
  await expectDashboard(0);
  await bell(page).click();
  await page.getByRole('button', { name: 'Clear All' }).click();
  await expect(page.getByText('4 cleared')).toBeVisible();
  await expectDashboard(0);
  await page.goto(`${events}&view=overview`);
  await expect.poll(() => readFigure(page, 'Total events')).toBe('4');
});

test('every figure of the seeded account is the same on all screens, and its list has that many rows', { tag: '@long' }, async ({
  page,
  product,
}) => {
  test.setTimeout(1_200_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  const username = 'figures';
  const password = await seed(product, username);
  await page.goto('/login');
  await page.getByLabel('Username or email').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(/\/dashboard/);

  const dashboard = await readFigures(page, ['Total events', 'Events today', 'Active flows', 'Response rate']);
  const unread = Number(/\d+/.exec((await bell(page).getAttribute('aria-label')) ?? '')?.[0] ?? 0);
  await expect(page).toHaveTitle(unread === 0 ? /^Dashboard/ : new RegExp(`^\\(${unread}\\) Dashboard`));
  await expect(page.getByRole('list', { name: 'Notifications', exact: true }).getByRole('listitem').first()).toBeInViewport();
  await checkVariants(page, 'figures-seeded');
  await bell(page).click();
  const rows = page.getByRole('list', { name: 'Latest events' }).getByRole('listitem');
  await expect(rows.nth(20)).toBeAttached();
  await checkVariants(page, 'figures-seeded-bell', 'light', '[role=dialog]');

  await page.goto('/dashboard?tab=webhooks');
  const panel = await readFigures(page, ['Total events', 'Processed', 'Pending']);
  expect(panel['Total events']).toBe(dashboard['Total events']);
  await checkVariants(page, 'figures-seeded-webhooks');

  await page.goto(`${events}&view=overview`);
  const management = await readFigures(page, ['Total events', 'Processed', 'Pending', 'Failed events']);
  expect(management).toMatchObject(panel);

  await page.goto('/webhook-management?tab=monitoring&view=overview');
  const names = ['Active subscriptions', 'Events in the last hour', 'Success rate', 'Error occurrences'];
  const monitoring = await readFigures(page, names);
  await page.goto('/webhook-management?tab=monitoring&view=performance');
  expect(await readFigures(page, names.slice(0, 3))).toMatchObject({
    'Active subscriptions': monitoring['Active subscriptions'],
    'Success rate': monitoring['Success rate'],
  });
  await page.goto('/webhook-management?tab=monitoring&view=errors');
  expect((await readFigures(page, ['Error occurrences']))['Error occurrences']).toBe(monitoring['Error occurrences']);

  await page.goto('/dashboard?tab=automation');
  const week = await readFigures(page, ['Runs started', 'Runs with a reply', 'Finished runs', 'Runs without a reply']);
  await page.goto('/analytics');
  const flows = page.getByRole('table', { name: 'Flows' });
  await expect(flows).toBeVisible();
  for (const [index, name] of (['Runs started', 'Runs with a reply', 'Finished runs'] as const).entries()) {
    await expect(flows.getByRole('columnheader').nth(index + 1)).toHaveText(name);
    const cells = await flows.locator(`tbody tr td:nth-of-type(${index + 1})`).allInnerTexts();
    expect(cells.reduce((sum, cell) => sum + numberOf(cell), 0)).toBe(numberOf(week[name] ?? ''));
  }

  await page.goto('/automation');
  await expect(page.getByRole('switch', { checked: true })).toHaveCount(numberOf(dashboard['Active flows'] ?? ''));

  for (const [name, value] of Object.entries({ ...dashboard, ...management })) {
    if (name === 'Active flows' || name === 'Response rate') continue;
    await page.goto(name === 'Events today' ? '/dashboard' : `${events}&view=overview`);
    const link = page.getByRole('link', { name: `${name}: ${value}`, exact: true });
    expect(await countRows(page, () => link.click()), name).toBe(numberOf(value));
  }
});

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ });

async function readFigure(page: Page, name: string): Promise<string> {
  const term = page.locator('dt').filter({ hasText: new RegExp(`^${name}\\s*$`) });
  return ((await term.locator('xpath=following-sibling::dd[1]').first().textContent()) ?? '').trim();
}

async function readFigures<Name extends string>(page: Page, names: readonly Name[]): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const name of names) {
    await expect.poll(() => readFigure(page, name)).toMatch(/\d/);
    found[name] = await readFigure(page, name);
  }
  return found;
}

const numberOf = (value: string) => Number(/^[\d,]+/.exec(value)?.[0].replaceAll(',', '') ?? Number.NaN);

/** Counts the rows of the list that the page shows, by repeating the browser's own requests up to the last page. */
async function countRows(page: Page, open: () => Promise<void>): Promise<number> {
  await expect(page.getByRole('link', { name: /^Total events: / })).toBeVisible();
  const listed = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/webhooks/events');
  await open();
  const first = await listed;
  const headers = await first.allHeaders();
  let count = 0;
  let before: string | null = null;
  for (;;) {
    const url = new URL(first.url());
    url.searchParams.set('limit', '200');
    if (before !== null) url.searchParams.set('before', before);
    const answer = await page.request.get(url.href, { headers: { authorization: headers.authorization ?? '' } });
    const { data }: { data: { events: { seq: number }[]; hasMore: boolean } } = await answer.json();
    count += data.events.length;
    if (!data.hasMore) return count;
    before = String(data.events.at(-1)?.seq);
  }
}

/** @returns the password of the account that `pnpm seed` creates */
async function seed(product: Product, username: string): Promise<string> {
  const { stdout } = await run(process.execPath, ['platform/src/commands/seed.ts', username], {
    cwd: workspaceDir,
    env: {
      ...process.env,
      PORT: new URL(product.url).port,
      SANDBOX_PORT: new URL(product.sandboxUrl).port,
      PUBLIC_URL: product.url,
      DATABASE_URL: '',
      FANFARE_DATA_DIR: product.dataDir,
      FANFARE_SYSTEM_DIR: product.systemDir,
    },
  });
  const [, password] = /with the password (\S+)/.exec(stdout) ?? [];
  if (password === undefined) throw new Error(`No account was made: ${stdout}`);
  return password;
}
