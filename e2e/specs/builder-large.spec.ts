import type { Locator, Page } from '@playwright/test';
import { checkVariants } from '../fixtures/checkVariants.ts';
import { signIn } from '../fixtures/signIn.ts';
import { expect, type Person, test } from '../fixtures/test.ts';
import { FlowBuilderPage } from '../pages/FlowBuilderPage.ts';

const HALF = 500;

/** Creates a file with a tree of messages in rows, which the builder can import. */
function largeFlow() {
  const nodes = Array.from({ length: HALF }, (_, n) => ({
    id: `n${n}`,
    type: 'messageNode',
    position: { x: (n % 25) * 300, y: Math.floor(n / 25) * 180 },
    data: { label: `Message ${n}`, content: `This is message ${n}.` },
  }));
  const edges = nodes.slice(1).map(({ id }, n) => ({ id: `e${n}`, source: `n${Math.floor(n / 3)}`, target: id }));
  return { format: 'fanfare-flow', schemaVersion: 1, name: 'Large', nodes, edges };
}

/** Imports 500 nodes and then pastes a copy of them. */
async function openLarge(page: Page, person: Person) {
  await signIn(page, person);
  await page.goto('/flow-builder');
  const { canvas } = new FlowBuilderPage(page);
  await expect(canvas).toBeVisible();
  await page.getByRole('button', { name: 'Templates, files and secrets' }).click();
  await page.getByRole('menuitem', { name: /Import/ }).click();
  const file = { name: 'large.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(largeFlow())) };
  await page.getByRole('dialog').locator('input[type="file"]').setInputFiles(file);
  await page.getByRole('dialog').getByRole('button', { name: 'Import to canvas' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await canvas.locator('.react-flow__node').first().focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+d');
  await expect(canvas).toContainText('500 nodes pasted');
  return canvas;
}

async function findLast(page: Page, canvas: Locator) {
  await page.keyboard.press('ControlOrMeta+f');
  await expect(page.getByRole('textbox', { name: 'Search this flow' })).toBeFocused();
  await page.keyboard.type('message 499.');
  await expect(page.getByText('1 of 2')).toBeVisible();
  const found = canvas.locator('.react-flow__node').filter({ hasText: 'This is message 499.' }).first();
  await expect(found).toBeVisible();
}

test('a flow of 1,000 nodes is rendered, searched, moved and undone; one too large to save shows advice', {
  tag: '@long',
}, async ({ page, person }) => {
  const canvas = await openLarge(page, person);

  // Only nodes in view are rendered.
  await expect.poll(() => canvas.locator('.react-flow__node').count()).toBeLessThan(HALF);
  await findLast(page, canvas);
  await page.keyboard.press('Escape');

  await page.getByRole('textbox', { name: 'Flow name' }).fill('Large');
  await page.getByRole('button', { name: 'Save Flow' }).click();
  await expect(page.getByText(/^Failed to save flow: A flow can have up to 500 nodes; this flow has 1,000\./)).toBeVisible();
  await page.getByRole('button', { name: 'Undo pasting' }).click();
  await page.getByRole('button', { name: 'Save Flow' }).click();
  await expect(page.getByText('Flow saved successfully!')).toBeVisible();
});

test('a flow of 1,000 nodes in both themes and widths', { tag: '@long' }, async ({ page, person }) => {
  test.setTimeout(300_000);
  const canvas = await openLarge(page, person);
  await findLast(page, canvas);
  await checkVariants(page, 'flow-builder-large', 'light');
});
