import type { Page } from '@playwright/test';
import { checkVariants } from '../fixtures/checkVariants.ts';
import { createPriceFlow, otherReply, priceReply } from '../fixtures/priceFlow.ts';
import { registerAndConnect } from '../fixtures/signUpAndConnect.ts';
import { expect, test } from '../fixtures/test.ts';
import { FlowBuilderPage } from '../pages/FlowBuilderPage.ts';
import { PhonePage } from '../pages/PhonePage.ts';

const panel = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name }).click();

test('keywords set on the Automation screen are the start node of the builder, and everything agrees with them', {
  tag: '@long',
}, async ({ page, context, product, person, follower }) => {
  // The test visits five screens and waits for the phone.
  test.slow();
  const account = await registerAndConnect(page, person);
  await page.goto('/flow-builder');
  const builder = new FlowBuilderPage(page);
  await createPriceFlow(builder, 'Fruit');
  await builder.publish();

  await test.step('the Automation screen changes what starts the flow', async () => {
    await page.goto('/automation');
    const card = page.getByRole('article', { name: 'Fruit' });
    await expect(card).toContainText('Message Received');
    await card.getByRole('button', { name: 'Edit Fruit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Fruit' });
    await dialog.getByLabel('Trigger').selectOption('Keyword Detected');
    await dialog.getByLabel('Keywords').fill('banana\nkiwi');
    await checkVariants(page, 'automation-trigger', 'light', '[role="dialog"]');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(card).toContainText('Keyword Detected: “banana”, “kiwi”');
  });

  await test.step('the builder shows it, with a version and nothing left to publish', async () => {
    await page.goto('/flow-builder?flow=Fruit');
    await expect(builder.canvas.getByText('Keyword Detected: “banana”, “kiwi”')).toBeVisible();
    await expect(page.getByText('Unpublished changes')).toBeHidden();
    await panel(page, 'Versions');
    await expect(page.getByText('Trigger changed on the Automation page.')).toBeVisible();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Publish “Fruit”' });
    await expect(dialog.getByText('No changes.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('the test panel answers like the phone', async () => {
    await panel(page, 'Test');
    const log = page.getByRole('log', { name: 'Test conversation' });
    const say = async (text: string) => {
      await page.getByLabel('Follower message').fill(text);
      await page.keyboard.press('Enter');
    };
    await say('what is the price?');
    await expect(log).toContainText('The text does not contain "banana" or "kiwi".');
    await say('KIWI please');
    await expect(log).toContainText(otherReply);
    await expect(log).not.toContainText(priceReply);

    const phone = new PhonePage(await context.newPage());
    await phone.open(product.sandboxUrl);
    await phone.beFollower(follower, account);
    await phone.write('what is the price?');
    await phone.write('KIWI please');
    await expect(phone.messages).toContainText(otherReply);
    await expect(phone.messages).not.toContainText(priceReply);
  });

  await test.step('the replay of the unchanged draft announces no difference', async () => {
    await panel(page, 'Replay');
    await page.getByRole('button', { name: 'Start replay' }).click();
    await expect(page.getByText('All replies stay the same.')).toBeVisible();
  });

  await test.step('a start changed on the canvas waits for Publish, and the Automation screen never overwrites it', async () => {
    const start = builder.canvas.locator('.react-flow__node-startNode');
    await start.getByRole('button', { name: /^Edit / }).click();
    await page.getByLabel('Keywords').fill('mango');
    await expect(page.getByText(/^Saved \d{1,2}:\d\d(\s[AP]M)?$/)).toBeVisible();
    await expect(page.getByText('Unpublished changes')).toBeVisible();
    await checkVariants(page, 'flow-builder-trigger', 'dark');

    await page.goto('/automation');
    const card = page.getByRole('article', { name: 'Fruit' });
    await card.getByRole('button', { name: 'Edit Fruit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Fruit' });
    await expect(dialog.getByLabel('Keywords')).toHaveValue('banana\nkiwi');
    await dialog.getByLabel('Keywords').fill('kiwi');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(card).toContainText('Keyword Detected: “kiwi”');

    await page.goto('/flow-builder?flow=Fruit');
    await expect(builder.canvas.getByText('Keyword Detected: “mango”')).toBeVisible();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const publish = page.getByRole('dialog', { name: 'Publish “Fruit”' });
    await expect(publish).toContainText('Keyword Detected: “kiwi”');
    await expect(publish).toContainText('Keyword Detected: “mango”');
    await publish.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('Flow published successfully!')).toBeVisible();
    await page.goto('/automation');
    await expect(card).toContainText('Keyword Detected: “mango”');
  });
});
