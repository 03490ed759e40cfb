import { checkVariants } from '../fixtures/checkVariants.ts';
import { signUpAndConnect } from '../fixtures/signUpAndConnect.ts';
import { expect, test } from '../fixtures/test.ts';
import { PhonePage } from '../pages/PhonePage.ts';

test('an image is chosen as a file, survives a reload, and Instagram fetches it from the product', { tag: '@long' }, async ({
  page,
  context,
  product,
  person,
  follower,
}) => {
  test.setTimeout(120_000);
  const account = await signUpAndConnect(page, person);
  const phonePage = await context.newPage();
  const phone = new PhonePage(phonePage);
  await phone.open(product.sandboxUrl);
  await phone.beFollower(follower, account);
  await phone.write('What does it look like?');
  await page.getByRole('link', { name: 'Instagram', exact: true }).click();
  await page.getByRole('list', { name: 'Conversations' }).getByRole('article').first().click();
  await page.getByRole('textbox', { name: 'Reply' }).fill('By the way');

  const file = page.getByLabel('Images to send');
  await file.setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') });
  await expect(page.getByText('Cannot send plan.pdf. Choose a JPEG, PNG, WebP or GIF image.')).toBeVisible();
  await file.setInputFiles({ name: 'forged.png', mimeType: 'image/png', buffer: Buffer.from('<script>alert(1)</script>') });
  await expect(page.getByText('Please choose a PNG, JPEG, WebP or GIF image.')).toBeVisible();
  await checkVariants(page, 'inbox-picture-refused', 'dark');
  await file.setInputFiles({ name: 'oak.png', mimeType: 'image/png', buffer: await phonePage.screenshot() });
  const preview = page.getByRole('img', { name: 'Preview' });
  await expect(preview).toBeVisible();
  await page.reload();
  await expect(preview).toBeVisible();
  await checkVariants(page, 'inbox-picture', 'light');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(preview).toBeHidden();
  const shown = phone.messages.getByRole('img', { name: 'Picture' });
  await expect(shown).toBeVisible();
  await expect.poll(() => shown.evaluate((image) => Number(Reflect.get(image, 'naturalWidth')))).toBeGreaterThan(100);
  const sent = page
    .getByRole('group', { name: /^Conversation with/ })
    .getByRole('listitem')
    .filter({ has: page.getByRole('img') });
  await expect(sent.last()).toHaveAttribute('data-state', /delivered|read/);
  await expect(phone.messages).toContainText('By the way');
  await checkVariants(page, 'inbox-picture-sent');
});
