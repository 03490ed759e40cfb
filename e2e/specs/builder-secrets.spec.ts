import { readFile } from 'node:fs/promises';
import { checkVariants } from '../fixtures/checkVariants.ts';
import { signIn } from '../fixtures/signIn.ts';
import { expect, test } from '../fixtures/test.ts';
import { FlowBuilderPage } from '../pages/FlowBuilderPage.ts';

const VALUE = 'canary-e2e-5f0c';

test('S9: a key is kept as a secret, put into a request by its name, and found nowhere again', { tag: '@long' }, async ({
  page,
  person,
}) => {
  const answers: Promise<string>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    // The body of a request that may outlive its page cannot be read here; its response is only a number.
    const isReadable = pathname !== '/api/releases/boots';
    if (pathname.startsWith('/api/') && isReadable) answers.push(response.text().catch(() => ''));
  });
  await signIn(page, person);
  await page.goto('/flow-builder');
  const { canvas } = new FlowBuilderPage(page);
  const menu = async (item: string) => {
    await page.getByRole('button', { name: 'Templates, files and secrets' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  const dialog = page.getByRole('dialog', { name: 'Secrets' });

  await page.getByRole('button', { name: 'All templates' }).click();
  const templates = page.getByRole('dialog', { name: 'Templates' });
  await templates.getByRole('button', { name: /^Where is my order/ }).click();
  await templates.getByRole('button', { name: 'Use template' }).click();
  await canvas.getByRole('button', { name: 'Edit HTTP Request' }).click();
  await page.getByRole('button', { name: 'Add header' }).click();
  const header = page.getByRole('listitem', { name: 'Header 2' });
  await header.getByLabel('Name').fill('authorization');
  await header.getByLabel('Value').fill('Bearer {{ secrets.shop_key }}');
  await expect(page.getByText('The secret shop_key does not exist. Its value will be empty.')).toBeVisible();

  await header.getByRole('button', { name: 'Insert a secret into authorization' }).click();
  await page.getByRole('menuitem', { name: 'Secrets…' }).click();
  await expect(dialog.getByText('No secrets yet')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add secret' }).click();
  await dialog.getByLabel('Name').fill('shop_key');
  await dialog.getByLabel('Value', { exact: true }).fill(VALUE);
  await dialog.getByRole('button', { name: 'Save secret' }).click();
  await expect(dialog.getByRole('listitem')).toContainText('shop_key');
  await expect(dialog.getByRole('listitem')).toContainText('Never used');
  await page.keyboard.press('Escape');
  await expect(page.getByText(/The secret shop_key does not exist/)).toBeHidden();

  await header.getByLabel('Value').fill('Bearer ');
  await header.getByRole('button', { name: 'Insert a secret into authorization' }).click();
  await page.getByRole('menuitem', { name: 'shop_key' }).click();
  await expect(header.getByLabel('Value')).toHaveValue('Bearer {{ secrets.shop_key }}');
  await checkVariants(page, 'flow-builder-request', 'light');
  // Long forms scroll inside their panel, so the page itself must not scroll.
  expect(await page.evaluate<number>('document.documentElement.scrollHeight - innerHeight')).toBe(0);

  await page.getByRole('button', { name: 'Close Details' }).click();
  await page.getByRole('button', { name: 'Save Flow' }).click();
  await expect(page.getByText('Flow saved successfully!')).toBeVisible();
  await menu('Secrets');
  await expect(dialog.getByRole('listitem')).toContainText('Used by “Where is my order?”');
  await checkVariants(page, 'flow-builder-secrets', undefined, '[role="dialog"]');
  await dialog.getByRole('button', { name: 'Replace shop_key' }).click();
  await checkVariants(page, 'flow-builder-secrets-replace', 'dark', '[role="dialog"]');
  await dialog.getByLabel('New value of shop_key').fill(`${VALUE}-2`);
  await dialog.getByRole('button', { name: 'Save secret' }).click();
  await expect(dialog.getByRole('button', { name: 'Replace shop_key' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete shop_key' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete the secret shop_key?' });
  await expect(question).toContainText('Requests in “Where is my order?” use this secret.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  const download = page.waitForEvent('download');
  await menu('Export as file');
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain('{{ secrets.shop_key }}');
  const stored = await page.evaluate<string>('JSON.stringify(localStorage)');
  const seen = [file, stored, await page.content(), ...(await Promise.all(answers))].join('\n');
  expect(seen).toContain('shop_key');
  expect(seen).not.toContain(VALUE);
});
