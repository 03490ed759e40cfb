import type { Browser, Page } from '@playwright/test';
import type { BenchUser } from '../../load/connectAccount.ts';
import { collectGaps, readGaps } from './measureFrames.ts';
import { openTab } from './openBrowser.ts';

const BARS = 90;
const bar = (page: Page) => page.getByRole('button', { name: /Show this day only$/ });

const interactions: Record<string, (page: Page) => Promise<void>> = {
  'pointing at one bar after the other': async (page) => {
    const box = await bar(page).first().boundingBox();
    const last = await bar(page).last().boundingBox();
    if (!box || !last) throw new Error('The chart has no bars.');
    await page.mouse.move(box.x, box.y + box.height / 2);
    await page.mouse.move(last.x, last.y + last.height / 2, { steps: 2 * BARS });
  },
  'going from bar to bar by the arrow keys': async (page) => {
    await bar(page).last().focus();
    for (let n = 1; n < BARS; n += 1) await page.keyboard.press('ArrowLeft');
    for (let n = 1; n < BARS; n += 1) await page.keyboard.press('ArrowRight');
  },
  'opening the table and closing it': async (page) => {
    const summary = page.getByText('Show as table').first();
    await summary.click();
    await page.getByRole('table').first().waitFor();
    await summary.click();
  },
  'switching through the periods': async (page) => {
    for (const [name, bars] of [
      ['Last 7 days', 7],
      ['Last 30 days', 30],
      ['Last 24h', 2],
      ['Last 90 days', BARS],
    ] as const) {
      await page.getByRole('radio', { name }).check({ force: true });
      await bar(page)
        .nth(bars - 1)
        .waitFor();
      await page.waitForFunction(
        ([count]) => document.querySelectorAll('button[aria-label$="Show only this day"]').length === count,
        [bars] as const,
      );
    }
  },
};

export async function measureChart(browser: Browser, origin: string, user: BenchUser): Promise<[string, number[]][]> {
  const { page, close } = await openTab(browser, user, false);
  try {
    await page.goto(`${origin}/analytics?period=90d`);
    await bar(page)
      .nth(BARS - 1)
      .waitFor();
    await page.waitForLoadState('networkidle');
    await page.evaluate(collectGaps);
    const measured: [string, number[]][] = [];
    for (const [name, interact] of Object.entries(interactions)) {
      const before = (await readGaps(page)).length;
      await interact(page);
      measured.push([name, (await readGaps(page)).slice(before)]);
    }
    return measured;
  } finally {
    await close();
  }
}
