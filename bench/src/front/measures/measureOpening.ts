import type { Browser } from '@playwright/test';
import type { BenchUser } from '../../load/connectAccount.ts';
import { openTab } from './openBrowser.ts';

export async function measureOpening(
  browser: Browser,
  origin: string,
  user: BenchUser,
): Promise<{ first: number; again: number }> {
  const { page, close } = await openTab(browser, user, false);
  try {
    await page.goto(`${origin}/dashboard`);
    await page.locator('h1').waitFor();
    await page.waitForLoadState('networkidle');
    const open = () =>
      page.evaluate(async () => {
        const frame = () => new Promise(requestAnimationFrame);
        const pressedAt = performance.now();
        document.querySelector<HTMLAnchorElement>('a[href*="tab=instagram"]')?.click();
        while (document.querySelectorAll('article[data-row]').length < 10 && performance.now() - pressedAt < 30_000)
          await frame();
        await frame();
        return performance.now() - pressedAt;
      });
    const first = await open();
    await page.goBack();
    await page.locator('article[data-row]').first().waitFor({ state: 'detached' });
    await page.waitForLoadState('networkidle');
    return { first, again: await open() };
  } finally {
    await close();
  }
}
