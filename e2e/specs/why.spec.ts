import type { APIRequestContext, Page } from '@playwright/test';
import { checkVariants } from '../fixtures/checkVariants.ts';
import { followerIdOf, igIdOf, sandboxCall } from '../fixtures/sandboxCall.ts';
import { signUpAndConnect } from '../fixtures/signUpAndConnect.ts';
import { expect, test } from '../fixtures/test.ts';

const position = (x: number, y: number) => ({ position: { x, y } });
const nodes = [
  {
    id: 'start',
    type: 'startNode',
    ...position(0, 0),
    data: { start: { trigger: 'keyword_detected', keyword: 'price' } },
  },
  { id: 'check', type: 'conditionNode', ...position(0, 200), data: { keyword: 'table' } },
  {
    id: 'table',
    type: 'messageNode',
    ...position(-160, 420),
    data: { label: 'Oak table', content: 'The oak table is 480 EUR.' },
  },
  { id: 'list', type: 'messageNode', ...position(160, 420), data: { content: 'All prices are in our shop.' } },
];
const edges = [
  { id: 'a', source: 'start', target: 'check' },
  { id: 'b', source: 'check', target: 'table', sourceHandle: 'true' },
  { id: 'c', source: 'check', target: 'list', sourceHandle: 'false' },
];

async function callAs(page: Page) {
  const headers = { authorization: `Bearer ${await page.evaluate<string>('localStorage.token')}` };
  return {
    publish: async () => {
      const saved = await page.request.post('/api/flow/save', { headers, data: { name: 'Prices', nodes, edges } });
      const { data }: { data: { id: string } } = await saved.json();
      const published = await page.request.post(`/api/flow/${data.id}/publish`, { headers, data: {} });
      expect(published.ok(), await published.text()).toBe(true);
    },
    eventOf: async (outcome: string) => {
      let id = '';
      await expect(async () => {
        const found = await page.request.get('/api/webhooks/events?eventType=messages', { headers });
        const { data }: { data: { events: { id: string; outcome: string | null }[] } } = await found.json();
        id = data.events.find((event) => event.outcome === outcome)?.id ?? '';
        expect(id).not.toBe('');
      }).toPass();
      return id;
    },
  };
}

async function write(request: APIRequestContext, url: string, account: string, follower: string, text: string): Promise<void> {
  const api = `${url}/sandbox/api`;
  const igId = await igIdOf(request, api, account);
  const conversation = `${api}/accounts/${igId}/conversations/${await followerIdOf(request, api, follower)}`;
  await sandboxCall(request, `${conversation}/messages`, { text });
}

test('Why? of an answered and of an unanswered message', { tag: '@long' }, async ({
  page,
  request,
  product,
  person,
  follower,
}) => {
  test.setTimeout(120_000);
  const account = await signUpAndConnect(page, person);
  const { publish, eventOf } = await callAs(page);
  await publish();
  await write(request, product.sandboxUrl, account, follower, 'What is the price of the table?');
  const answered = await eventOf('flow_ran');
  await write(request, product.sandboxUrl, account, follower, 'When do you open?');
  const missed = await eventOf('keyword_miss');
  const dialog = page.getByRole('dialog', { name: 'Why this happened' });
  const timeline = dialog.getByRole('list', { name: 'Timeline' });

  await page.goto(`/dashboard?why=${answered}`);
  await expect(dialog.getByText('Answered in')).toBeVisible();
  await expect(timeline.getByRole('button', { name: /^Accepted by Instagram/ })).toBeVisible();
  const path = dialog.getByRole('group', { name: 'Path through Prices, version 1' });
  await expect(path.getByRole('button')).toHaveCount(3);
  await path.getByRole('button', { name: /^Step 2 Check Condition/ }).press('Enter');
  const check = timeline.getByRole('button', { name: /contains "table"/ });
  await expect(check).toHaveAttribute('aria-expanded', 'true');
  await check.press('Enter');
  await expect(check).toHaveAttribute('aria-expanded', 'false');

  for (const [name, id, text] of [
    ['why-answered', answered, 'Answered in'],
    ['why-unanswered', missed, 'Evaluated automations'],
  ] as const) {
    await page.goto(`/dashboard?why=${id}`);
    await expect(dialog.getByText(text, { exact: true })).toBeVisible();
    await checkVariants(page, name);
  }
  await dialog.getByRole('link', { name: 'Add a keyword' }).first().click();
  await expect(page).toHaveURL(/\/flow-builder\?flow=Prices/);
});
