import { loadavg } from 'node:os';
import type { Browser } from '@playwright/test';
import { fetchJson } from './connectAccount.ts';
import { startFakeInstagram } from './fakeInstagram.ts';
import { CONVERSATIONS, fillMessages, MESSAGES } from './fillMessages.ts';
import { openBrowser, openTab } from './front/openBrowser.ts';
import { type Front, startFront } from './front/startFront.ts';
import { percentile } from './percentile.ts';
import { say } from './say.ts';

const RUNS = 5;
const goals = { timeZone: 'Europe/Oslo', goals: [{ metric: 'responseTime', period: 'month', target: 60_000 }] };
const calls: Record<string, string> = {
  'figures of 24 hours and of those before: call': '/api/analytics/overview?period=24h&timeZone=Europe/Oslo',
  'figures of 7 days and of those before: call': '/api/analytics/overview?period=7d&timeZone=Europe/Oslo',
  'figures of 30 days and of those before: call': '/api/analytics/overview?period=30d&timeZone=Europe/Oslo',
  'figures of 90 days and of those before: call': '/api/analytics/overview?period=90d&timeZone=Europe/Oslo',
  'flows of 7 days and of those before: call': '/api/analytics/flows?period=7d&timeZone=Europe/Oslo',
  'a goal by month and the month before: call': '/api/analytics/goals',
};

/** The analytics of somebody with a million messages in ninety days: what figures take, counting them anew, and moving in the chart. */
export async function benchAnalytics(): Promise<void> {
  const instagram = await startFakeInstagram();
  const browser = await openBrowser();
  const front = await startFront(instagram);
  const { product, user } = front;
  try {
    await fillMessages(product, user.id);
    process.stdout.write(`${MESSAGES} messages in ${CONVERSATIONS} conversations\n`);
    const startedAt = performance.now();
    await fetchJson(product.url, 'POST', '/api/analytics/recompute', user.token);
    say('counting all of them anew', (performance.now() - startedAt) / 1_000, 's', { atMost: 60 });
    await fetchJson(product.url, 'PUT', '/api/analytics/goals', user.token, goals);
    for (const [name, path] of Object.entries(calls)) say(name, await timeOf(front, path), 'ms', { atMost: 200 });
    const gaps = await moveInChart(browser, front);
    say('moving in the chart: longest frame', Math.max(...gaps), 'ms', { atMost: 50 });
    say('frames drawn', gaps.length, '');
    process.stdout.write(`Load of the machine at the end: ${loadavg()[0]?.toFixed(1)}\n`);
  } finally {
    await browser.close();
    await front.stop();
    instagram.close();
  }
}

async function timeOf({ product, user }: Front, path: string): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const startedAt = performance.now();
    await fetchJson(product.url, 'GET', path, user.token);
    times.push(performance.now() - startedAt);
  }
  return percentile(times, 0.5);
}

/** Along the ninety bars with the arrow keys, one a frame: milliseconds between frames. */
async function moveInChart(browser: Browser, { origin, user }: Front): Promise<number[]> {
  const { page, close } = await openTab(browser, user, false);
  try {
    await page.goto(`${origin}/analytics?period=90d`);
    await page
      .getByRole('button', { name: /Show only this day$/ })
      .last()
      .focus();
    await page.waitForLoadState('networkidle');
    return await page.evaluate(async () => {
      const gaps: number[] = [];
      let last = await new Promise<number>(requestAnimationFrame);
      for (let n = 0; n < 180; n += 1) {
        const key = n < 89 ? 'ArrowLeft' : 'ArrowRight';
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
        const at = await new Promise<number>(requestAnimationFrame);
        gaps.push(at - last);
        last = at;
      }
      return gaps;
    });
  } finally {
    await close();
  }
}
