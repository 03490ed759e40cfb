import type { Page } from '@playwright/test';
import { signIn } from '../fixtures/signIn.ts';
import { signUpAndConnectOnScreens } from '../fixtures/signUpAndConnectOnScreens.ts';
import { expect, test } from '../fixtures/test.ts';
import { DashboardPage } from '../pages/DashboardPage.ts';

const SUCCESS = 'Instagram Connected!';
const BANNER = 'Instagram is connected as';
const MARKUP = '<img src=x onerror="window.wasForged=true"><b>forged</b>';
const PLACES = ['/oauth-callback', '/dashboard'];

function forged(path: string, username: string): string {
  return `${path}?${new URLSearchParams({ instagram: 'success', username, userId: '17841400000000000', permissions: 'all' })}`;
}

/** Records every text that the page ever showed, because even a short false claim is one. */
async function rememberTexts(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const texts = new Set<string>();
    new MutationObserver(() => texts.add(document.body?.textContent ?? '')).observe(document, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    Object.assign(window, { readTexts: () => [...texts].join('\n') });
  });
  return () => page.evaluate(() => String(Reflect.apply(Reflect.get(window, 'readTexts'), null, [])));
}

/** Expects that the page has loaded the connection status and has never claimed success. */
async function expectNoClaim(page: Page, path: string, name: string, texts: () => Promise<string>): Promise<void> {
  await page.goto(forged(path, name));
  if (path === '/dashboard') await expect(new DashboardPage(page).instagramStatus()).toHaveText(/^(Connected|Not Connected)/);
  else await expect(page.getByRole('heading', { name: 'Unable to determine connection status' })).toBeVisible();
  const shown = await texts();
  for (const claim of [SUCCESS, BANNER, name]) expect(shown, `${path} of ${name}`).not.toContain(claim);
  expect(await page.evaluate(() => 'wasForged' in window)).toBe(false);
}

for (const path of PLACES) {
  test(`S6: a forged link to ${path} says nothing is connected where nothing is`, async ({ page, person }) => {
    const texts = await rememberTexts(page);
    await signIn(page, person);
    for (const name of ['somebody.else', MARKUP]) await expectNoClaim(page, path, name, texts);
  });
}

test('S6: with an account connected a forged link shows neither another name nor success', { tag: '@long' }, async ({
  page,
  person,
}) => {
  const account = await signUpAndConnectOnScreens(page, person);
  const texts = await rememberTexts(page);
  for (const path of PLACES) {
    for (const name of ['somebody.else', `${account}.`, MARKUP]) await expectNoClaim(page, path, name, texts);
  }
  // The page shows a connection that the server confirms, and the recorder notices it.
  await page.goto(forged('/oauth-callback', account));
  await expect(page.getByRole('heading', { name: SUCCESS })).toBeVisible();
  expect(await texts()).toContain(SUCCESS);
  await page.goto(forged('/dashboard', account));
  await expect(page.getByText(`${BANNER} @${account}`)).toBeVisible();
});
