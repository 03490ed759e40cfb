import type { Browser } from '@playwright/test';
import type { BenchUser } from '../../load/connectAccount.ts';
import { openTab } from './openBrowser.ts';

export interface Scrolling {
  rows: number;
  longestMs: number;
  late: number;
  frames: number;
}

const STEP_PX = 240;
const STEPS = 600;

/** Runs in the page. The count is in `aria-setsize` or `aria-rowcount`, which includes the header. */
function countRows(selector: string): number {
  const row = document.querySelector(selector);
  return Number(row?.getAttribute('aria-setsize') ?? Number(row?.closest('table')?.getAttribute('aria-rowcount')) - 1);
}

interface LongList {
  path: string;
  row: string;
  rows: number;
}

export async function measureScrolling(
  browser: Browser,
  origin: string,
  user: BenchUser,
  { path, row, rows }: LongList,
): Promise<Scrolling> {
  const { page, close } = await openTab(browser, user, false);
  try {
    await page.goto(`${origin}${path}`);
    await page.locator(row).first().waitFor();
    const loaded = () => page.evaluate(countRows, row);
    const more = page.getByRole('button', { name: 'Load more' });
    for (let known = await loaded(); known < rows; known = await loaded()) {
      await more.dispatchEvent('click');
      while ((await loaded()) === known) await page.waitForTimeout(20);
    }
    await page.evaluate(() => scrollTo(0, 0));
    await page.waitForLoadState('networkidle');
    const gaps = await page.evaluate(
      async ([step, steps]) => {
        const times: number[] = [];
        let last = await new Promise<number>(requestAnimationFrame);
        for (let n = 0; n < steps; n += 1) {
          scrollBy(0, step);
          const at = await new Promise<number>(requestAnimationFrame);
          times.push(at - last);
          last = at;
        }
        return times;
      },
      [STEP_PX, STEPS] as const,
    );
    return {
      rows: await loaded(),
      longestMs: Math.max(...gaps),
      late: gaps.filter((gap) => gap > 50).length,
      frames: gaps.length,
    };
  } finally {
    await close();
  }
}
