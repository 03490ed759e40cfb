import type { Locator, Page } from '@playwright/test';
import { checkVariants } from '../fixtures/checkVariants.ts';
import { signIn } from '../fixtures/signIn.ts';
import { expect, type Person, test } from '../fixtures/test.ts';
import { waitUntilStable } from '../fixtures/waitUntilStable.ts';
import { FlowBuilderPage } from '../pages/FlowBuilderPage.ts';

const nodesOf = (page: Page) => page.locator('.react-flow__node');
const panel = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name }).click();

async function open(page: Page, person: Person): Promise<FlowBuilderPage> {
  await signIn(page, person);
  await page.goto('/flow-builder');
  const builder = new FlowBuilderPage(page);
  await expect(builder.canvas).toBeVisible();
  return builder;
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not on the screen.`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** Counts the nodes that are completely on the canvas and not covered by the minimap. */
async function seen(page: Page, canvas: Locator): Promise<number> {
  const frame = await boxOf(canvas);
  const map = await boxOf(page.locator('.react-flow__minimap'));
  const boxes = await Promise.all((await nodesOf(page).all()).map(boxOf));
  return boxes.filter(
    (box) =>
      box.x >= frame.x &&
      box.y >= frame.y &&
      box.right <= frame.right &&
      box.bottom <= frame.bottom &&
      (box.right <= map.x || box.bottom <= map.y),
  ).length;
}

test('the view stays visible next to a panel, clear of the minimap, and returns when it closes', async ({ page, person }) => {
  const builder = await open(page, person);
  for (const y of [20, 200, 380]) await builder.drop('Message Node', { x: 620, y });
  await expect.poll(() => seen(page, builder.canvas)).toBe(3);
  const start = nodesOf(page).first();
  await waitUntilStable(async () => JSON.stringify(await boxOf(start)));
  const { x, width } = await boxOf(start);

  await panel(page, 'Test');
  await expect(page.locator('[data-panel="test"]')).toBeVisible();
  await expect.poll(() => seen(page, builder.canvas)).toBe(3);
  await expect.poll(async () => (await boxOf(start)).x).toBeLessThan(x - 50);
  await page.getByRole('button', { name: 'Close Test' }).click();
  await expect.poll(async () => Math.abs((await boxOf(start)).x - x)).toBeLessThan(1.5);
  await expect.poll(async () => Math.abs((await boxOf(start)).width - width)).toBeLessThan(1.5);

  await panel(page, 'Test');
  await expect.poll(() => seen(page, builder.canvas)).toBe(3);
  await checkVariants(page, 'flow-builder-beside-panel', 'light');
});

test('templates are readable at first sight, and no edge runs under a node', async ({ page, person }) => {
  await open(page, person);
  for (const at of Array.from({ length: 8 }, (_, place) => place)) {
    if (at === 0) await page.getByRole('button', { name: 'All templates' }).click();
    else {
      await page.getByRole('button', { name: 'Templates, files and secrets' }).click();
      await page.getByRole('menuitem', { name: 'Templates' }).click();
    }
    const gallery = page.getByRole('dialog', { name: 'Templates' });
    await gallery.getByRole('list').first().getByRole('button').nth(at).click();
    await gallery.getByRole('button', { name: 'Use template' }).click();
    await expect(gallery).toBeHidden();
    await waitUntilStable(async () => JSON.stringify(await boxOf(nodesOf(page).first())));
    const { zoom, hidden } = await page.evaluate<{ zoom: number; hidden: string[] }>(measureCanvas);
    expect(zoom).toBeGreaterThanOrEqual(0.8);
    expect(hidden).toEqual([]);
  }
});

/** Measures in the page the zoom and the edges that have a point under a node. */
const measureCanvas = `(() => {
  const viewport = document.querySelector('.react-flow__viewport');
  const nodes = [...document.querySelectorAll('.react-flow__node')].map((node) => node.getBoundingClientRect());
  const isUnder = ({ x, y }) => nodes.some((box) => x > box.left + 1 && x < box.right - 1 && y > box.top + 1 && y < box.bottom - 1);
  const hidden = [...document.querySelectorAll('.react-flow__edge')].filter((edge) => {
    const path = edge.querySelector('.react-flow__edge-path');
    const matrix = path.getScreenCTM();
    const steps = Math.ceil(path.getTotalLength() / 4);
    return Array.from({ length: steps + 1 }, (_, step) => path.getPointAtLength(step * 4).matrixTransform(matrix)).some(isUnder);
  });
  return { zoom: Number(/scale\\(([\\d.]+)\\)/.exec(viewport.style.transform)[1]), hidden: hidden.map((edge) => edge.dataset.id) };
})()`;

test('the selected node of a large flow stays visible next to a panel', { tag: '@long' }, async ({ page, person }) => {
  const builder = await open(page, person);
  const node = await builder.drop('Message Node', { x: 820, y: 200 });
  const far = await builder.drop('Message Node', { x: 100, y: 300 });
  // Pans until the other node is out of view on the left.
  await builder.canvas.hover({ position: { x: 600, y: 600 } });
  await page.mouse.down();
  await page.mouse.move((await boxOf(builder.canvas)).x + 400, (await boxOf(builder.canvas)).y + 600, { steps: 5 });
  await page.mouse.up();
  await expect.poll(async () => (await boxOf(far)).x).toBeLessThan((await boxOf(builder.canvas)).x);
  await node.click({ position: { x: 60, y: 12 } });
  await expect(node).toHaveClass(/selected/);
  await panel(page, 'Versions');
  await expect(page.locator('[data-panel="versions"]')).toBeVisible();
  await expect.poll(async () => (await boxOf(node)).right < (await boxOf(builder.canvas)).right).toBe(true);
});

test('a connection is hit as far to its right as to its left', { tag: '@long' }, async ({ page, person }) => {
  const builder = await open(page, person);
  const first = await builder.drop('Message Node', { x: 420, y: 120 });
  const second = await builder.drop('Message Node', { x: 420, y: 420 });
  await builder.connect(first, /^Output/, second);
  const line = await boxOf(page.locator('.react-flow__edge-path'));
  const plus = page.getByRole('button', { name: 'Insert node here' });
  const y = (line.y + line.bottom) / 2 + 60;
  for (const side of [-10, 10]) {
    await page.mouse.move(line.x + side * 6, y);
    await expect(plus).toBeHidden();
    await page.mouse.move(line.x + side, y);
    await expect(plus).toBeVisible();
  }
});

test('the address names the open flow: after a reload it is there again, and a new flow has none', async ({ page, person }) => {
  const builder = await open(page, person);
  await builder.drop('Message Node', { x: 400, y: 200 });
  await builder.save('Prices & sizes');
  await expect(page).toHaveURL(/\?flow=Prices\+%26\+sizes$/);
  await page.reload();
  await expect(page.getByText('Flow loaded successfully!')).toBeVisible();
  await expect(page.getByText('Open flow: Prices & sizes')).toBeVisible();
  await expect(nodesOf(page)).toHaveCount(1);

  await page.getByRole('button', { name: 'Templates, files and secrets' }).click();
  await page.getByRole('menuitem', { name: 'New flow' }).click();
  await expect(nodesOf(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/flow-builder$/);
});
