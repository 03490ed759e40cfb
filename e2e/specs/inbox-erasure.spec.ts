import { checkVariants } from '../fixtures/checkVariants.ts';
import { signUpAndConnect } from '../fixtures/signUpAndConnect.ts';
import { expect, test } from '../fixtures/test.ts';
import { PhonePage } from '../pages/PhonePage.ts';

test('S42: the data of a person is deleted from the conversation, and the person can write again as a new contact', {
  tag: '@long',
}, async ({ page, context, product, person, follower }) => {
  test.setTimeout(120_000);
  const account = await signUpAndConnect(page, person);
  const phone = new PhonePage(await context.newPage());
  await phone.open(product.sandboxUrl);
  await phone.beFollower(follower, account);
  await phone.write('Is the xylophone still for sale?');
  await page.getByRole('link', { name: 'Instagram', exact: true }).click();
  const rows = page.getByRole('list', { name: 'Conversations' }).getByRole('article');
  await rows.first().click();
  await page.getByRole('textbox', { name: 'Reply' }).fill('It is.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'It is.' }).last()).toContainText(/Delivered|Read/);

  await page
    .getByRole('region', { name: /^Conversation with/ })
    .getByRole('button', { name: 'More', exact: true })
    .click();
  await page.getByRole('menuitem', { name: "Delete this person's data" }).click();
  const question = page.getByRole('alertdialog', { name: `Delete the data of @${follower}?` });
  await expect(question).toContainText('This cannot be undone.');
  await checkVariants(page, 'inbox-erasure');
  await question.getByRole('button', { name: 'Delete data' }).click();
  await expect(page.getByText('Contact data deleted')).toBeVisible();
  await expect(rows).toHaveCount(0);
  await expect(page).not.toHaveURL(/thread=/);
  await page.getByRole('link', { name: 'Notifications', exact: true }).click();
  await expect(page.getByText('xylophone')).toHaveCount(0);

  await page.getByRole('link', { name: 'Instagram', exact: true }).click();
  await phone.write('Hello again');
  await expect(rows).toHaveCount(1);
  await rows.first().click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Hello again' }).first()).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'xylophone' })).toHaveCount(0);
});
