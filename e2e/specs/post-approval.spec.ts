import { checkVariants } from '../fixtures/checkVariants.ts';
import { register, saveSession } from '../fixtures/signIn.ts';
import { signUpAndConnect } from '../fixtures/signUpAndConnect.ts';
import { expect, test } from '../fixtures/test.ts';

const PUBLISHING = '/dashboard?tab=instagram&part=publishing';

test('a post of an editor waits until the owner approves it; members turn themselves available', { tag: '@long' }, async ({
  page,
  browser,
  product,
  person,
}) => {
  test.setTimeout(180_000);
  await signUpAndConnect(page, person);
  const headers = { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('token'))}` };
  const patch = { needsApproval: true, assignsConversations: true };
  expect((await page.request.patch('/api/workspace', { headers, data: patch })).status()).toBe(200);
  const guest = { username: `ben-${person.username}`, email: `ben-${person.email}`, password: person.password };
  const invited = await page.request.post('/api/workspace/invitations', {
    headers,
    data: { email: guest.email, role: 'editor' },
  });
  const { url }: { url: string } = await invited.json();

  const editor = await (await browser.newContext({ baseURL: product.url })).newPage();
  const registered = await register(editor, guest);
  const token = /[\w-]{20,}$/.exec(url)?.[0];
  const own = { authorization: `Bearer ${registered.token}` };
  const accepted = await editor.request.post('/api/invitations/accept', { headers: own, data: { token } });
  expect(accepted.status()).toBe(200);
  const { workspace }: { workspace: { id: string } } = await accepted.json();
  const tomorrow = new Date(Date.now() + 24 * 60 * 60_000).toISOString();
  const requested = await editor.request.post('/api/publishing', {
    headers: { ...own, 'fanfare-workspace': workspace.id },
    data: {
      kind: 'image',
      media: [{ type: 'image', url: 'https://cdn.example.com/shelf.jpg' }],
      caption: 'Oak shelves',
      scheduledAt: tomorrow,
    },
  });
  expect(requested.status()).toBe(201);
  await saveSession(editor, registered);
  await editor.goto('/dashboard');
  await editor.getByRole('button', { name: /^User menu/ }).click();
  await editor.getByRole('menuitemradio', { name: `${person.username} Editor`, exact: true }).click();
  await editor.goto(PUBLISHING);
  await expect(editor.getByText('Waiting for approval').first()).toBeVisible();
  await checkVariants(editor, 'post-approval-editor');

  await page.goto(PUBLISHING);
  await expect(page.getByText('Oak shelves')).toBeVisible();
  await checkVariants(page, 'post-approval-list');
  await page.getByRole('button', { name: /^Review/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(`${guest.username} requested approval to publish this post.`)).toBeVisible();
  await checkVariants(page, 'post-approval-review');
  await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page.getByText(`Approved by ${person.username}`)).toBeVisible();
  await checkVariants(page, 'post-approval-approved');

  await page.goto('/dashboard?tab=instagram&part=inbox');
  const available = page.getByRole('switch', { name: /available/i });
  await available.click();
  await expect(available).toBeChecked();
  await checkVariants(page, 'availability');
});
