import sharp from 'sharp';
import { checkVariants } from '../fixtures/checkVariants.ts';
import { sandboxCall } from '../fixtures/sandboxCall.ts';
import { registerAndConnect } from '../fixtures/signUpAndConnect.ts';
import { expect, test } from '../fixtures/test.ts';
import { choose } from '../pages/choose.ts';

const PUBLISHING = '/dashboard?tab=instagram&part=publishing&compose=yes';

const picture = (background: string, width = 800, height = 1_000) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

interface SandboxPost {
  caption: string;
  media: { url: string; kind: string }[];
  isAiGenerated: boolean;
}

test('files of the computer become a post that Instagram shows', { tag: '@long' }, async ({ page, person, product }) => {
  test.setTimeout(180_000);
  const errors: string[] = [];
  page.on('console', (entry) => entry.type() === 'error' && errors.push(entry.text()));
  const api = `${product.sandboxUrl}/sandbox/api`;
  await sandboxCall(page.request, `${api}/settings`, { containerPolls: 0 }, 'PATCH');
  await registerAndConnect(page, person);
  await page.goto(PUBLISHING);
  const form = page.getByRole('dialog', { name: 'New post' });
  await expect(form.getByText('Drop images or a video here')).toBeVisible();
  await checkVariants(page, 'upload-empty');

  const chosen = [
    { name: 'oak.png', mimeType: 'image/png', buffer: await picture('#a9724a') },
    { name: 'wide.png', mimeType: 'image/png', buffer: await picture('#4a6b52', 1_600, 400) },
    { name: 'lamp.png', mimeType: 'image/png', buffer: await picture('#d9b44a') },
  ];
  await form.getByLabel('Files to upload').setInputFiles(chosen);
  await expect(form.getByText('800 × 1000 px')).toHaveCount(2);
  await expect(form.getByText(/^This image is too wide or too tall/)).toBeVisible();
  await checkVariants(page, 'upload-problem');
  await form.getByRole('button', { name: 'Remove file 2' }).click();
  await form.getByRole('button', { name: 'File 2: Move earlier' }).click();
  await form.getByRole('textbox', { name: 'Alt text' }).first().fill('A brass lamp');
  await form.getByRole('textbox', { name: /^Caption/ }).fill('Lamp and shelf #oak');
  await choose(form.getByRole('checkbox', { name: /^Label as made with AI/ }));
  const preview = form.getByRole('group', { name: 'Preview' });
  await expect(preview).toContainText('Lamp and shelf #oak');
  await expect(preview).toContainText('1 of 2');
  await expect(preview.locator('img[src*="/media/"]')).toBeVisible();
  await checkVariants(page, 'upload-form');
  await form.getByRole('button', { name: 'Publish', exact: true }).click();

  const row = page.getByRole('article', { name: /Lamp and shelf/ });
  await expect(row).toContainText(/Preparing|Processing|Published/);
  await expect
    .poll(
      async () => {
        const accounts = await sandboxCall<{ igId: string; username: string }[]>(page.request, `${api}/accounts`);
        const lists = await Promise.all(
          accounts.map(({ igId }) => sandboxCall<SandboxPost[]>(page.request, `${api}/accounts/${igId}/posts`)),
        );
        const shown = lists.flat().find(({ caption }) => caption === 'Lamp and shelf #oak');
        return [shown?.media.length ?? 0, shown?.isAiGenerated];
      },
      { timeout: 90_000 },
    )
    .toEqual([2, true]);
  await expect(row).toContainText('Published', { timeout: 60_000 });
  await checkVariants(page, 'upload-published');
  expect(errors.filter((text) => /Failed to load resource/.test(text))).toEqual([]);
});
