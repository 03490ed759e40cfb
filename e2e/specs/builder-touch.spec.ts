import type { CDPSession, Locator, Page } from '@playwright/test';
import { signIn } from '../fixtures/signIn.ts';
import { expect, test } from '../fixtures/test.ts';
import { waitUntilStable } from '../fixtures/waitUntilStable.ts';
import { FlowBuilderPage } from '../pages/FlowBuilderPage.ts';

test.use({ hasTouch: true });

type Point = readonly [x: number, y: number];

/** Puts fingers down, moves each to its target and lifts them. */
async function fingers(session: CDPSession, ...ways: [from: Point, to: Point][]): Promise<void> {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : ways.map(([from, to], id) => ({ id, x: from[0] + (to[0] - from[0]) * part, y: from[1] + (to[1] - from[1]) * part })),
    });
  await send('touchStart', 0);
  for (let step = 1; step <= 8; step += 1) await send('touchMove', step / 8);
  await send('touchEnd', 1);
}

async function middleOf(locator: Locator): Promise<Point> {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not on the screen.`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not on the screen.`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

type Sides = Awaited<ReturnType<typeof boxOf>>;

const doMeet = (one: Sides, other: Sides) =>
  one.x < other.right && other.x < one.right && one.y < other.bottom && other.y < one.bottom;

const zoomOf = async (page: Page) =>
  Number(/scale\(([\d.]+)\)/.exec((await page.locator('.react-flow__viewport').getAttribute('style')) ?? '')?.[1]);

test('by touch: nodes are added and dragged, joined by a drag and by two taps, opened by a double tap, and the canvas is pinched', async ({
  page,
  person,
}) => {
  await signIn(page, person);
  await page.goto('/flow-builder');
  const { canvas } = new FlowBuilderPage(page);
  await canvas.getByRole('button', { name: /^Blank canvas/ }).tap();
  const palette = page.getByRole('complementary', { name: 'Node Types' });
  const nodes = canvas.locator('.react-flow__node');
  const edges = canvas.locator('.react-flow__edge');
  const session = await page.context().newCDPSession(page);
  await palette.getByRole('button', { name: /^Condition Node/ }).tap();
  await expect(nodes).toHaveCount(1);
  const condition = nodes.filter({ hasText: 'Check Condition' });
  const head = await middleOf(condition.getByText('Check Condition'));
  await fingers(session, [head, [head[0], head[1] - 240]]);
  await expect.poll(async () => (await middleOf(condition.getByText('Check Condition')))[1]).toBeLessThan(head[1] - 200);
  await palette.getByRole('button', { name: /^Message Node/ }).tap();
  await expect(nodes).toHaveCount(2);
  const message = nodes.filter({ hasText: 'Send Message' });
  const input = await middleOf(message.getByRole('button', { name: /^Input/ }));

  await fingers(session, [await middleOf(condition.getByRole('button', { name: /^True output/ })), input]);
  await expect(edges).toHaveCount(1);
  const output = condition.getByRole('button', { name: /^False output/ });
  // The browser may ignore a tap right after a drag; users are slower than this test.
  await expect(async () => {
    await page.touchscreen.tap(...(await middleOf(output)));
    await expect(output).toHaveClass(/clickconnecting/, { timeout: 1_000 });
  }).toPass();
  await page.touchscreen.tap(...input);
  await expect(edges).toHaveCount(2);

  const title = await middleOf(message.getByText('Send Message'));
  await expect(async () => {
    await page.touchscreen.tap(...title);
    await page.touchscreen.tap(...title);
    await expect(message.getByRole('textbox', { name: 'Message text' })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(message.getByRole('textbox', { name: 'Message text' })).toHaveCount(0);

  const before = await zoomOf(page);
  const box = await canvas.boundingBox();
  if (!box) throw new Error('The canvas is not on the screen.');
  const [x, y] = [box.x + 160, box.y + box.height - 200];
  await fingers(
    session,
    [
      [x - 40, y],
      [x - 100, y],
    ],
    [
      [x + 40, y],
      [x + 100, y],
    ],
  );
  await expect.poll(() => zoomOf(page)).toBeGreaterThan(before * 1.5);
  expect(await page.evaluate<number>('visualViewport.scale')).toBe(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('nodes that are tapped into the flow lie free, and the last one is seen', async ({ page, person }) => {
    await signIn(page, person);
    await page.goto('/flow-builder');
    const { canvas } = new FlowBuilderPage(page);
    const nodes = canvas.locator('.react-flow__node');
    const controls = page.locator('.react-flow__controls');
    await canvas.getByRole('button', { name: /^Blank canvas/ }).tap();
    const palette = page.getByRole('complementary', { name: 'Node Types' });
    for (const [count, kind] of [/^Message Node/, /^Condition Node/, /^Condition Node/, /^Action Node/].entries()) {
      await palette.getByRole('button', { name: kind }).tap();
      await expect(nodes).toHaveCount(count + 1);
      await expect(nodes.last()).toBeInViewport({ ratio: 1 });
      await expect.poll(async () => doMeet(await boxOf(nodes.last()), await boxOf(controls))).toBe(false);
    }
    const boxes = await Promise.all((await nodes.all()).map(boxOf));
    expect(boxes.some((one, index) => boxes.slice(index + 1).some((other) => doMeet(one, other)))).toBe(false);
  });

  test('no button covers a node of the opened flow', { tag: '@long' }, async ({ page, person }) => {
    await signIn(page, person);
    await page.goto('/flow-builder');
    const { canvas } = new FlowBuilderPage(page);
    await canvas.getByRole('button', { name: /^Keyword replies/ }).tap();
    const nodes = canvas.locator('.react-flow__node');
    await expect(nodes).toHaveCount(10);
    await waitUntilStable(async () => JSON.stringify(await boxOf(nodes.first())));
    const controls = await boxOf(page.locator('.react-flow__controls'));
    const boxes = await Promise.all((await nodes.all()).map(boxOf));
    expect(boxes.filter((box) => doMeet(box, controls))).toEqual([]);
  });
});
