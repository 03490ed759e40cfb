import type { CDPSession, Page } from '@playwright/test';
import { percentile } from '../../percentile.ts';

export interface CanvasFigures {
  loadMs: number;
  dragP95Ms: number;
  /** Processor time per frame of a drag. */
  dragWorkMs: number;
  panP95Ms: number;
  panWorkMs: number;
  heapMiB: number;
}

const MOVES = 120;

declare global {
  interface Window {
    frameGaps?: number[];
  }
}

/** @param load runs in the page and starts to show the flow */
export async function measureCanvas(page: Page, devTools: CDPSession, load: () => void): Promise<CanvasFigures> {
  const loadMs = await page.evaluate(async (begin) => {
    const startedAt = performance.now();
    new Function(`(${begin})()`)();
    const isShown = () =>
      document.querySelector('.react-flow__edge-path') !== null &&
      [...document.querySelectorAll('.react-flow__node')].some((node) => getComputedStyle(node).visibility === 'visible');
    while (!isShown() && performance.now() - startedAt < 60_000) await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return performance.now() - startedAt;
  }, load.toString());
  await page.waitForTimeout(1_000);

  const drag = await measureMoves(page, devTools, await spotOf(page, 'node'));
  // Needs a point without a node: a press on the dragged node would drag it again.
  const before = await viewOf(page);
  const pan = await measureMoves(page, devTools, await spotOf(page, 'pane'));
  if ((await viewOf(page)) === before) throw new Error('The view was not moved.');
  await devTools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devTools.send('Runtime.getHeapUsage');
  return {
    loadMs,
    dragP95Ms: drag.p95Ms,
    dragWorkMs: drag.workMs,
    panP95Ms: pan.p95Ms,
    panWorkMs: pan.workMs,
    heapMiB: usedSize / 2 ** 20,
  };
}

async function spotOf(page: Page, wanted: 'node' | 'pane'): Promise<{ x: number; y: number }> {
  const spot = await page.evaluate((what) => {
    const box = document.querySelector('.react-flow')?.getBoundingClientRect();
    if (!box) return null;
    for (let y = box.top + 200; y < box.bottom - 200; y += 7) {
      for (let x = box.left + 250; x < box.right - 250; x += 11) {
        const under = document.elementFromPoint(x, y);
        const isNode = under?.closest('.react-flow__node') && !under.closest('button, .react-flow__handle, .nodrag');
        if (what === 'node' ? isNode : under?.classList.contains('react-flow__pane')) return { x, y };
      }
    }
    return null;
  }, wanted);
  if (!spot) throw new Error('There is no node, or no room between them, in view.');
  return spot;
}

function viewOf(page: Page): Promise<string> {
  return page.locator('.react-flow__viewport').evaluate((element) => (element as HTMLElement).style.transform);
}

async function measureMoves(page: Page, devTools: CDPSession, { x, y }: { x: number; y: number }) {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 10, y + 10);
  await devTools.send('Performance.enable');
  const busySeconds = async () => {
    const { metrics } = await devTools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  };
  await page.evaluate(() => {
    const gaps: number[] = [];
    window.frameGaps = gaps;
    let last = performance.now();
    const onFrame = (at: number) => {
      gaps.push(at - last);
      last = at;
      if (window.frameGaps === gaps) requestAnimationFrame(onFrame);
    };
    requestAnimationFrame(onFrame);
  });
  const before = await busySeconds();
  for (let move = 0; move < MOVES; move += 1) {
    const turn = (move / MOVES) * 2 * Math.PI;
    await page.mouse.move(x + 10 + 120 * Math.sin(turn), y + 10 + 120 * (1 - Math.cos(turn)));
  }
  const busy = (await busySeconds()) - before;
  const gaps = await page.evaluate(() => {
    const all = window.frameGaps ?? [];
    delete window.frameGaps;
    return all.slice(1);
  });
  await page.mouse.up();
  await page.waitForTimeout(500);
  return { p95Ms: percentile(gaps, 0.95), workMs: (busy * 1_000) / gaps.length };
}
