import type { Browser, Page } from '@playwright/test';
import type { BenchUser } from '../../load/connectAccount.ts';
import { openTab } from './openBrowser.ts';

export interface Frames {
  longestMs: number;
  /** Frames more than 50 ms after the previous one. */
  late: number;
  frames: number;
  heapBeforeMiB: number;
  heapAfterMiB: number;
}

declare global {
  interface Window {
    gaps?: number[];
  }
}

export function collectGaps(): void {
  const gaps: number[] = [];
  window.gaps = gaps;
  let last = performance.now();
  const onFrame = (at: number) => {
    gaps.push(at - last);
    last = at;
    requestAnimationFrame(onFrame);
  };
  requestAnimationFrame(onFrame);
}

export async function readGaps(page: Page): Promise<number[]> {
  return (await page.evaluate(() => window.gaps)) ?? [];
}

export async function measureFrames(
  browser: Browser,
  origin: string,
  user: BenchUser,
  warmUp: () => Promise<void>,
  work: () => Promise<void>,
): Promise<Frames> {
  const { page, devTools, close } = await openTab(browser, user, false);
  try {
    await page.goto(`${origin}/dashboard`);
    await page.locator('h1').waitFor();
    await page.waitForLoadState('networkidle');
    const heapMiB = async () => {
      await devTools.send('HeapProfiler.collectGarbage');
      const { usedSize } = await devTools.send('Runtime.getHeapUsage');
      return usedSize / 2 ** 20;
    };
    await warmUp();
    const heapBeforeMiB = await heapMiB();
    await page.evaluate(collectGaps);
    await work();
    const gaps = await readGaps(page);
    return {
      longestMs: Math.max(...gaps),
      late: gaps.filter((gap) => gap > 50).length,
      frames: gaps.length,
      heapBeforeMiB,
      heapAfterMiB: await heapMiB(),
    };
  } finally {
    await close();
  }
}
