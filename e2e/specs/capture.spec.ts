import { readFile } from 'node:fs/promises';
import { createLabServer, publishAlone, readScenarios } from '@fanfare/lab';
import type { Locator, Page } from '@playwright/test';
import { checkVariants } from '../fixtures/checkVariants.ts';
import { followerIdOf, igIdOf, sandboxCall } from '../fixtures/sandboxCall.ts';
import { signIn } from '../fixtures/signIn.ts';
import { signUpAndConnect } from '../fixtures/signUpAndConnect.ts';
import { expect, test } from '../fixtures/test.ts';
import { WebhookManagementPage } from '../pages/WebhookManagementPage.ts';

test('a capture contains no names, and the lab shows the same screen from it', { tag: '@long' }, async ({
  page,
  request,
  product,
  person,
  follower,
}) => {
  test.setTimeout(120_000);
  const account = await signUpAndConnect(page, person);
  const api = `${product.sandboxUrl}/sandbox/api`;
  const igId = await igIdOf(request, api, account);
  const followerId = await followerIdOf(request, api, follower);
  const write = (text: string) => sandboxCall(request, `${api}/accounts/${igId}/conversations/${followerId}/messages`, { text });
  await page.goto('/webhook-management?tab=dashboard&view=events');
  const { events } = new WebhookManagementPage(page);
  const rows = events.locator('[data-row]');
  await write('Zzyzx before it began');
  await expect(rows.filter({ hasText: 'Zzyzx' })).toHaveCount(1);

  const { file, shown } = await test.step('it is begun by a command, and saved', async () => {
    await begin(page);
    const bar = page.getByRole('status').filter({ hasText: 'Recording your actions' });
    await write('Plugh while it runs');
    await expect(rows.filter({ hasText: 'Plugh' })).toHaveCount(1);
    const shown = await shapesOf(rows);
    const download = page.waitForEvent('download');
    await bar.getByRole('button', { name: 'Stop and save' }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toMatch(/^capture-.*\.json$/);
    await expect(page.getByText('Recording saved')).toBeVisible();
    await expect(bar).toBeHidden();
    return { file: await saved.path(), shown };
  });

  const text = (await readFile(file, 'utf8')).toLowerCase();
  const token = await page.evaluate<string>('localStorage.getItem("token")');
  const secrets = ['zzyzx', 'plugh', person.username, person.email, person.password, follower, followerId, igId, account, token];
  expect(secrets.filter((secret) => text.includes(secret.toLowerCase()))).toEqual([]);

  const alone = await publishAlone('mf-webhooks');
  const playables = await readScenarios('mf-webhooks');
  const lab = await createLabServer({ entries: [{ remote: 'mf-webhooks', releases: alone, playables }], live: null, port: 0 });
  try {
    await page.goto(lab.url);
    await page.getByLabel('Open a capture').setInputFiles(file);
    await expect(page.getByRole('heading', { name: /^Captured / })).toBeVisible();
    const again = page.frameLocator('iframe').locator('[data-row]');
    await expect.poll(() => shapesOf(again)).toEqual(shown);
    await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Stored events' })).toBeVisible();
    await expect(page.locator('#log [data-kind=problem]')).toHaveCount(0);
  } finally {
    await lab.close();
    await alone.remove();
  }
});

test('the bar stands on every page while something is captured, and goes when it is discarded', { tag: '@long' }, async ({
  page,
  person,
}) => {
  await signIn(page, person);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await begin(page);
  await checkVariants(page, 'capture', 'dark');
  const bar = page.getByRole('status').filter({ hasText: 'Recording your actions' });
  await page.getByRole('banner').getByRole('link', { name: 'Analytics' }).click();
  await expect(page).toHaveURL(/\/analytics/);
  const discard = bar.getByRole('button', { name: 'Discard' });
  await discard.focus();
  await expect(discard).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bar).toBeHidden();
});

async function begin(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox', { name: 'Search commands' });
  await expect(search).toBeFocused();
  await search.fill('Record a problem');
  await search.press('Enter');
  await expect(page.getByText('Recording your actions')).toBeVisible();
}

/**
 * Reduces texts to their shape, so that a placeholder equals the text it stands for. Ignores cells with
 * relative times, which change meanwhile.
 */
async function shapesOf(rows: Locator): Promise<string[]> {
  const texts = await rows
    .getByRole('cell')
    .filter({ hasNot: rows.page().locator('time') })
    .allTextContents();
  return texts.map((text) => text.replace(/[a-z]/g, 'x').replace(/[A-Z]/g, 'X').replace(/\d/g, '0'));
}
