import type { Browser } from '@playwright/test';
import type { BenchUser } from '../../load/connectAccount.ts';
import { openTab } from './openBrowser.ts';
import { watchPage } from './watchPage.ts';

export interface FirstLoad {
  /** Transferred bytes until the screen was shown. */
  scriptBytes: number;
  scripts: number;
  largestPaintMs: number;
  layoutShift: number;
  shownMs: number;
  repeated: readonly string[];
}

/** Browsers report paint timings late, and the placeholder is painted first. */
const PAINT_REPORTED_WITHIN_MS = 1_500;

export async function measureLoad(browser: Browser, url: string, user: BenchUser | null): Promise<FirstLoad> {
  const { page, close } = await openTab(browser, user);
  try {
    await page.addInitScript(watchPage);
    await page.goto(url);
    await page.waitForFunction(() => window.seen?.shownMs !== undefined, null, { timeout: 60_000 });
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(PAINT_REPORTED_WITHIN_MS);
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
