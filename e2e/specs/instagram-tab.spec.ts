import { lookAround } from '../fixtures/lookAround.ts';
import { followerIdOf, igIdOf, sandboxCall } from '../fixtures/sandboxCall.ts';
import { signUpAndConnect } from '../fixtures/signUpAndConnect.ts';
import { expect, test } from '../fixtures/test.ts';
import { PhonePage } from '../pages/PhonePage.ts';

test('messages and comments are answered and a post is published from the Instagram tab', async ({
  page,
  context,
  request,
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
  const api = `${product.sandboxUrl}/sandbox/api`;
  const conversations = page.getByRole('list', { name: 'Conversations' });

  await test.step('nothing has been written yet', async () => {
    await page.getByRole('link', { name: 'Instagram', exact: true }).click();
    await expect(page.getByText('No conversations yet')).toBeVisible();
    await lookAround(page, 'inbox-empty', 'light');
  });

  await test.step('a message arrives while one looks, and the answer reaches the phone', async () => {
    await phone.write('Do you ship to Norway?');
    const row = conversations.getByRole('article').first();
    await expect(row).toContainText('Do you ship to Norway?');
    await row.click();
    await expect(
      page.getByText('No flow', { exact: false }).or(page.getByText('The conversation began here.')).first(),
    ).toBeVisible();
    await page.getByRole('textbox', { name: 'Reply' }).fill('We do, in 5 days.');
    await page.keyboard.press('Control+Enter');
    await expect(phone.messages).toContainText('We do, in 5 days.');
    await expect(page.getByRole('listitem').filter({ hasText: 'We do, in 5 days.' }).last()).toContainText(/Delivered|Read/);
    await expect(page.getByRole('button', { name: 'Hand back to the bot' })).toBeVisible();
    await lookAround(page, 'inbox-thread', 'dark');
  });

  await test.step('a draft outlives a reload, a note and a label are kept', async () => {
    await page.getByRole('textbox', { name: 'Reply' }).fill('By the way');
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Reply' })).toHaveValue('By the way');
    await page.getByRole('button', { name: 'About this person' }).click();
    const about = page.getByRole('complementary', { name: 'About this person' });
    await about.getByRole('textbox', { name: 'Add a label' }).fill('shipping');
    await page.keyboard.press('Enter');
    await expect(conversations.getByText('shipping')).toBeVisible();
    await page.getByRole('radio', { name: 'Note' }).check({ force: true });
    await page.getByRole('textbox', { name: 'Note for your team' }).fill('Asked for Norway');
    await page.getByRole('button', { name: 'Save note' }).click();
    await expect(about.getByText('Asked for Norway')).toBeVisible();
    await lookAround(page, 'inbox-person', 'light');
  });

  await test.step('a comment is answered once by a message', async () => {
    const igId = await igIdOf(request, api, account);
    const post = await sandboxCall<{ id: string }>(request, `${api}/accounts/${igId}/posts`, {
      product: 'FEED',
      caption: 'Oak shelf',
    });
    const followerId = await followerIdOf(request, api, follower);
    await page.getByRole('radio', { name: 'Comments' }).check({ force: true });
    await expect(page.getByText('No comments yet')).toBeVisible();
    await sandboxCall(request, `${api}/posts/${post.id}/comments`, { followerId, text: 'How much is it?' });
    const comment = page.getByRole('list', { name: 'Comments', exact: true }).getByRole('article').first();
    await expect(comment).toContainText('How much is it?');
    await lookAround(page, 'comments', 'dark');
    await comment.getByRole('button', { name: 'Send a message' }).click();
    await comment.getByRole('textbox').fill('95 euros, delivered.');
    await comment.getByRole('button', { name: 'Send message' }).click();
    await expect(phone.messages).toContainText('95 euros, delivered.');
    await expect(comment).toContainText('Answered by message');
    await expect(comment.getByRole('button', { name: 'Send a message' })).toBeDisabled();
  });

  await test.step('a picture is published, a reel waits until Instagram has processed it', async () => {
    await page.getByRole('radio', { name: 'Publishing' }).check({ force: true });
    const form = page.getByRole('dialog', { name: 'New post' });
    const posts = page.getByRole('list', { name: 'Posts made here' });
    for (const [kind, file, containerPolls] of [
      ['Picture', 'shelf.jpg', 0],
      ['Reel', 'shelf.mp4', 2],
    ] as const) {
      // How often Instagram has to be asked until the file is ready.
      expect((await request.patch(`${api}/settings`, { data: { containerPolls } })).ok()).toBe(true);
      await page.getByRole('button', { name: 'New post' }).first().click();
      await form.getByRole('radio', { name: kind }).check({ force: true });
      await form.getByRole('textbox', { name: 'Address', exact: true }).fill(`https://cdn.example.org/${file}`);
      await form.getByRole('textbox', { name: 'Caption' }).fill(`${kind} of a shelf #oak`);
      await form.getByRole('button', { name: 'Publish' }).click();
      await expect(form).toBeHidden();
      const state = kind === 'Picture' ? 'Published' : 'Instagram is processing it';
      await expect(posts.getByRole('article', { name: `${kind} of a shelf` })).toContainText(state);
    }
    await lookAround(page, 'publishing', 'light');
  });
});
