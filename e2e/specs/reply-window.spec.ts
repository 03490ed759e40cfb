import { followerIdOf, igIdOf, sandboxCall } from '../fixtures/sandboxCall.ts';
import { signUpAndConnect } from '../fixtures/signUpAndConnect.ts';
import { expect, test } from '../fixtures/test.ts';

const HOUR_MS = 60 * 60 * 1000;

test('after 24 hours only a person may reply, marked as one; after seven days no reply is possible', { tag: '@long' }, async ({
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
  const row = page.getByRole('list', { name: 'Conversations' }).getByRole('article').first();
  const reply = page.getByRole('textbox', { name: 'Reply' });
  /** Simulates a message that was written `hoursAgo` and opens its conversation. */
  const wrote = async (username: string, hoursAgo: number) => {
    const followerId = await followerIdOf(request, api, username);
    try {
      await sandboxCall(request, `${api}/clock`, { advanceMs: -hoursAgo * HOUR_MS });
      await sandboxCall(request, `${api}/accounts/${igId}/conversations/${followerId}/messages`, { text: 'Is it oak?' });
      await page.getByRole('searchbox', { name: 'Search names and messages' }).fill(username);
      await expect(row).toContainText(username);
    } finally {
      await sandboxCall(request, `${api}/clock`, { restore: true });
    }
    await row.click();
  };

  await page.getByRole('link', { name: 'Instagram', exact: true }).click();
  await wrote(follower, 25);
  await expect(page.getByText(/^The 24-hour reply window has closed\. For another 5 d 2[23] h/)).toBeVisible();
  await reply.fill('It is, all of it.');
  await page.keyboard.press('Control+Enter');
  const question = page.getByRole('alertdialog', { name: 'Send as a human agent?' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(reply).toHaveValue('It is, all of it.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await question.getByRole('button', { name: 'Send as human agent' }).click();
  const sent = page.getByRole('listitem').filter({ hasText: 'It is, all of it.' }).last();
  await expect(sent).toContainText('Sent by your team after 24 hours');
  await expect(sent).toContainText(/Delivered|Read/);

  const other = `${follower}.2`;
  await sandboxCall(request, `${api}/followers`, { username: other });
  await wrote(other, 8 * 24);
  await expect(page.getByText(/^More than seven days have passed since the last message/)).toBeVisible();
  await expect(reply).toBeHidden();
});
