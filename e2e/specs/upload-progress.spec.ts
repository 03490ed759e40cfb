import type { Locator, Page } from '@playwright/test';
import { checkVariants } from '../fixtures/checkVariants.ts';
import { signIn } from '../fixtures/signIn.ts';
import { signUpAndConnect } from '../fixtures/signUpAndConnect.ts';
import { expect, test } from '../fixtures/test.ts';
import { PhonePage } from '../pages/PhonePage.ts';

const SLOW_BYTES_PER_SECOND = 40_000;
const FAST_BYTES_PER_SECOND = 1_000_000;

test('the avatar shows the progress of its upload, which can be cancelled and repeated', { tag: '@long' }, async ({
  page,
  person,
}) => {
  await signIn(page, person);
  await page.goto('/settings');
  const throttle = await uploadThrottle(page);
  const file = await anImage(page);
  const chooser = page.getByLabel('Image file');
  const bar = page.getByRole('progressbar', { name: 'Uploading me.png' });
  const change = page.getByRole('button', { name: 'Change picture' });
  const remove = page.getByRole('button', { name: 'Remove picture' });

  await throttle(SLOW_BYTES_PER_SECOND);
  await chooser.setInputFiles(file);
  await expectMoving(bar);
  await checkVariants(page, 'settings-avatar-upload');
  await page.getByRole('button', { name: 'Cancel upload' }).click();
  await expect(bar).toBeHidden();
  await expect(change).toBeFocused();
  await expect(remove).toBeHidden();

  await throttle(FAST_BYTES_PER_SECOND);
  await chooser.setInputFiles(file);
  await expectMoving(bar);
  await expect(remove).toBeVisible();
  await expect(bar).toBeHidden();
});

test('the image of a reply shows the progress of its upload, which can be cancelled and repeated', { tag: '@long' }, async ({
  page,
  context,
  product,
  person,
  follower,
}) => {
  test.setTimeout(120_000);
  const account = await signUpAndConnect(page, person);
  const phone = new PhonePage(await context.newPage());
  await phone.open(product.sandboxUrl);
  await phone.beFollower(follower, account);
  await phone.write('What does it look like?');
  await page.getByRole('link', { name: 'Instagram', exact: true }).click();
  await page.getByRole('list', { name: 'Conversations' }).getByRole('article').first().click();
  const throttle = await uploadThrottle(page);
  const file = await anImage(page);
  const chooser = page.getByLabel('Images to send');
  const bar = page.getByRole('progressbar', { name: 'Uploading me.png' });
  const preview = page.getByRole('img', { name: 'Preview' });

  await throttle(SLOW_BYTES_PER_SECOND);
  await chooser.setInputFiles(file);
  await expectMoving(bar);
  await checkVariants(page, 'inbox-picture-upload');
  await page.getByRole('button', { name: 'Cancel upload' }).click();
  await expect(bar).toBeHidden();
  await expect(preview).toBeHidden();

  await throttle(FAST_BYTES_PER_SECOND);
  await chooser.setInputFiles(file);
  await expectMoving(bar);
  await expect(preview).toBeVisible();
});

/** Appends bytes after the end of an image, which make it larger and which decoders ignore. */
async function anImage(page: Page) {
  const image = await page.screenshot({ clip: { x: 0, y: 0, width: 64, height: 64 } });
  return { name: 'me.png', mimeType: 'image/png', buffer: Buffer.concat([image, Buffer.alloc(1_500_000)]) };
}

/** Limits how fast the browser uploads. */
async function uploadThrottle(page: Page): Promise<(bytesPerSecond: number) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  return async (uploadThroughput) => {
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  };
}

async function expectMoving(bar: Locator): Promise<void> {
  const valueNow = async () => Number(await bar.getAttribute('aria-valuenow'));
  await expect.poll(valueNow, { intervals: [50] }).toBeGreaterThan(0);
  const before = await valueNow();
  expect(before).toBeLessThan(100);
  await expect.poll(valueNow, { intervals: [50] }).toBeGreaterThan(before);
}
