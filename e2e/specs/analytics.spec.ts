import { lookAround } from '../fixtures/lookAround.ts';
import { followerIdOf, igIdOf, sandboxCall } from '../fixtures/sandboxCall.ts';
import { signUpAndConnect } from '../fixtures/signUpAndConnect.ts';
import { expect, test } from '../fixtures/test.ts';

test('figures of messages, down to a day, and into a file', async ({ page, request, product, person, follower }) => {
  const account = await signUpAndConnect(page, person);
  const api = `${product.sandboxUrl}/sandbox/api`;
  const igId = await igIdOf(request, api, account);
  const followerId = await followerIdOf(request, api, follower);

  await page.goto('/analytics');
  await page.getByRole('button', { name: 'Show sample figures' }).click();
  await expect(page.getByText(/^Sample figures/)).toBeVisible();
  await lookAround(page, 'analytics-sample', 'dark');

  for (const text of ['I love the price', 'the price is late']) {
    await sandboxCall(request, `${api}/accounts/${igId}/conversations/${followerId}/messages`, { text });
  }
  await expect(page.getByRole('link', { name: 'price' })).toBeVisible();
  await expect(page.getByText(/^Sample figures/)).toBeHidden();
  await lookAround(page, 'analytics-figures', 'light');

  await page
    .getByRole('button', { name: /Show only this day$/ })
    .last()
    .focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/range=/);
  await expect(page.getByText(/^2 received, 0 sent/)).toBeVisible();
  await page.getByRole('button', { name: 'Detailed Report' }).click();
  await expect(page.getByRole('table', { name: 'Detailed Report' })).toContainText('All days2021');
  await lookAround(page, 'analytics-report', 'dark', '[role="dialog"]');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Real-time Monitor' }).click();
  await expect(page.getByRole('dialog').getByText('the price is late')).toBeVisible();
  await lookAround(page, 'analytics-monitor', 'light', '[role="dialog"]');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Export Report' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Metrics (CSV)' }).click();
  expect((await download).suggestedFilename()).toMatch(/^fanfare-metrics-.*\.csv$/);
});

test('goals are set in a window and stand on cards, chart and list; without figures they say so', async ({ page, person }) => {
  await signUpAndConnect(page, person);
  await page.goto('/analytics');
  await page.getByRole('button', { name: 'Set Goals' }).click();
  const window = page.getByRole('dialog', { name: 'Set Goals' });
  await window.getByRole('spinbutton', { name: 'Messages, at least' }).fill('70');
  await window.getByRole('spinbutton', { name: /^Median response time/ }).fill('5');
  await lookAround(page, 'analytics-set-goals', 'light', '[role="dialog"]');
  await window.getByRole('button', { name: 'Save goals' }).press('Enter');
  await expect(window).toBeHidden();
  const goals = page.getByRole('region', { name: 'Goals', exact: true });
  await expect(goals.getByRole('listitem')).toHaveText([/at least 70 a week.*Under target/, /at most 5 min.*No figures yet/]);
  await expect(page.getByText('Goal: at least 70 a week. Under target')).toBeVisible();
  await lookAround(page, 'analytics-goals', 'dark');
  await page.reload();
  await expect(goals.getByRole('listitem')).toHaveCount(2);
});

test('an automation is created, edited by keys and answers; the overlap of a second one is told', async ({ page, person }) => {
  await signUpAndConnect(page, person);
  await page.goto('/automation');
  await expect(page.getByText('No automation flows yet')).toBeVisible();
  await page.getByRole('button', { name: 'Create First Flow' }).click();
  await expect(page.getByLabel('Flow Name')).toBeFocused();
  await lookAround(page, 'automation-create', 'light');
  await page.keyboard.type('Welcome');
  await page.keyboard.press('Enter');
  const card = page.getByRole('article', { name: 'Welcome', exact: true });
  await expect(card).toContainText('It has no action yet');

  await card.getByRole('button', { name: 'Edit Welcome' }).click();
  await page.getByRole('button', { name: 'Add action' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Reply with a text' }).press('Enter');
  await page.getByRole('textbox', { name: 'Reply with a text' }).fill('Hello!');
  await page.getByRole('button', { name: 'Add condition' }).click();
  await page.getByRole('menuitem', { name: 'The time' }).click();
  await lookAround(page, 'automation-editor', 'dark', '[role="dialog"]');
  await page.getByRole('button', { name: 'Remove Condition 1' }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(card).toContainText('1 action');

  await page.getByRole('button', { name: 'More for Welcome' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  const copy = page.getByRole('article', { name: 'Welcome (copy)' });
  await copy.getByRole('switch').press('Space');
  await expect(page.getByText(/is asked before it and answers every message/)).toBeVisible();
  await lookAround(page, 'automation', 'dark');
  await copy.getByRole('button', { name: 'Delete Welcome (copy)' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(copy).toBeHidden();
});
