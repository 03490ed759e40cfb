import type { Locator, Page } from '@playwright/test';
import { checkVariants } from '../fixtures/checkVariants.ts';
import { signIn } from '../fixtures/signIn.ts';
import { expect, type Person, test } from '../fixtures/test.ts';
import { waitUntilStable } from '../fixtures/waitUntilStable.ts';
import { FlowBuilderPage } from '../pages/FlowBuilderPage.ts';

const nodesOf = (page: Page) => page.locator('.react-flow__node');
const edgesOf = (page: Page) => page.locator('.react-flow__edge');

async function open(page: Page, person: Person): Promise<FlowBuilderPage> {
  await signIn(page, person);
  await page.goto('/flow-builder');
  const builder = new FlowBuilderPage(page);
  await expect(builder.canvas).toBeVisible();
  return builder;
}

async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not on the screen.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('Enter opens a node, F2 renames it, D disables it, and the test goes past it', { tag: '@long' }, async ({
  page,
  person,
}) => {
  const builder = await open(page, person);
  const first = await builder.drop('Message Node', { x: 420, y: 90 });
  const second = await builder.drop('Message Node', { x: 420, y: 330 });
  await builder.connect(first, /^Output/, second);
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(first.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Good morning');
  await page.keyboard.press('Enter');
  await expect(first).toContainText('Good morning');
  await first.focus();
  await page.keyboard.press('F2');
  await expect(first.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Greeting');
  await page.keyboard.press('Enter');
  await expect(first).toContainText('Greeting');
  await expect(first).toBeFocused();
  await page.keyboard.press('d');
  await expect(first).toContainText('Disabled');
  await checkVariants(page, 'flow-builder-disabled', 'light');

  await page.keyboard.press('ControlOrMeta+Enter');
  await page.getByRole('textbox', { name: 'Follower message' }).fill('hi');
  await page.keyboard.press('Enter');
  const chat = page.getByRole('log');
  await expect(chat).toContainText('Hello! How can I help you?');
  await expect(chat).not.toContainText('Good morning');
  await first.focus();
  await page.keyboard.press('d');
  await expect(first).not.toContainText('Disabled');
});

test('R6: a kind dropped on a connection goes into it', async ({ page, person }) => {
  const builder = await open(page, person);
  const first = await builder.drop('Message Node', { x: 420, y: 40 });
  const second = await builder.drop('Message Node', { x: 420, y: 520 });
  await builder.connect(first, /^Output/, second);
  const line = await middleOf(edgesOf(page).locator('.react-flow__edge-path'));
  await page.getByRole('complementary', { name: 'Node Types' }).getByRole('button', { name: 'Action Node' }).hover();
  await page.mouse.down();
  await page.mouse.move(line.x - 60, line.y, { steps: 4 });
  await page.mouse.move(line.x, line.y, { steps: 4 });
  // Moves well onto the connection, not just to its edge.
  await page.mouse.move(line.x, line.y + 6, { steps: 2 });
  await expect(edgesOf(page)).toHaveClass(/is-drop-target/);
  await page.mouse.up();
  await expect(nodesOf(page)).toHaveCount(3);
  await expect(edgesOf(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo inserting' }).click();
  await expect(edgesOf(page)).toHaveCount(1);
});

test('R9: a version is compared with the draft and made the draft again', async ({ page, person }) => {
  const builder = await open(page, person);
  const first = await builder.drop('Message Node', { x: 420, y: 90 });
  await builder.save('Prices');
  await builder.publish();
  await builder.write(first, 'Message text', 'It is 20 euros.');
  await builder.drop('Action Node', { x: 420, y: 330 });
  await expect(page.getByText(/^Saved \d{1,2}:\d\d(\s[AP]M)?$/)).toBeVisible();
  await page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name: 'Versions' }).click();
  const panel = page.locator('[data-panel="versions"]');
  await panel.getByRole('button', { name: /Version 1/ }).click();
  await expect(panel).toContainText('Added 1');
  await expect(panel).toContainText('Edited 1');
  await expect(panel).not.toContainText('Moved');
  await checkVariants(page, 'flow-builder-versions');
  await panel.getByRole('button', { name: 'Restore as draft' }).click();
  await expect(nodesOf(page)).toHaveCount(1);
  await expect(first).toContainText('Hello! How can I help you?');
});

test('R13, R14: tidying up is one step of Undo, the minimap is as large as specified, and the view is remembered', {
  tag: '@long',
}, async ({ page, person }) => {
  const builder = await open(page, person);
  const first = await builder.drop('Message Node', { x: 620, y: 330 });
  const second = await builder.drop('Message Node', { x: 300, y: 60 });
  await builder.connect(first, /^Output/, second);
  const before = await second.getAttribute('style');
  await page.getByRole('button', { name: 'Auto-layout' }).click();
  await expect(builder.canvas).toContainText('Layout updated');
  await expect.poll(() => second.getAttribute('style')).not.toBe(before);
  await page.getByRole('button', { name: 'Undo auto-layout' }).click();
  await expect.poll(() => second.getAttribute('style')).toBe(before);

  const map = await page.locator('.react-flow__minimap svg').boundingBox();
  expect([map?.width, map?.height]).toEqual([200, 150]);
  const view = page.locator('.react-flow__viewport');
  const transform = async () => (await view.getAttribute('style')) ?? '';
  const zoom = async () => Number(/scale\(([\d.]+)\)/.exec(await transform())?.[1]);
  await first.focus();
  await page.keyboard.press('-');
  await expect.poll(zoom).toBeLessThan(0.9);
  await page.keyboard.press('1');
  await expect.poll(zoom).toBe(1);
  await page.keyboard.press('-');
  await expect.poll(zoom).toBeLessThan(0.9);
  const fitted = await waitUntilStable(transform);
  await page.locator('.react-flow__minimap svg').hover();
  await page.mouse.down();
  await page.mouse.move((map?.x ?? 0) + 60, (map?.y ?? 0) + 60, { steps: 4 });
  await page.mouse.up();
  const left = await waitUntilStable(transform);
  expect(left).not.toBe(fitted);
  await page.getByRole('button', { name: 'Back to dashboard' }).click();
  await expect(page).toHaveURL(/dashboard/);
  await page.goBack();
  await expect.poll(transform).toBe(left);
});

test('R15: a message is written in place: counted as it is typed, with the variables on a brace; Escape reverts', async ({
  page,
  person,
}) => {
  const builder = await open(page, person);
  const node = await builder.drop('Message Node', { x: 420, y: 200 });
  await node.getByText('Send Message').dblclick();
  const field = node.getByRole('textbox', { name: 'Message text' });
  await field.fill('Grüße');
  await expect(node).toContainText('7 / 1,000 bytes');
  await field.pressSequentially(' {');
  await expect(page.getByRole('option', { name: /contact\.username/ })).toBeVisible();
  await checkVariants(page, 'flow-builder-inline', 'light', '.react-flow');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(node).toContainText('Hello! How can I help you?');
  await node.getByText('Send Message').dblclick();
  await field.fill('One');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('Two');
  await page.keyboard.press('Enter');
  await expect(node).toContainText(/One\s*Two/);
});

test('R18: an empty canvas offers two flows and a blank one', async ({ page, person }) => {
  const builder = await open(page, person);
  await expect(builder.canvas.getByRole('button', { name: /^Comment to message/ })).toBeVisible();
  await expect(builder.canvas.getByRole('button', { name: /^Blank canvas/ })).toBeVisible();
  await checkVariants(page, 'flow-builder-empty');
  await builder.canvas.getByRole('button', { name: /^Keyword replies/ }).click();
  await expect(nodesOf(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo replacing the flow' }).click();
  await expect(nodesOf(page)).toHaveCount(0);
});

test('R19: invalid targets of a connection are greyed, and a rejected one shows the reason', async ({ page, person }) => {
  const builder = await open(page, person);
  const first = await builder.drop('Message Node', { x: 300, y: 90 });
  const second = await builder.drop('Message Node', { x: 300, y: 380 });
  const third = await builder.drop('Message Node', { x: 700, y: 380 });
  await builder.connect(first, /^Output/, second);
  const from = await middleOf(first.getByRole('button', { name: /^Output/ }));
  const to = await middleOf(second);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y - 60, { steps: 5 });
  await expect(second).toHaveClass(/is-greyed/);
  await expect(third).not.toHaveClass(/is-greyed/);
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await page.mouse.up();
  await expect(page.getByText('These nodes are already connected.')).toBeVisible();
  await expect(edgesOf(page)).toHaveCount(1);
  const own = await middleOf(first);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(own.x + 200, own.y, { steps: 4 });
  await page.mouse.move(own.x, own.y, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByText('A node cannot connect to itself.')).toBeVisible();
  await expect(edgesOf(page)).toHaveCount(1);
});

test('R20: a node without waiting runs is deleted without a question', async ({ page, person }) => {
  const builder = await open(page, person);
  const node = await builder.drop('Message Node', { x: 420, y: 200 });
  await builder.save('Prices');
  await node.getByRole('button', { name: 'Delete Send Message' }).click();
  await expect(nodesOf(page)).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});
