import type { Page } from '@playwright/test';
import { checkVariants } from '../fixtures/checkVariants.ts';
import { register, saveSession } from '../fixtures/signIn.ts';
import { expect, test } from '../fixtures/test.ts';
import { FlowBuilderPage } from '../pages/FlowBuilderPage.ts';

const FLOW = 'Summer prices';
const builderUrl = `/flow-builder?flow=${encodeURIComponent(FLOW)}`;

async function requestApproval(page: Page, note: string) {
  await page.getByRole('button', { name: 'Request approval' }).click();
  const dialog = page.getByRole('dialog', { name: `Request approval for “${FLOW}”` });
  await dialog.getByLabel('Note').fill(note);
  return dialog;
}

test('an editor requests approval, and the owner approves and refuses', { tag: '@long' }, async ({
  page,
  browser,
  product,
  person,
}) => {
  test.setTimeout(240_000);
  const owner = await register(page, person);
  const headers = { authorization: `Bearer ${owner.token}` };
  const guest = { username: `ben-${person.username}`, email: `ben-${person.email}`, password: person.password };
  const invited = await page.request.post('/api/workspace/invitations', {
    headers,
    data: { email: guest.email, role: 'editor' },
  });
  expect(invited.status()).toBe(201);
  const { url }: { url: string } = await invited.json();
  const editor = await (await browser.newContext({ baseURL: product.url })).newPage();
  await editor.goto(url);
  await editor.getByRole('link', { name: 'Create account' }).click();
  await editor.getByLabel('Username', { exact: true }).fill(guest.username);
  await editor.getByLabel('Password', { exact: true }).fill(guest.password);
  await editor.getByLabel('Confirm password').fill(guest.password);
  await editor.getByRole('button', { name: 'Create Account' }).click();
  await expect(editor).toHaveURL('/dashboard');

  await saveSession(page, owner);
  await page.goto('/settings#workspace');
  const setting = page.getByRole('switch', { name: 'Require approval to publish' });
  await setting.click();
  await expect(page.getByText('Editors now need approval to publish')).toBeVisible();
  await expect(setting).toBeChecked();
  await setting.scrollIntoViewIfNeeded();
  await checkVariants(page, 'approval-setting');

  await editor.goto('/flow-builder');
  const builder = new FlowBuilderPage(editor);
  const message = await builder.drop('Message Node', { x: 480, y: 120 });
  await builder.write(message, 'Message text', 'All shirts are 20 euros until August.');
  await builder.save(FLOW);
  await expect(editor.getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0);
  const first = await requestApproval(editor, 'Prices for the summer sale');
  await checkVariants(editor, 'approval-request');
  await first.getByRole('button', { name: 'Request approval' }).click();
  await expect(editor.getByText('You requested approval.')).toBeVisible();
  await checkVariants(editor, 'approval-waiting');

  await page.goto('/automation');
  await expect(page.getByText('Prices for the summer sale')).toBeVisible();
  await checkVariants(page, 'approval-list');
  await page.getByRole('link', { name: `Review ${FLOW}` }).click();
  await expect(page.getByText(`${guest.username} requested approval to publish this flow.`)).toBeVisible();
  await checkVariants(page, 'approval-review');
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page.getByText('Flow approved and published')).toBeVisible();
  await expect(editor.getByText('Published', { exact: true })).toBeVisible();
  await expect(editor.getByText('You requested approval.')).toHaveCount(0);

  await builder.write(message, 'Message text', 'All shirts are 10 euros until August.');
  await expect(editor.getByText('Unpublished changes')).toBeVisible();
  const second = await requestApproval(editor, 'Half price in the last week');
  await second.getByRole('button', { name: 'Request approval' }).click();
  await expect(editor.getByText('You requested approval.')).toBeVisible();
  await builder.write(message, 'Message text', 'All shirts are 12 euros until August.');
  await expect(editor.getByText('Request outdated')).toBeVisible();
  await checkVariants(editor, 'approval-outdated');
  await page.goto('/automation');
  await expect(page.getByText('Request outdated')).toBeVisible();
  await page.goto(builderUrl);
  await expect(page.getByText('Only a new request can be approved.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toHaveCount(0);
  await checkVariants(page, 'approval-review-outdated');

  const third = await requestApproval(editor, '');
  await third.getByRole('button', { name: 'Request approval' }).click();
  await expect(editor.getByText('You requested approval.')).toBeVisible();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  const changes = page.getByRole('dialog', { name: `Approve and publish “${FLOW}”` });
  await expect(changes.getByText('12 euros')).toBeVisible();
  await checkVariants(page, 'approval-approve');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Refuse', exact: true }).click();
  const refusal = page.getByRole('dialog', { name: 'Refuse request' });
  await refusal.getByLabel('Comment').fill('12 euros does not cover our costs. Please use 15.');
  await checkVariants(page, 'approval-refuse');
  await refusal.getByRole('button', { name: 'Refuse', exact: true }).click();
  await expect(page.getByText('Request refused')).toBeVisible();

  await expect(editor.getByText('12 euros does not cover our costs. Please use 15.')).toBeVisible();
  await expect(editor.getByRole('button', { name: 'Request approval' })).toBeEnabled();
  await checkVariants(editor, 'approval-refused');
});
