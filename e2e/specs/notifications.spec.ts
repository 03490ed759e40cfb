import { checkVariants } from '../fixtures/checkVariants.ts';
import { followerIdOf, igIdOf, sandboxCall } from '../fixtures/sandboxCall.ts';
import { signUpAndConnect } from '../fixtures/signUpAndConnect.ts';
import { expect, test } from '../fixtures/test.ts';
import { DashboardPage } from '../pages/DashboardPage.ts';

test('a burst is opened, read and cleared by keys alone; a test message gets no reply', { tag: '@long' }, async ({
  page,
  request,
  product,
  person,
  follower,
}) => {
  test.setTimeout(120_000);
  const account = await signUpAndConnect(page, person);
  const api = `${product.sandboxUrl}/sandbox/api`;
  const igId = await igIdOf(request, api, account);
  const followerId = await followerIdOf(request, api, follower);
  for (const text of ['one', 'two', 'three', 'four']) {
    await sandboxCall(request, `${api}/accounts/${igId}/conversations/${followerId}/messages`, { text });
  }

  const rows = new DashboardPage(page).notifications.getByRole('article');
  // The rows are grouped once the third has been received.
  await expect(rows.filter({ hasText: `4 messages of ${follower}` })).toHaveCount(1);
  await expect(rows).toHaveCount(1);
  await rows.first().focus();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(5);
  await checkVariants(page, 'notifications-burst');

  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  const detail = page.getByRole('dialog', { name: 'Message' });
  await expect(detail.getByRole('link', { name: 'Open conversation' })).toBeVisible();
  await checkVariants(page, 'notifications-detail');
  await page.keyboard.press('Escape');
  await expect(detail).toBeHidden();
  await expect(rows.nth(1)).toBeFocused();

  await page.keyboard.press('u');
  await expect(rows.first()).toContainText('3 unread');
  await page.keyboard.press('e');
  await expect(rows).toHaveCount(3);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveCount(5);

  await page.getByRole('button', { name: 'Test a message' }).press('Enter');
  await expect(page).toHaveURL(/probe=open/);
  const probe = page.getByRole('dialog', { name: 'Test a message' });
  await probe.getByRole('textbox', { name: 'Text' }).fill('price?');
  await probe.getByRole('button', { name: 'Run test' }).click();
  await expect(probe.getByText('No match')).toBeVisible();
  await checkVariants(page, 'notifications-probe');
});
