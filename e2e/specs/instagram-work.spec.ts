import { otherReply, priceReply, publishPriceFlow, question } from '../fixtures/priceFlow.ts';
import { followerIdOf, igIdOf, sandboxCall } from '../fixtures/sandboxCall.ts';
import { signUpAndConnect } from '../fixtures/signUpAndConnect.ts';
import { expect, test } from '../fixtures/test.ts';
import { DashboardPage } from '../pages/DashboardPage.ts';
import { FlowBuilderPage } from '../pages/FlowBuilderPage.ts';
import { PhonePage } from '../pages/PhonePage.ts';

const BURST = 5_000;

test('5,000 comments at once: the list can be read, searched, filtered and answered', { tag: '@long' }, async ({
  page,
  request,
  product,
  person,
  follower,
}) => {
  test.setTimeout(150_000);
  const account = await signUpAndConnect(page, person);
  const api = `${product.sandboxUrl}/sandbox/api`;
  const igId = await igIdOf(request, api, account);
  const post = await sandboxCall<{ id: string }>(request, `${api}/accounts/${igId}/posts`, {
    product: 'REELS',
    caption: 'Oak reel',
  });
  await new DashboardPage(page).goTo('Comments');
  await expect(page.getByText('No comments yet')).toBeVisible();
  const rows = page.getByRole('list', { name: 'Comments', exact: true }).getByRole('article');

  await test.step('while they come, the row under the pointer stays, and one is answered', async () => {
    await sandboxCall(request, `${api}/bursts`, {
      kind: 'comments',
      igIds: [igId],
      count: BURST,
      postId: post.id,
      batchSize: 500,
      text: 'is it still available?',
    });
    await rows.first().hover();
    const name = await rows.first().getAttribute('aria-label');
    await rows.first().getByRole('button', { name: 'Reply', exact: true }).click();
    await page.getByRole('textbox', { name: `Public reply to ${name}` }).fill('Yes, it is.');
    await page.getByRole('button', { name: 'Reply publicly' }).click();
    await expect(page.getByText('Reply published')).toBeVisible();
  });

  await test.step('all of them are there, and one of them is found', async () => {
    await expect(page.getByRole('button', { name: /Oak reel/ })).toContainText(/500[01] comments/, { timeout: 90_000 });
    const followerId = await followerIdOf(request, api, follower);
    await sandboxCall(request, `${api}/posts/${post.id}/comments`, { followerId, text: 'What about the needle?' });
    await page.getByRole('searchbox', { name: 'Search names and comments' }).fill('needle');
    await expect(rows).toHaveCount(1);
    await expect(rows.first()).toContainText('What about the needle?');
    await page.getByRole('searchbox', { name: 'Search names and comments' }).fill('');
  });

  await test.step('older ones come page by page, and keys move through them', async () => {
    for (const size of ['100', '150']) {
      await page.getByRole('button', { name: 'Load more' }).click();
      await expect(rows.first()).toHaveAttribute('aria-setsize', size);
    }
    await rows.first().focus();
    await page.keyboard.press('End');
    await expect(page.locator('article[aria-posinset="150"]')).toBeFocused();
    // Uses the keyboard, like the step before, because the list may still be scrolling under a pointer.
    await page.getByRole('radio', { name: 'Hidden' }).press('Space');
    await expect(page.getByText('No comments match')).toBeVisible();
  });
});

test('a person takes over from the bot; what cannot be sent is not lost, and what was done is taken back', {
  tag: '@long',
}, async ({ page, context, request, product, person, follower }) => {
  test.setTimeout(120_000);
  const account = await signUpAndConnect(page, person);
  const api = `${product.sandboxUrl}/sandbox/api`;
  const dashboard = new DashboardPage(page);
  await dashboard.createFlow();
  await publishPriceFlow(new FlowBuilderPage(page), `Price ${person.username}`);
  await page.getByRole('button', { name: 'Back to dashboard' }).click();
  const phone = new PhonePage(await context.newPage());
  await phone.open(product.sandboxUrl);
  await phone.beFollower(follower, account);
  const said = page.getByRole('group', { name: /^Conversation with/ });
  const reply = page.getByRole('textbox', { name: 'Reply' });

  await test.step('the bot answers', async () => {
    await phone.write('hello there');
    await expect(phone.messages).toContainText(otherReply);
    await page.getByRole('link', { name: 'Instagram', exact: true }).click();
    await page.getByRole('list', { name: 'Conversations' }).getByRole('article').first().click();
    await expect(said).toContainText(otherReply);
  });

  await test.step('a reply that does not reach the server stays in the field, and goes out when it is sent again', async () => {
    const address = '**/api/inbox/threads/*/messages';
    await page.route(address, (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()));
    await reply.fill('This is Mira, how can I help?');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('region', { name: 'Reply' }).getByRole('alert')).toBeVisible();
    await expect(reply).toHaveValue('This is Mira, how can I help?');
    await page.unroute(address);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(phone.messages).toContainText('This is Mira, how can I help?');
  });

  await test.step('now the bot keeps quiet, until the conversation is handed back', async () => {
    await phone.write(question);
    await expect(said).toContainText(question);
    await page.getByRole('button', { name: 'Hand back to bot' }).click();
    await expect(page.getByRole('button', { name: 'Hand back to bot' })).toBeHidden();
    await phone.write(`once more: ${question}`);
    await expect(phone.messages).toContainText(priceReply);
    await expect(said.getByText(priceReply)).toHaveCount(1);
  });

  await test.step('what Instagram refuses says why, and can be sent again', async () => {
    const igId = await igIdOf(request, api, account);
    const followerId = await followerIdOf(request, api, follower);
    const block = (isBlocking: boolean) =>
      sandboxCall(request, `${api}/accounts/${igId}/conversations/${followerId}`, { isBlocking }, 'PATCH');
    await block(true);
    await reply.fill('Are you still there?');
    await page.keyboard.press('Control+Enter');
    const message = said.getByRole('listitem').filter({ hasText: 'Are you still there?' }).last();
    await expect(message).toContainText('Not delivered', { timeout: 30_000 });
    await block(false);
    await message.getByRole('button', { name: 'Resend' }).click();
    await expect(phone.messages).toContainText('Are you still there?', { timeout: 30_000 });
  });

  await test.step('an archived conversation is taken back', async () => {
    const list = page.getByRole('list', { name: 'Conversations' });
    await page.getByRole('button', { name: 'More', exact: true }).last().click();
    await page.getByRole('menuitem', { name: 'Archive' }).click();
    await expect(list).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(list.getByRole('article')).toHaveCount(1);
  });
});
