import type { Page } from '@playwright/test';
import { checkVariants } from '../fixtures/checkVariants.ts';
import { signIn } from '../fixtures/signIn.ts';
import { expect, type Person, test } from '../fixtures/test.ts';
import { waitUntilStable } from '../fixtures/waitUntilStable.ts';
import { FlowBuilderPage } from '../pages/FlowBuilderPage.ts';

const nodesOf = (page: Page) => page.locator('.react-flow__node');
const edgesOf = (page: Page) => page.locator('.react-flow__edge');
const saved = (page: Page) => expect(page.getByText(/^Saved \d{1,2}:\d\d(\s[AP]M)?$/)).toBeVisible();

async function open(page: Page, person: Person): Promise<FlowBuilderPage> {
  await signIn(page, person);
  await page.goto('/flow-builder');
  const builder = new FlowBuilderPage(page);
  await expect(builder.canvas).toBeVisible();
  return builder;
}

test('R2, R3: edits can be undone, are stored without a name, and autosave with one', async ({ page, person }) => {
  const builder = await open(page, person);
  await builder.drop('Message Node', { x: 400, y: 200 });
  await expect(page.getByText('Saved on this device only')).toBeVisible();
  await page.reload();
  await expect(nodesOf(page)).toHaveCount(1);

  await builder.save('Prices');
  await saved(page);
  const second = await builder.drop('Message Node', { x: 400, y: 400 });
  await builder.write(second, 'Message text', 'It is 20 euros.');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(second).not.toContainText('It is 20 euros.');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(nodesOf(page)).toHaveCount(1);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(second).toContainText('It is 20 euros.');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await saved(page);

  await page.goto('/flow-builder?flow=Prices');
  await expect(page.getByText('Flow loaded successfully!')).toBeVisible();
  await expect(nodesOf(page)).toHaveCount(2);
});

test('R3: two browsers do not overwrite each other without a question', async ({ page, person, browser }) => {
  const builder = await open(page, person);
  await builder.drop('Message Node', { x: 400, y: 200 });
  await builder.save('Prices');
  // The same user in another browser, which shares only the session.
  const elsewhere = await browser.newContext({ storageState: await page.context().storageState() });
  const other = await elsewhere.newPage();
  await other.goto(new URL('/flow-builder?flow=Prices', page.url()).href);
  await expect(other.getByText('Flow loaded successfully!')).toBeVisible();

  await builder.drop('Condition Node', { x: 400, y: 400 });
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await saved(page);
  await new FlowBuilderPage(other).drop('Action Node', { x: 700, y: 400 });
  await expect(other.getByText(/“Prices” was saved in another tab or on another device at/)).toBeVisible();
  await checkVariants(other, 'flow-builder-conflict', 'light');

  await other.getByRole('button', { name: 'Compare' }).click();
  const comparison = other.getByRole('dialog', { name: 'Your version vs. saved version' });
  await expect(comparison).toContainText('Only in your version');
  await expect(comparison).toContainText('Only in the saved version');
  await other.keyboard.press('Escape');
  await other.getByRole('button', { name: 'Use saved version' }).click();
  await expect(other.getByText('Message contains "help"')).toBeVisible();
  await saved(other);
  await other.getByRole('button', { name: 'Undo replacing the flow' }).click();
  await expect(other.getByText('Send API Request')).toBeVisible();
  await elsewhere.close();
});

test('R3: without a connection the draft stays on the device, over a reload too, and is saved when the line is back', async ({
  page,
  person,
}) => {
  const builder = await open(page, person);
  await builder.drop('Message Node', { x: 400, y: 200 });
  await builder.save('Prices');
  await page.route('**/api/flow/*/draft', (route) => route.abort('internetdisconnected'));
  await builder.drop('Message Node', { x: 400, y: 400 });
  await expect(page.getByText('Offline. Saved on this device.').first()).toBeVisible();
  await page.reload();
  await expect(nodesOf(page)).toHaveCount(2);
  await page.unroute('**/api/flow/*/draft');
  await page.evaluate("window.dispatchEvent(new Event('online'))");
  await saved(page);
  await page.goto('/flow-builder?flow=Prices');
  await expect(page.getByText('Flow loaded successfully!')).toBeVisible();
  await expect(nodesOf(page)).toHaveCount(2);
});

test('R4: nodes are copied into another tab', async ({ page, person, context }) => {
  const builder = await open(page, person);
  const node = await builder.drop('Message Node', { x: 400, y: 200 });
  await builder.write(node, 'Message text', 'Copied along');
  await builder.save('One');
  await node.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+c');
  const other = await context.newPage();
  await other.goto('/flow-builder');
  const canvas = new FlowBuilderPage(other).canvas;
  await canvas.hover({ position: { x: 500, y: 400 } });
  await other.keyboard.press('ControlOrMeta+v');
  await expect(nodesOf(other)).toContainText('Copied along');
});

test('R5, R6: a connection asks for what is missing: let go on empty canvas, or by the plus on it', async ({ page, person }) => {
  const builder = await open(page, person);
  const first = await builder.drop('Message Node', { x: 420, y: 120 });
  const output = await first.getByRole('button', { name: 'Output of Send Message' }).boundingBox();
  if (!output) throw new Error('The output is not on the screen.');
  await page.mouse.move(output.x + output.width / 2, output.y + output.height / 2);
  await page.mouse.down();
  await page.mouse.move(output.x + 20, output.y + 250, { steps: 8 });
  await page.mouse.up();
  await page.getByRole('combobox', { name: 'Search nodes' }).fill('tag');
  await page.keyboard.press('Enter');
  await expect(nodesOf(page)).toHaveCount(2);
  await expect(edgesOf(page)).toHaveCount(1);

  const way = edgesOf(page).locator('.react-flow__edge-interaction');
  await waitUntilStable(async () => JSON.stringify(await way.boundingBox()));
  const line = await way.boundingBox();
  if (!line) throw new Error('The connection is not on the screen.');
  await page.mouse.move(line.x + line.width / 2, line.y + line.height / 2 - 1);
  await page.mouse.move(line.x + line.width / 2, line.y + line.height / 2);
  await page.getByRole('button', { name: 'Insert node here' }).click();
  await page.getByRole('combobox', { name: 'Search nodes' }).fill('wait no such');
  await expect(page.getByText('No nodes match your search.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Search nodes' }).fill('condition');
  await checkVariants(page, 'flow-builder-picker', 'dark');
  await page.keyboard.press('Enter');
  await expect(edgesOf(page)).toHaveCount(2);

  await page.keyboard.press('Delete');
  await expect(nodesOf(page)).toHaveCount(2);
  await expect(edgesOf(page)).toHaveCount(1);
});

test('R10, R12, R13: a flow is built with the keyboard alone', async ({ page, person }) => {
  const builder = await open(page, person);
  const palette = page.getByRole('complementary', { name: 'Node Types' });
  await palette.getByRole('button', { name: /^Condition Node/ }).focus();
  await page.keyboard.press('Enter');
  await palette.getByRole('button', { name: /^Message Node/ }).focus();
  await page.keyboard.press('Enter');
  await nodesOf(page).filter({ hasText: 'Check Condition' }).focus();
  await page.keyboard.press('c');
  await expect(page.getByRole('dialog', { name: /^Connect Check Condition/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Connect to' })).toBeFocused();
  await page.keyboard.type('send');
  await page.keyboard.press('Enter');
  await expect(edgesOf(page)).toHaveCount(1);
  await expect(builder.canvas).toContainText(/Connected .* to Send Message/);
  await page.keyboard.press('Shift+Alt+t');
  await expect(builder.canvas).toContainText('Layout updated');
  await page.keyboard.press('ControlOrMeta+f');
  await expect(page.getByRole('textbox', { name: 'Search this flow' })).toBeFocused();
  await page.keyboard.type('help');
  await expect(page.getByText('1 of 2')).toBeVisible();
  await checkVariants(page, 'flow-builder-find', 'light');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(keys).toContainText('Auto-layout');
  await expect(keys.getByText('Redo', { exact: true })).toHaveCount(1);
});
