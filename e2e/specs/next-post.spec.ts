import { checkVariants } from '../fixtures/checkVariants.ts';
import { followerIdOf, igIdOf, sandboxCall } from '../fixtures/sandboxCall.ts';
import { signUpAndConnect } from '../fixtures/signUpAndConnect.ts';
import { expect, test } from '../fixtures/test.ts';
import { FlowBuilderPage } from '../pages/FlowBuilderPage.ts';
import { PhonePage } from '../pages/PhonePage.ts';

const link = 'Here is the link: example.com/oak';
const flow = {
  name: 'Launch',
  nodes: [
    {
      id: 'start',
      type: 'startNode',
      position: { x: 0, y: 0 },
      data: { start: { trigger: 'comment', filter: { keywords: ['link'] } } },
    },
    { id: 'reply', type: 'messageNode', position: { x: 0, y: 200 }, data: { content: link } },
  ],
  edges: [{ id: 'edge', source: 'start', target: 'reply' }],
};

test('a flow waits for the next post, is bound to it, and replies to its first comment', { tag: '@long' }, async ({
  page,
  context,
  request,
  product,
  person,
  follower,
}) => {
  test.slow();
  const account = await signUpAndConnect(page, person);
  const api = `${product.sandboxUrl}/sandbox/api`;
  const igId = await igIdOf(request, api, account);
  const followerId = await followerIdOf(request, api, follower);
  const post = (caption: string) =>
    sandboxCall<{ id: string }>(request, `${api}/accounts/${igId}/posts`, { product: 'FEED', caption });
  const comment = (postId: string, text: string) => sandboxCall(request, `${api}/posts/${postId}/comments`, { followerId, text });
  const headers = { authorization: `Bearer ${await page.evaluate<string>('localStorage.token')}` };
  const saved = await page.request.post('/api/flow/save', { headers, data: flow });
  expect(saved.status()).toBe(200);
  const earlier = await post('An earlier lamp');
  const builder = new FlowBuilderPage(page);
  const field = page.getByRole('group', { name: 'Only these posts' });
  const openStart = async () => {
    await page.goto(`/flow-builder?flow=${flow.name}`);
    await builder.canvas
      .locator('.react-flow__node-startNode')
      .getByRole('button', { name: /^Edit / })
      .click();
  };

  await test.step('the next post is the first entry of the posts', async () => {
    await openStart();
    await field.getByRole('button', { name: 'Choose posts' }).click();
    const picker = page.getByRole('dialog', { name: 'Choose posts' });
    await picker.getByRole('checkbox', { name: /^My next post/ }).check({ force: true });
    await expect(picker.getByRole('status')).toHaveText('1 chosen');
    await checkVariants(page, 'next-post-picker', undefined, '[role="dialog"]');
    await picker.getByRole('button', { name: 'Done' }).click();
    await expect(field).toContainText('The first post you publish after this flow goes live');
    await expect(builder.canvas.getByText('Comment: “link”, on your next post')).toBeVisible();
    await expect(page.getByText(/^Saved \d{1,2}:\d\d(\s[AP]M)?$/)).toBeVisible();
    await builder.publish();
    await openStart();
    await expect(field).toContainText('Waiting since');
    await checkVariants(page, 'next-post-waiting');
  });

  const phone = new PhonePage(await context.newPage());
  await test.step('an earlier post gets no reply, and "Why?" says what the flow waits for', async () => {
    await comment(earlier.id, 'link for the lamp?');
    let eventId = '';
    await expect(async () => {
      const found = await page.request.get('/api/webhooks/events?eventType=comments', { headers });
      const { data }: { data: { events: { id: string; outcome: string | null }[] } } = await found.json();
      eventId = data.events.find(({ outcome }) => outcome === 'no_trigger')?.id ?? '';
      expect(eventId).not.toBe('');
    }).toPass();
    await page.goto(`/dashboard?why=${eventId}`);
    const dialog = page.getByRole('dialog', { name: 'Why this happened' });
    await expect(dialog.getByText(/^A flow for comments waits for your next post/)).toBeVisible();
    await expect(dialog.getByText(/^Waits for your next post/).first()).toBeVisible();
  });

  await test.step('the first comment on the next post gets its reply', async () => {
    const next = await post('The new oak table');
    await comment(next.id, 'link for the table?');
    await phone.open(product.sandboxUrl);
    await phone.beFollower(follower, account);
    await expect(phone.messages).toContainText(link);
  });

  await test.step('the start node shows the post', async () => {
    await openStart();
    await expect(field).toContainText('The new oak table');
    await expect(field).toContainText('Your next post, bound on');
    await checkVariants(page, 'next-post-bound');
    await page.goto('/automation');
    await expect(page.getByRole('article', { name: flow.name })).toContainText('Next post bound on');
  });
});
