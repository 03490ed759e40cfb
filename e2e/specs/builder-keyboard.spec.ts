import type { Locator, Page } from '@playwright/test';
import { checkScreen } from '../fixtures/checkScreen.ts';
import { signIn } from '../fixtures/signIn.ts';
import { expect, test } from '../fixtures/test.ts';

const STOPS_MAX = 120;

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stops = 0; stops < STOPS_MAX; stops += 1) {
    if (await target.evaluate((element) => element.matches(':focus'))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${target} is not reached by Tab.`);
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

test('R11: a flow is built, tried and published by the keyboard alone on a phone', async ({ page, person }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, person);
  await page.goto('/flow-builder');
  const bar = page.getByRole('navigation', { name: 'Panels' });
  const line = (name: RegExp) => page.getByRole('treeitem', { name });

  /** Requires the focus on a row: adds a node after it and fills in the node's only field. */
  const add = async (kind: string, field: string, text: string) => {
    await expect(page.getByRole('searchbox', { name: 'Search node types' })).toBeFocused();
    await page.keyboard.type(kind);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('[role="treeitem"]:focus')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('textbox', { name: field }));
    await page.keyboard.press('Control+A');
    await page.keyboard.type(text);
    await page.keyboard.press('Escape');
    await expect(line(new RegExp(text.slice(0, 12)))).toBeFocused();
  };

  await press(page, bar.getByRole('button', { name: 'Outline' }));
  await press(page, page.getByRole('button', { name: 'Add first node' }));
  await add('condition node', 'Keyword', 'price');
  await page.keyboard.press('ArrowDown');
  await expect(line(/^If True/)).toBeFocused();
  await page.keyboard.press('a');
  await add('message node', 'Message text', 'Stools are 95 EUR.');
  await page.keyboard.press('End');
  await expect(line(/^If False/)).toBeFocused();
  await page.keyboard.press('a');
  await add('message node', 'Message text', 'How can we help?');
  await checkScreen(page, 'builder-outline', '360');
  await page.keyboard.press('Escape');
  await expect(bar.getByRole('button', { name: 'Outline' })).toBeFocused();

  await tabTo(page, page.getByRole('textbox', { name: 'Flow name' }));
  await page.keyboard.type('Prices');
  await press(page, page.getByRole('button', { name: 'Save Flow' }));
  await expect(page.getByText('Flow saved successfully!')).toBeVisible();

  await press(page, bar.getByRole('button', { name: 'Test' }));
  await expect(page.getByRole('textbox', { name: 'Follower message' })).toBeFocused();
  await page.keyboard.type('Your prices?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log')).toContainText('Stools are 95 EUR.');
  await checkScreen(page, 'builder-test', '360');
  await page.keyboard.press('Escape');

  await press(page, page.getByRole('button', { name: 'Publish', exact: true }));
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }));
  await expect(page.getByText('Flow published successfully!')).toBeVisible();
});
