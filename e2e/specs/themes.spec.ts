import type { Page } from '@playwright/test';
import { signIn } from '../fixtures/signIn.ts';
import { expect, test } from '../fixtures/test.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`a device that is ${colorScheme}`, () => {
    test.use({ colorScheme });

    test.describe('before any script has run', () => {
      test.use({ javaScriptEnabled: false });

      test('the page has the ground of its theme', async ({ page, browser, baseURL }) => {
        await page.goto('/login');
        const early = await page.evaluate<string>(groundOf('html'));
        const context = await browser.newContext({ colorScheme, javaScriptEnabled: true, ...(baseURL && { baseURL }) });
        const drawn = await context.newPage();
        await drawn.goto('/login');
        await expect(drawn.getByRole('button', { name: 'Sign In' })).toBeVisible();
        expect(early).toBe(await drawn.evaluate<string>(groundOf('body')));
        await context.close();
      });
    });

    test('a theme chosen before is there from the first paint on', async ({ page }) => {
      const other = colorScheme === 'light' ? 'dark' : 'light';
      await page.addInitScript(`localStorage.setItem('theme', '${other}')`);
      await stopAt(page, 'shell');
      await page.goto('/login', { waitUntil: 'commit' });
      await expect(page.locator('html')).toHaveCSS('color-scheme', other);
      await expect(page.locator('#root')).toBeEmpty();
    });
  });
}

for (const chosen of ['system', 'dark']) {
  test(`on paper ink is dark, and there is nowhere to go: theme ${chosen} on a dark device`, async ({ page, person }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.addInitScript(`localStorage.setItem('theme', '${chosen}')`);
    await signIn(page, person);
    await page.goto('/analytics');
    const title = page.getByRole('heading', { name: 'Analytics', level: 1 });
    await expect(title).toBeVisible();
    const places = page.getByRole('navigation', { name: 'Main' });
    await expect(places).toBeVisible();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(places).toBeHidden();
    await expect(title).toHaveCSS('color', 'rgb(23, 26, 38)');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await page.screenshot({ path: `test-results/screens/print-${chosen}.png` });
  });
}

test('the font is our own, and the page does not move when it comes', async ({ page }) => {
  await page.route(/inter-latin-wght/, async (route) => {
    // Delays the font until the page is shown in the fallback font.
    await page.getByRole('button', { name: 'Sign In' }).waitFor();
    await route.continue();
  });
  await page.addInitScript(`
    globalThis.moved = 0;
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries()) moved += value;
    }).observe({ type: 'layout-shift', buffered: true });
  `);
  await page.goto('/login');
  await page.waitForFunction('document.fonts.check("16px Inter")');
  expect(await page.evaluate<number>('moved')).toBeLessThan(0.01);
});

/** Scripts whose name starts with `name` never load. */
async function stopAt(page: Page, name: string): Promise<void> {
  await page.route(new RegExp(`/assets/${name}[^/]*\\.js`), () => undefined);
}

function groundOf(selector: string): string {
  return `getComputedStyle(document.querySelector('${selector}')).backgroundColor`;
}
