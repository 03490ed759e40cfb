import { checkVariants } from '../fixtures/checkVariants.ts';
import { followerIdOf, igIdOf, sandboxCall } from '../fixtures/sandboxCall.ts';
import { signUpAndConnect } from '../fixtures/signUpAndConnect.ts';
import { expect, test } from '../fixtures/test.ts';
import { choose } from '../pages/choose.ts';
import { DashboardPage } from '../pages/DashboardPage.ts';
import { PhonePage } from '../pages/PhonePage.ts';

test('messages and comments are answered from the Instagram tab', async ({
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
    await checkVariants(page, 'inbox-empty', 'light');
  });

  await test.step('a message arrives while one looks, and the answer reaches the phone', async () => {
    await phone.write('Do you ship to Norway?');
    const row = conversations.getByRole('article').first();
    await expect(row).toContainText('Do you ship to Norway?');
    await row.click();
    await expect(page.getByText('No flow', { exact: false }).or(page.getByText('Start of conversation')).first()).toBeVisible();
    await page.getByRole('textbox', { name: 'Reply' }).fill('We do, in 5 days.');
    await page.keyboard.press('Control+Enter');
    await expect(phone.messages).toContainText('We do, in 5 days.');
    await expect(page.getByRole('listitem').filter({ hasText: 'We do, in 5 days.' }).last()).toContainText(/Delivered|Read/);
    await expect(page.getByRole('button', { name: 'Hand back to bot' })).toBeVisible();
    await checkVariants(page, 'inbox-thread');
  });

  await test.step('a draft outlives a reload, a note and a label are kept', async () => {
    await page.getByRole('textbox', { name: 'Reply' }).fill('By the way');
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Reply' })).toHaveValue('By the way');
    const about = page.getByRole('complementary', { name: 'Contact details' });
    await about.getByRole('textbox', { name: 'Add label' }).fill('shipping');
    await page.keyboard.press('Enter');
    await expect(conversations.getByText('shipping')).toBeVisible();
    await choose(page.getByRole('radio', { name: 'Note' }));
    await page.getByRole('textbox', { name: 'Note for your team' }).fill('Asked for Norway');
    await page.getByRole('button', { name: 'Save note' }).click();
    await expect(about.getByText('Asked for Norway')).toBeVisible();
    await checkVariants(page, 'inbox-person', 'light');
  });

  await test.step('a variable is added, changed and removed beside the conversation', async () => {
    const about = page.getByRole('complementary', { name: 'Contact details' });
    const variables = about.getByRole('list', { name: 'Variables' });
    const saved = () =>
      page.waitForResponse(
        (answer) => answer.request().method() === 'PUT' && /\/api\/contacts\/[^/]+\/variables$/.test(answer.url()),
      );
    await about.getByRole('button', { name: 'Add variable' }).click();
    await about.getByRole('combobox', { name: 'Name' }).fill('size');
    await about.getByRole('textbox', { name: 'Value' }).fill('80 cm');
    const added = saved();
    await page.keyboard.press('Enter');
    expect((await added).status()).toBe(200);
    await expect(variables.getByRole('listitem').filter({ hasText: 'size' })).toContainText('80 cm');
    await about.getByRole('button', { name: 'Edit size' }).click();
    await about.getByRole('textbox', { name: 'Value of size' }).fill('120 cm');
    const changed = saved();
    await about.getByRole('button', { name: 'Save' }).last().click();
    expect((await changed).status()).toBe(200);
    await page.reload();
    await expect(variables).toContainText('120 cm');
    await about.getByRole('button', { name: 'Remove size' }).click();
    await expect(page.getByText('size removed', { exact: false }).first()).toBeVisible();
    await expect(variables.getByText('120 cm')).toHaveCount(0);
  });

  await test.step('a comment is answered once by a message', async () => {
    const igId = await igIdOf(request, api, account);
    const shelf = await sandboxCall<{ id: string }>(request, `${api}/accounts/${igId}/posts`, {
      product: 'FEED',
      caption: 'Oak shelf',
    });
    const followerId = await followerIdOf(request, api, follower);
    await new DashboardPage(page).goTo('Comments');
    await expect(page.getByText('No comments yet')).toBeVisible();
    await sandboxCall(request, `${api}/posts/${shelf.id}/comments`, { followerId, text: 'How much is it?' });
    const comment = page.getByRole('list', { name: 'Comments', exact: true }).getByRole('article').first();
    await expect(comment).toContainText('How much is it?');
    const post = page.getByRole('region', { name: 'Post', exact: true });
    await expect(post).toContainText('Oak shelf');
    await expect(post.getByRole('link', { name: 'Open on Instagram' })).toBeVisible();
    await checkVariants(page, 'comments');
    await comment.getByRole('button', { name: 'Send a message' }).click();
    await comment.getByRole('textbox').fill('95 euros, delivered.');
    await comment.getByRole('button', { name: 'Send message' }).click();
    await expect(phone.messages).toContainText('95 euros, delivered.');
    await expect(comment).toContainText('Replied by message');
    await expect(comment.getByRole('button', { name: 'Send a message' })).toBeDisabled();
  });
});

test('posts are published from the Instagram tab: a reel through its states, one later, one that cannot be fetched', {
  tag: '@long',
}, async ({ page, request, product, person }) => {
  test.setTimeout(120_000);
  await signUpAndConnect(page, person);
  const api = `${product.sandboxUrl}/sandbox/api`;
  const post = (name: string) =>
    page.getByRole('list', { name: 'Posts created here' }).getByRole('article', { name: new RegExp(`^${name}`) });
  /** Sets how often Instagram must be polled until a file is ready. */
  const polls = (containerPolls: number) => sandboxCall(request, `${api}/settings`, { containerPolls }, 'PATCH');
  const publish = async (kind: 'Image' | 'Reel', address: string, caption: string, time?: string) => {
    const form = page.getByRole('dialog', { name: 'New post' });
    await page.getByRole('button', { name: 'New post' }).first().click();
    await choose(form.getByRole('radio', { name: kind }));
    await form.getByRole('textbox', { name: 'URL', exact: true }).fill(address);
    await form.getByRole('textbox', { name: 'Caption' }).fill(caption);
    if (time !== undefined) {
      await choose(form.getByRole('radio', { name: 'Later' }));
      await form.getByLabel('Date and time').fill(time);
    }
    await form.getByRole('button', { name: time === undefined ? 'Publish' : 'Schedule' }).click();
    await expect(form).toBeHidden();
  };

  await test.step('a reel waits until Instagram has processed it', async () => {
    await new DashboardPage(page).goTo('Publish');
    await polls(1);
    await publish('Reel', 'https://cdn.example.org/shelf.mp4', 'Reel of a shelf #oak');
    await expect(post('Reel of a shelf')).toContainText('Processing on Instagram');
  });

  await test.step('a picture is published at once; one is planned and called off; the reel is through; what cannot be fetched fails', async () => {
    await polls(0);
    await publish('Image', 'https://cdn.example.org/shelf.jpg', 'Picture of a shelf #oak');
    await expect(post('Picture of a shelf')).toContainText('Published');

    const inTwoDays = new Date(Date.now() + 48 * 60 * 60 * 1000).toISOString().slice(0, 16);
    await publish('Image', 'https://cdn.example.org/lamp.jpg', 'A lamp for later', inTwoDays);
    await expect(post('A lamp for later')).toContainText('Scheduled');
    await post('A lamp for later').getByRole('button', { name: 'Cancel post' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel post' }).click();
    await expect(post('A lamp for later')).toContainText('Cancelled');

    await publish('Reel', `https://${new URL(product.sandboxUrl).host}/no-such-reel.mp4`, 'A reel that nobody finds');
    await expect(post('A reel that nobody finds')).toContainText('Failed');
    await expect(post('A reel that nobody finds')).toContainText('Instagram cannot download the file');
    // Instagram allows one status request per minute.
    await expect(post('Reel of a shelf')).toContainText('Published', { timeout: 75_000 });
    await checkVariants(page, 'publishing');
    await post('A lamp for later').getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(post('A lamp for later')).toHaveCount(0);
  });
});
