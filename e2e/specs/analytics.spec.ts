import { checkVariants } from '../fixtures/checkVariants.ts';
import { followerIdOf, igIdOf, sandboxCall } from '../fixtures/sandboxCall.ts';
import { registerAndConnect, signUpAndConnect } from '../fixtures/signUpAndConnect.ts';
import { expect, test } from '../fixtures/test.ts';

test('figures of messages, down to a day, and into a file', { tag: '@long' }, async ({
  page,
  request,
  product,
  person,
  follower,
}) => {
  const account = await signUpAndConnect(page, person);
  const api = `${product.sandboxUrl}/sandbox/api`;
  const igId = await igIdOf(request, api, account);
  const followerId = await followerIdOf(request, api, follower);

  await page.goto('/analytics');
  await expect(page.getByText(/^Sample data\. /)).toBeVisible();
  for (const name of ['Daily Message Volume', 'Top Keywords', 'Conversation Performance', 'Insights and Recommendations']) {
    await expect(page.getByRole('region', { name }).getByText('Sample data')).toBeVisible();
  }
  await expect(page.getByRole('region', { name: 'Quick Actions' })).toBeVisible();
  await checkVariants(page, 'analytics-sample', 'dark');

  for (const text of ['I love the price', 'the price is late']) {
    await sandboxCall(request, `${api}/accounts/${igId}/conversations/${followerId}/messages`, { text });
  }
  await expect(page.getByRole('link', { name: 'price' })).toBeVisible();
  await expect(page.getByText('Sample data')).toHaveCount(0);
  await page.getByRole('gridcell').and(page.locator('[tabindex="0"]')).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-tooltip-bubble]')).toContainText(/Monday, 10.*: \d+ messages?/);
  await page.keyboard.press('Escape');
  await checkVariants(page, 'analytics-figures', 'light');

  await page
    .getByRole('button', { name: /Show this day only/ })
    .last()
    .focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/range=/);
  await expect(page.getByText(/^2 received, 0 sent/)).toBeVisible();
  await page.getByRole('button', { name: 'Detailed Report' }).click();
  await expect(page.getByRole('table', { name: 'Detailed Report' })).toContainText('All days2021');
  await checkVariants(page, 'analytics-report', 'dark', '[role="dialog"]');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Real-time Monitor' }).click();
  await expect(page.getByRole('dialog').getByText('the price is late')).toBeVisible();
  await checkVariants(page, 'analytics-monitor', 'light', '[role="dialog"]');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Export Report' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Metrics (CSV)' }).click();
  expect((await download).suggestedFilename()).toMatch(/^fanfare-metrics-.*\.csv$/);
});

test('insights of Instagram: engagement rate, days and posts, once the account has some', { tag: '@long' }, async ({
  page,
  request,
  product,
  person,
}) => {
  const account = await signUpAndConnect(page, person);
  const api = `${product.sandboxUrl}/sandbox/api`;
  const igId = await igIdOf(request, api, account);
  const fromMs = Date.now();
  for (const [product, caption] of [
    ['FEED', 'A bench for the school in our street'],
    ['REELS', 'How a drawer is made'],
  ]) {
    await sandboxCall(request, `${api}/accounts/${igId}/posts`, { product, caption });
  }
  await sandboxCall(request, `${api}/accounts/${igId}/history`, { spans: [{ fromMs, atMs: fromMs - 24 * 60 * 60_000 }] });
  const headers = { authorization: `Bearer ${await page.evaluate('localStorage.getItem("token")')}` };
  const synced = await request.post(`${product.url}/api/analytics/insights/sync`, { headers });
  // Other tests of this worker may have published posts too.
  const { posts: count } = await synced.json();
  expect(count).toBeGreaterThanOrEqual(2);

  await page.goto('/analytics');
  const { data } = await (await request.get(`${product.url}/api/analytics/overview`, { headers })).json();
  const rate = (data.engagement.interactions / data.engagement.reach) * 100;
  expect(rate).toBeGreaterThan(0);
  const [interactions, reach] = [data.engagement.interactions, data.engagement.reach].map((count) => count.toLocaleString('en'));
  await expect(page.getByText(`${interactions} interactions, ${reach} accounts reached`)).toBeVisible();
  await expect(page.getByText(`${rate.toLocaleString('en', { maximumFractionDigits: 1 })}%`).first()).toBeVisible();
  const about = page.getByRole('button', { name: 'About Engagement Rate' });
  await about.hover();
  await expect(page.locator('[data-tooltip-bubble]')).toContainText('as a percentage of accounts reached');
  await expect(about).toHaveAccessibleDescription(
    new RegExp(`Based on 7 days and ${data.engagement.posts} posts\\. Synced from Instagram`),
  );
  const posts = page.getByRole('table', { name: 'Posts' });
  await expect(posts.getByRole('row', { name: /A bench for the school/ })).toContainText('%');
  await expect(posts.getByRole('row', { name: /How a drawer is made/ })).toContainText('%');
  await checkVariants(page, 'analytics-insights', 'light');
  await page.getByRole('button', { name: 'Detailed Report' }).click();
  await expect(page.getByRole('table', { name: 'Detailed Report' })).toContainText(reach);
  await checkVariants(page, 'analytics-insights-report', 'light', '[role="dialog"]');
});

const flow = {
  name: 'Prices',
  nodes: [
    { id: 'asks', type: 'conditionNode', position: { x: 0, y: 0 }, data: { keyword: 'price' } },
    { id: 'tells', type: 'messageNode', position: { x: 0, y: 150 }, data: { label: 'Tell the price', content: 'It is 20 EUR.' } },
    { id: 'greets', type: 'messageNode', position: { x: 300, y: 150 }, data: { content: 'Ask us about the price.' } },
  ],
  edges: [
    { id: 'e1', source: 'asks', target: 'tells', sourceHandle: 'true' },
    { id: 'e2', source: 'asks', target: 'greets', sourceHandle: 'false' },
  ],
};

test('a flow shows how far people came, step by step', { tag: '@long' }, async ({ page, request, product, person, follower }) => {
  const account = await signUpAndConnect(page, person);
  const headers = { authorization: `Bearer ${await page.evaluate('localStorage.getItem("token")')}` };
  const call = async (method: string, path: string, data?: object) =>
    (await request.fetch(`${product.url}/api${path}`, { method, headers, ...(data && { data }) })).json();
  const { data: saved } = await call('POST', '/flow/save', flow);
  await call('POST', `/flow/${saved.id}/publish`, {});
  const api = `${product.sandboxUrl}/sandbox/api`;
  const talk = `${api}/accounts/${await igIdOf(request, api, account)}/conversations/${await followerIdOf(request, api, follower)}`;
  for (const text of ['what is the price?', 'price, please', 'good morning']) {
    await sandboxCall(request, `${talk}/messages`, { text });
  }
  const figures = async () => (await call('GET', '/analytics/flows')).data.flows;
  await expect.poll(figures).toMatchObject([{ name: 'Prices', started: 3, answered: 3, finished: 3 }]);

  await page.goto('/analytics');
  const flows = page.getByRole('region', { name: 'Flows' });
  await expect(flows.getByRole('row', { name: /^Prices/ })).toContainText('3 100%');
  const opener = flows.getByRole('button', { name: 'Steps of Prices' });
  await opener.press('Enter');
  const window = page.getByRole('dialog', { name: 'Steps of Prices' });
  await expect(window.getByRole('listitem')).toHaveText([
    /^Check Condition3 · 100%price.*No drop-off$/,
    /^Tell the price2 · 67%.*End of flow$/,
    /^Send Message1 · 33%.*End of flow$/,
  ]);
  await window.getByText('Show as table').click();
  await expect(window.getByRole('row', { name: /^Check Condition/ }).getByRole('cell')).toHaveText(['3', '3', '0', '0']);
  await checkVariants(page, 'analytics-steps', 'light', '[role="dialog"]');
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('goals are set in a dialog and listed; they have an empty state, and sample data has none', { tag: '@long' }, async ({
  page,
  person,
}) => {
  await registerAndConnect(page, person);
  await page.goto('/analytics');
  await page.getByRole('button', { name: 'Set Goals' }).click();
  const window = page.getByRole('dialog', { name: 'Set Goals' });
  await window.getByRole('spinbutton', { name: 'Minimum messages' }).fill('70');
  await window.getByRole('spinbutton', { name: 'Maximum median response time (minutes)' }).fill('5');
  await checkVariants(page, 'analytics-set-goals', 'light', '[role="dialog"]');
  await window.getByRole('button', { name: 'Save goals' }).press('Enter');
  await expect(window).toBeHidden();
  const goals = page.getByRole('region', { name: 'Goals', exact: true });
  await expect(goals.getByRole('listitem')).toHaveText([/at least 70 per week.*Below target/, /at most 5 min.*No data yet/]);
  await expect(page.getByRole('img', { name: /^Goal: at least 70 per week/ })).toHaveCount(0);
  await checkVariants(page, 'analytics-goals', 'dark');
  await page.reload();
  await expect(goals.getByRole('listitem')).toHaveCount(2);
});

test('an automation is created, edited by keys and replies; the overlap of a second one is shown', async ({ page, person }) => {
  await registerAndConnect(page, person);
  await page.goto('/automation');
  await expect(page.getByText('No automation flows yet')).toBeVisible();
  await page.getByRole('button', { name: 'Create First Flow' }).click();
  await expect(page.getByLabel('Flow Name')).toBeFocused();
  await checkVariants(page, 'automation-create', 'light');
  await page.keyboard.type('Welcome');
  await page.keyboard.press('Enter');
  const card = page.getByRole('article', { name: 'Welcome', exact: true });
  await expect(card).toContainText('No actions yet');

  await card.getByRole('button', { name: 'Edit Welcome' }).click();
  await page.getByRole('button', { name: 'Add action' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Reply with text' }).press('Enter');
  await page.getByRole('textbox', { name: 'Reply with text' }).fill('Hello!');
  await page.getByRole('button', { name: 'Add condition' }).click();
  await page.getByRole('menuitem', { name: 'The time' }).click();
  await checkVariants(page, 'automation-editor', 'dark', '[role="dialog"]');
  await page.getByRole('button', { name: 'Remove Condition 1' }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(card).toContainText('1 action');

  await page.getByRole('button', { name: 'More actions for Welcome' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  const copy = page.getByRole('article', { name: 'Welcome (copy)' });
  await copy.getByRole('switch').press('Space');
  await expect(page.getByText(/has a higher priority and replies to every message/)).toBeVisible();
  await checkVariants(page, 'automation', 'dark');
  await copy.getByRole('button', { name: 'Delete Welcome (copy)' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(copy).toBeHidden();
});

test('the filter of a trigger is saved and decides which comments get a reply', { tag: '@long' }, async ({
  page,
  request,
  product,
  person,
  follower,
}) => {
  const account = await registerAndConnect(page, person);
  await page.goto('/automation');
  await page.getByRole('button', { name: 'Create First Flow' }).click();
  await page.getByLabel('Flow Name').fill('Under posts');
  await page.keyboard.press('Enter');
  const card = page.getByRole('article', { name: 'Under posts' });
  const edit = card.getByRole('button', { name: 'Edit Under posts' });
  await edit.click();
  const window = page.getByRole('dialog', { name: 'Edit Under posts' });
  await window.getByLabel('Trigger').selectOption('Comment');
  await window.getByLabel('Keywords').fill('price\nhow much');
  await window.getByLabel('Keyword match').selectOption('As a whole word');
  await window.getByRole('button', { name: 'Add action' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Reply with text' }).press('Enter');
  await window.getByRole('textbox', { name: 'Reply with text' }).fill('It is 20 EUR.');
  await window.getByRole('button', { name: 'Save Changes' }).click();
  await expect(card).toContainText('Comment');
  await expect(window).toBeHidden();

  await page.reload();
  await edit.click();
  await expect(window.getByLabel('Keywords')).toHaveValue('price\nhow much');
  await expect(window.getByLabel('Keyword match')).toHaveValue('word');
  await checkVariants(page, 'automation-filter', 'dark', '[role="dialog"]');
  await page.keyboard.press('Escape');

  const api = `${product.sandboxUrl}/sandbox/api`;
  const igId = await igIdOf(request, api, account);
  const followerId = await followerIdOf(request, api, follower);
  const post = await sandboxCall<{ id: string }>(request, `${api}/accounts/${igId}/posts`, { product: 'FEED', caption: 'Lamp' });
  const comment = (text: string) => sandboxCall(request, `${api}/posts/${post.id}/comments`, { followerId, text });
  const probed = await request.post(`${product.url}/api/flows/probe`, {
    headers: { authorization: `Bearer ${await page.evaluate('localStorage.getItem("token")')}` },
    data: { text: 'priceless!', surface: 'comment', mediaId: post.id },
  });
  expect((await probed.json()).data).toMatchObject({ chosen: null, considered: [{ reason: 'keyword_miss' }] });
  await comment('how much is it?');
  const answers = async () => {
    const talk = await sandboxCall<{ messages: { sender: string; text: string | null }[] }>(
      request,
      `${api}/accounts/${igId}/conversations/${followerId}`,
    );
    return talk.messages.filter(({ sender }) => sender === 'business').map(({ text }) => text);
  };
  await expect.poll(answers).toEqual(['It is 20 EUR.']);
});
