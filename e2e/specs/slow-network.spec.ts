import type { Page } from '@playwright/test';
import { signIn } from '../fixtures/signIn.ts';
import { slowNetwork } from '../fixtures/slowNetwork.ts';
import { expect, test } from '../fixtures/test.ts';

/** Measures how far the page moved by itself since it was opened, ignoring shifts after a click or a key. */
async function watchShifts(page: Page): Promise<() => Promise<{ score: number; where: string[] }>> {
  await page.addInitScript(`
    globalThis.shifts = { score: 0, where: [] };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries()) {
        if (hadRecentInput) continue;
        shifts.score += value;
        for (const { node } of sources) shifts.where.push(value.toFixed(4) + ' ' + (node?.outerHTML ?? node?.textContent ?? '').slice(0, 120));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  `);
  return () => page.evaluate('shifts');
}

/** Blocks the chunks until the returned function is called. */
async function holdParts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/r\/mf-/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('on a slow network the sign-in has a placeholder without layout shift, and works', async ({ page, person }) => {
  const created = await page.request.post('/api/auth/register', { data: person });
  expect(created.status()).toBe(201);
  const shifts = await watchShifts(page);
  const letGo = await holdParts(page);
  await slowNetwork(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.locator('[aria-busy="true"]')).toBeVisible();
  letGo();
  await page.getByLabel('Username or email').fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  expect((await shifts()).where).toEqual([]);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('button', { name: 'Signing In...' })).toBeDisabled();
  await expect(page.getByLabel('Username or email')).toBeDisabled();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
});

const paths = ['/dashboard', '/analytics', '/webhook-management', '/flow-builder', '/connect-instagram'];
const narrow = ['/dashboard', '/connect-instagram'].map((path) => ({ path, width: 360 }));

for (const { path, width } of [...paths.map((one) => ({ path: one, width: 1440 })), ...narrow]) {
  const at = width === 1440 ? '' : `, ${width} px`;
  test(`${path} does not move while its parts load${at}`, async ({ page, person }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, person);
    const shifts = await watchShifts(page);
    const letGo = await holdParts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('[aria-busy="true"]')).toBeVisible();
    letGo();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    const { score, where } = await shifts();
    expect(score, where.join('\n')).toBeLessThan(0.02);
  });
}
