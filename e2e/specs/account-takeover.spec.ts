import { checkVariants } from '../fixtures/checkVariants.ts';
import { register, saveSession } from '../fixtures/signIn.ts';
import { signUpAndConnect } from '../fixtures/signUpAndConnect.ts';
import { expect, test } from '../fixtures/test.ts';
import { ConnectInstagramPage } from '../pages/ConnectInstagramPage.ts';

test('an account of another workspace moves after a question, and the other workspace is notified', { tag: '@long' }, async ({
  page,
  browser,
  product,
  person,
}) => {
  const account = await signUpAndConnect(page, person);

  const other = await (await browser.newContext({ baseURL: product.url })).newPage();
  const guest = { ...person, username: `guest-${person.username}`, email: `guest-${person.email}` };
  await saveSession(other, await register(other, guest));
  await other.goto('/connect-instagram');
  const connect = new ConnectInstagramPage(other);
  await connect.connect();
  await connect.allowFirstAccount();
  const question = other.getByRole('alertdialog', { name: `Move @${account} to this workspace?` });
  await expect(question).toBeVisible();
  await expect(other).toHaveURL(/\/connect-instagram/);
  expect(other.url()).not.toContain('token');
  await checkVariants(other, 'account-takeover');
  await question.getByRole('button', { name: 'Move account' }).click();
  await expect(other.getByText(`@${account} is connected to this workspace.`)).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Instagram Connected' })).toBeVisible();

  await page.goto('/dashboard');
  await page
    .getByRole('button', { name: /^Notifications/ })
    .first()
    .click();
  await expect(page.getByText(new RegExp(`${guest.username}.*connected`)).first()).toBeVisible();
});
