import type { Browser } from '@playwright/test';
import type { BenchUser } from '../../load/connectAccount.ts';
import { openTab } from './openBrowser.ts';

interface Switch {
  origin: string;
  to: string;
  user: BenchUser;
  /** False if the page saves data, so nothing is prefetched. */
  isPrefetched: boolean;
}

export async function measureSwitch(browser: Browser, { origin, to, user, isPrefetched }: Switch): Promise<number> {
  const { page, close } = await openTab(browser, user);
  try {
    if (!isPrefetched) {
      await page.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });
      });
    }
    await page.goto(`${origin}/dashboard`);
    await page.locator('h1').waitFor();
    await page.locator(`a[href="${to}"]`).first().waitFor();
    if (isPrefetched) {
      await page.hover(`a[href="${to}"]`);
      await page.waitForTimeout(5_000);
    }
    await page.waitForLoadState('networkidle');
    return await page.evaluate(async (path) => {
      const old = document.querySelector('h1');
      const link = document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`);
      const pressedAt = performance.now();
      link?.click();
      const isThere = () =>
        location.pathname === path &&
        [...document.querySelectorAll('h1')].some((heading) => heading !== old && !heading.closest('[aria-busy="true"]'));
      for (;;) {
        await new Promise(requestAnimationFrame);
        if (isThere() || performance.now() - pressedAt > 30_000) return performance.now() - pressedAt;
      }
    }, to);
  } finally {
    await close();
  }
}
