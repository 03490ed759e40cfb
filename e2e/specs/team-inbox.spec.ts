import type { Page } from '@playwright/test';
import { checkVariants } from '../fixtures/checkVariants.ts';
import { signUpAndConnect } from '../fixtures/signUpAndConnect.ts';
import { expect, test } from '../fixtures/test.ts';
import { PhonePage } from '../pages/PhonePage.ts';

const INBOX = '/dashboard?tab=instagram&part=inbox';
const openFirst = (page: Page) => page.getByRole('list', { name: 'Conversations' }).getByRole('article').first().click();
const composer = (page: Page) => page.getByRole('textbox', { name: 'Reply' });
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true }).click();

test('two members share an inbox: they assign, see each other, and do not reply twice by accident', { tag: '@long' }, async ({
  page,
  browser,
  product,
  person,
  follower,
}) => {
  test.setTimeout(240_000);
  const account = await signUpAndConnect(page, person);
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const guest = { username: `ben-${person.username}`, email: `ben-${person.email}`, password: person.password };
  const invited = await page.request.post('/api/workspace/invitations', {
    headers: { authorization: `Bearer ${token}` },
    data: { email: guest.email, role: 'agent' },
  });
  expect(invited.status()).toBe(201);
  const { url }: { url: string } = await invited.json();

  const other = await (await browser.newContext({ baseURL: product.url })).newPage();
  await other.goto(url);
  await other.getByRole('link', { name: 'Create account' }).click();
  await other.getByLabel('Username', { exact: true }).fill(guest.username);
  await other.getByLabel('Password', { exact: true }).fill(guest.password);
  await other.getByLabel('Confirm password').fill(guest.password);
  await other.getByRole('button', { name: 'Create Account' }).click();
  await expect(other).toHaveURL('/dashboard');

  const phone = new PhonePage(await page.context().newPage());
  await phone.open(product.sandboxUrl);
  await phone.beFollower(follower, account);
  await phone.write('Do you ship to Norway?');

  await other.goto(`${INBOX}&assigned=me`);
  await expect(other.getByText('No conversations are assigned to you')).toBeVisible();
  await checkVariants(other, 'team-inbox-mine-empty');

  await page.goto(INBOX);
  await page.getByRole('button', { name: 'Assignee: All' }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Unassigned 1' })).toBeVisible();
  await page.keyboard.press('Escape');
  await openFirst(page);
  await page.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(page.getByRole('menuitemradio', { name: guest.username })).toBeVisible();
  await checkVariants(page, 'team-inbox-menu', undefined, '[role="menu"]');
  await page.getByRole('menuitemradio', { name: guest.username }).click();
  await expect(page.getByRole('button', { name: `Assigned to ${guest.username}` })).toBeVisible();
  await checkVariants(page, 'team-inbox-assigned');

  await expect(other.getByRole('button', { name: 'Assignee: Mine 1' })).toBeVisible();
  await openFirst(other);
  await expect(other.getByRole('button', { name: 'Assigned to you' })).toBeVisible();
  await expect(other.getByText(`${person.username} is viewing`)).toBeVisible();
  await composer(other).pressSequentially('Yes, in three days');
  await expect(page.getByText(`${guest.username} is replying`)).toBeVisible();
  await checkVariants(page, 'team-inbox-replying');

  await composer(page).fill('We do');
  await composer(other).pressSequentially('.');
  await expect(page.getByText(`${guest.username} is replying`)).toBeVisible();
  await send(page);
  const question = page.getByRole('alertdialog', { name: `${guest.username} is replying too` });
  await expect(question).toBeVisible();
  await checkVariants(page, 'team-inbox-question');
  await question.getByRole('button', { name: 'Back to draft' }).click();
  await expect(composer(page)).toHaveValue('We do');
  await expect(phone.messages).not.toContainText('We do');

  await send(other);
  await other.getByRole('alertdialog', { name: `${person.username} is replying too` }).waitFor();
  await other.getByRole('button', { name: 'Send anyway' }).click();
  await expect(phone.messages).toContainText('Yes, in three days.');
  await expect(page.getByRole('group', { name: /^Conversation with/ })).toContainText('Yes, in three days.');
  await send(page);
  await expect(page.getByRole('alertdialog', { name: `${guest.username} has already replied` })).toBeVisible();
  await page.getByRole('button', { name: 'Send anyway' }).click();
  await expect(phone.messages).toContainText('We do');
  await expect(composer(page)).toHaveValue('');

  await page.keyboard.press('Escape');
  await page.goto(INBOX);
  await openFirst(page);
  await expect(page.getByRole('button', { name: `Assigned to ${guest.username}` })).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByRole('button', { name: 'Assigned to you' })).toBeVisible();
  await expect(other.getByText('No conversations are assigned to you')).toBeVisible();
});
