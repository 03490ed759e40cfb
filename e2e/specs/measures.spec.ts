import type { Locator, Page } from '@playwright/test';
import { signIn } from '../fixtures/signIn.ts';
import { expect, type Person, test } from '../fixtures/test.ts';
import { waitUntilStable } from '../fixtures/waitUntilStable.ts';
import { FlowBuilderPage } from '../pages/FlowBuilderPage.ts';

// Sizes in section 9 of the specification that only a browser with a layout can show.

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
  return box;
}

test('the sidebar is 256 px wide and the dots of the canvas are 20 px apart', async ({ page, person }) => {
  const builder = await open(page, person);
  expect((await boxOf(page.getByRole('complementary', { name: 'Node Types' }))).width).toBe(64 * 4);
  const scale = /scale\(([\d.]+)\)/.exec((await page.locator('.react-flow__viewport').getAttribute('style')) ?? '')?.[1];
  const gap = await builder.canvas.locator('.react-flow__background pattern').getAttribute('width');
  expect(Number(gap) / Number(scale)).toBe(20);
});

test('a flow that is opened is fitted into the view', async ({ page, person }) => {
  await open(page, person);
  const headers = { authorization: `Bearer ${await page.evaluate<string>('localStorage.token')}` };
  const node = (n: number) => ({
    id: `messageNode-${n}`,
    type: 'messageNode',
    position: { x: 3_000 + n * 400, y: 2_000 },
    data: {},
  });
  const data = { name: 'Far away', nodes: [node(1), node(2)], edges: [] };
  expect((await page.request.post('/api/flow/save', { headers, data })).ok()).toBe(true);
  await page.goto('/flow-builder?flow=Far+away');
  const nodes = page.locator('.react-flow__node');
  await expect(nodes).toHaveCount(2);
  for (const each of await nodes.all()) await expect(each).toBeInViewport({ ratio: 1 });
});

test('the canvas zooms from 0.5 to 2', async ({ page, person }) => {
  const builder = await open(page, person);
  await builder.drop('Message Node', { x: 400, y: 200 });
  const view = page.locator('.react-flow__viewport');
  const zoom = async () => Number(/scale\(([\d.]+)\)/.exec((await view.getAttribute('style')) ?? '')?.[1]);
  await builder.canvas.hover({ position: { x: 500, y: 400 } });
  const turnWheel = async (by: number) => {
    for (let turn = 0; turn < 30; turn += 1) await page.mouse.wheel(0, by);
    return waitUntilStable(async () => String(await zoom()));
  };
  expect(await turnWheel(300)).toBe('0.5');
  expect(await turnWheel(-300)).toBe('2');
});

test('a dragged node snaps to a grid of 15 px', async ({ page, person }) => {
  const builder = await open(page, person);
  const node = await builder.drop('Message Node', { x: 400, y: 200 });
  const { x, y } = await boxOf(node);
  await page.mouse.move(x + 60, y + 12);
  await page.mouse.down();
  await page.mouse.move(x + 120, y + 70, { steps: 8 });
  await page.mouse.up();
  const transform = await waitUntilStable(async () => (await node.getAttribute('style')) ?? '');
  const [, left, top] = /translate\((-?[\d.]+)px, ?(-?[\d.]+)px\)/.exec(transform) ?? [];
  expect([Number(left) % 15, Number(top) % 15].map(Math.abs)).toEqual([0, 0]);
});

test('a dropdown keeps 10 px from the edges of the window', async ({ page, person }) => {
  await signIn(page, person);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/dashboard');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Notifications/ })
    .click();
  const panel = page.getByRole('dialog', { name: 'Latest events' });
  await expect(panel).toBeVisible();
  await waitUntilStable(async () => JSON.stringify(await boxOf(panel)));
  const box = await boxOf(panel);
  expect(box.x).toBeGreaterThanOrEqual(10);
  expect(box.x + box.width).toBeLessThanOrEqual(350);
});
