import type { Page } from '@playwright/test';

const ROWS = 10;
const GIVE_UP_MS = 30_000;

/** @returns ms from the choice until the rows of `names` are painted */
export function measureAccountSwitch(page: Page, accountId: string, names: readonly string[]): Promise<number> {
  return switchBy(page, { select: 'select[aria-label="Instagram account"]', value: accountId, names });
}

/** @returns ms from the choice until the rows of `names` are painted */
export async function measureWorkspaceSwitch(page: Page, workspace: string, names: readonly string[]): Promise<number> {
  await page.getByRole('button', { name: /^User menu/ }).click();
  const item = page.getByRole('menuitemradio', { name: workspace });
  await item.waitFor();
  await item.evaluate((element) => element.setAttribute('data-bench', ''));
  return switchBy(page, { select: '[data-bench]', value: null, names });
}

/** @returns ms from the start of the navigation until the rows of `names` are painted */
export async function measureReload(page: Page, names: readonly string[]): Promise<number> {
  await page.reload({ waitUntil: 'commit' });
  const loadedMs = await page.evaluate(waitForRows, { names, rows: ROWS, giveUpMs: GIVE_UP_MS });
  await page.waitForLoadState('networkidle');
  return loadedMs;
}

async function switchBy(page: Page, choice: { select: string; value: string | null; names: readonly string[] }): Promise<number> {
  const pressedAt = await page.evaluate(({ select, value }) => {
    const element = document.querySelector<HTMLElement>(select);
    const at = performance.now();
    if (element instanceof HTMLSelectElement && value !== null) {
      element.value = value;
      element.dispatchEvent(new Event('change', { bubbles: true }));
    } else element?.click();
    return at;
  }, choice);
  const paintedAt = await page.evaluate(waitForRows, { names: choice.names, rows: ROWS, giveUpMs: GIVE_UP_MS });
  await page.waitForLoadState('networkidle');
  return paintedAt - pressedAt;
}

/** Runs in the page. */
async function waitForRows({
  names,
  rows,
  giveUpMs,
}: {
  names: readonly string[];
  rows: number;
  giveUpMs: number;
}): Promise<number> {
  const frame = () => new Promise(requestAnimationFrame);
  const begunAt = performance.now();
  for (;;) {
    const shown = [...document.querySelectorAll('article[data-row]')];
    if (shown.length >= rows && shown.every((row) => names.some((name) => row.textContent?.includes(name)))) break;
    if (performance.now() - begunAt > giveUpMs) throw new Error(`The rows of ${names} are not there.`);
    await frame();
  }
  await frame();
  return performance.now();
}
