import { allowAccount } from '@fanfare/platform/sandbox';
import type { Page } from '@playwright/test';
import { checkVariants } from '../fixtures/checkVariants.ts';
import { igIdOf, sandboxCall } from '../fixtures/sandboxCall.ts';
import { signUpAndConnect } from '../fixtures/signUpAndConnect.ts';
import { expect, test } from '../fixtures/test.ts';

const INBOX = '/dashboard?tab=instagram&part=inbox';
const EVENTS = '/webhook-management?tab=dashboard&view=events';
const switcher = (page: Page) => page.getByRole('combobox', { name: 'Instagram account' });
const conversations = (page: Page) => page.getByRole('list', { name: 'Conversations' }).getByRole('article');
const eventsOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

async function addAccount(page: Page, sandboxApi: string, username: string): Promise<string> {
  const { igId } = await sandboxCall<{ igId: string }>(page.request, `${sandboxApi}/accounts`, { username });
  const start = await page.request.get('/api/instagram/auth/instagram?add=true', { headers: await authorize(page) });
  const { authUrl }: { authUrl: string } = await start.json();
  const back = await allowAccount(authUrl, igId);
  const callback = await page.request.get(back.href, { maxRedirects: 0 });
  expect(callback.headers().location).toContain('instagram=success');
  return igId;
}

async function authorize(page: Page): Promise<{ authorization: string }> {
  return { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('token'))}` };
}

test('two accounts of a workspace: rows name theirs, a tab chooses one, and a flow answers for one', { tag: '@long' }, async ({
  page,
  product,
  person,
  follower,
}) => {
  test.setTimeout(240_000);
  const first = await signUpAndConnect(page, person);
  const second = `second.${follower}`;
  const api = `${product.sandboxUrl}/sandbox/api`;
  const igIds = [await igIdOf(page.request, api, first), await addAccount(page, api, second)];
  const talkOf = (index: number) => `${api}/accounts/${igIds[index]}/conversations/${follower}`;
  const write = (index: number, text: string) => sandboxCall(page.request, `${talkOf(index)}/messages`, { text });
  await write(0, 'Hello to the first');
  await write(1, 'Hello to the second');

  await page.goto(INBOX);
  await expect(switcher(page)).toHaveValue('');
  await expect(conversations(page)).toHaveCount(2);
  await expect(conversations(page).filter({ hasText: 'Hello to the first' })).toContainText(`@${first}`);
  await expect(conversations(page).filter({ hasText: 'Hello to the second' })).toContainText(`@${second}`);
  await conversations(page).filter({ hasText: 'Hello to the second' }).click();
  await expect(page.getByRole('region', { name: /^Conversation/ }).getByText(`@${second}`)).toBeVisible();
  await checkVariants(page, 'several-accounts-thread');
  await page.goto(INBOX);
  await expect(conversations(page)).toHaveCount(2);
  await checkVariants(page, 'several-accounts-inbox');

  await switcher(page).selectOption({ label: `@${second}` });
  await expect(conversations(page)).toHaveCount(1);
  await expect(conversations(page)).toContainText('Hello to the second');
  await expect(conversations(page)).not.toContainText(`@${second}`);
  await page.reload();
  await expect(conversations(page)).toHaveCount(1);
  await expect(conversations(page)).toContainText('Hello to the second');
  await page.goto(EVENTS);
  await expect(eventsOf(page, 'Hello to the second')).toHaveCount(1);
  await expect(eventsOf(page, 'Hello to the first')).toHaveCount(0);

  const other = await page.context().newPage();
  await other.goto(INBOX);
  await expect(conversations(other)).toHaveCount(2);
  await expect(switcher(other)).toHaveValue('');
  await other.goto(EVENTS);
  await expect(eventsOf(other, 'Hello to the first')).toContainText(`@${first}`);
  await expect(eventsOf(other, 'Hello to the second')).toContainText(`@${second}`);
  await checkVariants(other, 'several-accounts-events');
  await other.goto('/dashboard?tab=instagram&part=publishing&compose=yes');
  const publishAs = other.getByRole('combobox', { name: 'Publish as' });
  await expect(publishAs).toHaveValue('');
  await publishAs.selectOption({ label: `@${second}` });
  await checkVariants(other, 'several-accounts-post');

  const headers = await authorize(page);
  const accounts = await page.request.get('/api/instagram/accounts', { headers });
  const { data }: { data: { id: string; username: string }[] } = await accounts.json();
  const accountIds = data.filter(({ username }) => username === first).map(({ id }) => id);
  const nodes = [
    {
      id: 'begin',
      type: 'startNode',
      position: { x: 0, y: 0 },
      data: { start: { trigger: 'keyword_detected', keyword: 'price' } },
    },
    { id: 'say', type: 'messageNode', position: { x: 0, y: 200 }, data: { content: 'It is 20 euros.' } },
  ];
  const edges = [{ id: 'e', source: 'begin', target: 'say' }];
  const saved = await page.request.post('/api/flow/save', { headers, data: { name: 'Prices', nodes, edges } });
  const { id }: { id: string } = (await saved.json()).data;
  const bound = await page.request.put(`/api/flow/${id}/accounts`, { headers, data: { accountIds } });
  expect(bound.status()).toBe(200);
  const published = await page.request.post(`/api/flow/${id}/publish`, { headers });
  expect(published.status()).toBe(200);
  await write(1, 'price for the second?');
  await write(0, 'price for the first?');
  const conversationOf = async (index: number) => JSON.stringify(await sandboxCall(page.request, talkOf(index)));
  await expect.poll(() => conversationOf(0)).toContain('It is 20 euros.');
  await other.goto(EVENTS);
  await expect(eventsOf(other, 'price for the second?')).toContainText('No active flow');
  expect(await conversationOf(1)).not.toContain('It is 20 euros.');
});
