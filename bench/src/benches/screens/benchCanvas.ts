import { loadavg } from 'node:os';
import type { Browser } from '@playwright/test';
import { type CanvasFigures, measureCanvas } from '../../front/measures/measureCanvas.ts';
import { openBrowser, openTab } from '../../front/measures/openBrowser.ts';
import { serveBareCanvas } from '../../front/pages/buildBareCanvas.ts';
import { gridFlow } from '../../front/pages/gridFlow.ts';
import { type Front, startFront } from '../../front/pages/startFront.ts';
import { startFakeInstagram } from '../../load/fakeInstagram.ts';
import { percentile } from '../../percentile.ts';
import { say } from '../../results/say.ts';

const RUNS = Number(process.env.BENCH_RUNS ?? 3);
const COUNTS = [100, 500, 1_000, 3_000];
const BUDGETED = 1_000;

const savedFlow = {
  id: 'grid',
  revision: 1,
  publishedVersion: null,
  hasUnpublishedChanges: true,
  isActive: false,
  updatedAt: '2026-03-01T10:00:00.000Z',
};

export async function benchCanvas(): Promise<void> {
  const instagram = await startFakeInstagram();
  const browser = await openBrowser();
  const front = await startFront(instagram);
  const bare = await serveBareCanvas();
  try {
    for (const count of COUNTS) {
      const own: CanvasFigures[] = [];
      const others: CanvasFigures[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        own.push(await measureOwn(browser, front, count));
        others.push(await measureBare(browser, bare.origin, count));
      }
      sayFigures(count, own, others);
    }
    process.stdout.write(`Load of the machine at the end: ${loadavg()[0]?.toFixed(1)}\n`);
  } finally {
    await browser.close();
    await Promise.all([front.stop(), bare.close()]);
    instagram.close();
  }
}

async function measureOwn(browser: Browser, { origin, user }: Front, count: number): Promise<CanvasFigures> {
  const { page, devTools, close } = await openTab(browser, user, false);
  try {
    // The server limits flows to 500 nodes, so larger ones come from mocked responses.
    const data = { ...savedFlow, name: `Grid ${count}` };
    await page.route('**/api/flow/get/**', (route) =>
      route.fulfill({ json: { success: true, data: { ...data, ...gridFlow(count) } } }),
    );
    await page.route('**/api/flow/*/draft', (route) => route.fulfill({ json: { success: true, data } }));
    await page.goto(`${origin}/flow-builder`);
    await page.locator('.react-flow').waitFor();
    await page.getByRole('textbox', { name: 'Flow name' }).fill(`Grid ${count}`);
    await page.waitForLoadState('networkidle');
    return await measureCanvas(page, devTools, () => {
      const buttons = [...document.querySelectorAll('button')];
      buttons.find(({ textContent }) => textContent?.includes('Load Flow'))?.click();
    });
  } finally {
    await close();
  }
}

async function measureBare(browser: Browser, origin: string, count: number): Promise<CanvasFigures> {
  const { page, devTools, close } = await openTab(browser, null, false);
  try {
    await page.goto(origin);
    await page.locator('.react-flow').waitFor();
    await page.evaluate((flow) => Object.assign(window, { flowToShow: flow }), gridFlow(count));
    return await measureCanvas(page, devTools, () => Reflect.get(window, 'showFlow')(Reflect.get(window, 'flowToShow')));
  } finally {
    await close();
  }
}

function sayFigures(count: number, own: readonly CanvasFigures[], others: readonly CanvasFigures[]): void {
  const isBudgeted = count === BUDGETED;
  const figures: { what: keyof CanvasFigures; text: string; unit: string; atMost?: number; ratioAtMost?: number }[] = [
    { what: 'loadMs', text: 'load', unit: 'ms', atMost: 800 },
    { what: 'dragP95Ms', text: 'drag, p95 frame', unit: 'ms', atMost: 16.8 },
    { what: 'dragWorkMs', text: 'drag, work of a frame', unit: 'ms', ratioAtMost: 1.2 },
    { what: 'panP95Ms', text: 'pan, p95 frame', unit: 'ms', atMost: 33.4 },
    { what: 'panWorkMs', text: 'pan, work of a frame', unit: 'ms', ratioAtMost: 1.2 },
    { what: 'heapMiB', text: 'heap', unit: 'MiB' },
  ];
  for (const { what, text, unit, atMost, ratioAtMost } of figures) {
    const [mine, bare] = [own, others].map((runs) =>
      percentile(
        runs.map((run) => run[what]),
        0.5,
      ),
    );
    if (mine === undefined || bare === undefined) continue;
    say(`${count} nodes: ${text}`, mine, unit, isBudgeted && atMost !== undefined ? { atMost } : {});
    say('  the same of React Flow alone', bare, unit);
    if (ratioAtMost !== undefined) say('  ratio', mine / bare, '', isBudgeted ? { atMost: ratioAtMost } : {});
  }
}
