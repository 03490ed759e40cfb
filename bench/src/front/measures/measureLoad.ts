import type { Browser } from '@playwright/test';
import type { BenchUser } from '../../load/connectAccount.ts';
import { openTab } from './openBrowser.ts';
import { watchPage } from './watchPage.ts';

export interface FirstLoad {
  /** Script bodies as they came over the line, until the screen stood. */
  scriptBytes: number;
  scripts: number;
  largestPaintMs: number;
  layoutShift: number;
  /** When the heading of the screen was there. */
  shownMs: number;
  /** Files that came more than once, whenever. */
  repeated: readonly string[];
}

/** A browser tells of a paint a while after it, and the outline of a screen is painted first. */
const PAINT_TOLD_WITHIN_MS = 1_500;

/** Opens an address with an empty cache on a slow line and a slow processor. */
export async function measureLoad(browser: Browser, url: string, user: BenchUser | null): Promise<FirstLoad> {
  const { page, close } = await openTab(browser, user);
  try {
    await page.addInitScript(watchPage);
    await page.goto(url);
    await page.waitForFunction(() => window.seen?.shownMs !== undefined, null, { timeout: 60_000 });
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(PAINT_TOLD_WITHIN_MS);
    const { shownMs = 0, largestPaintMs = 0, layoutShift = 0 } = (await page.evaluate(() => window.seen)) ?? {};
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ name }) => /\.js$/.test(name))
        .map(({ name, startTime, encodedBodySize }) => ({ name, startTime, bytes: encodedBodySize })),
    );
    const needed = scripts.filter(({ startTime }) => startTime <= shownMs);
    return {
      scriptBytes: needed.reduce((sum, { bytes }) => sum + bytes, 0),
      scripts: needed.length,
      largestPaintMs,
      layoutShift,
      shownMs,
      repeated: scripts.map(({ name }) => name).filter((name, index, all) => all.indexOf(name) < index),
    };
  } finally {
    await close();
  }
}
