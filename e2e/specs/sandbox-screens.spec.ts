import type { APIRequestContext } from '@playwright/test';
import { checkScreen } from '../fixtures/checkScreen.ts';
import { screenVariants } from '../fixtures/screenVariants.ts';
import { expect, test } from '../fixtures/test.ts';

/** Fills every page with messages of each kind, faults and comments. Returns the account. */
async function play(request: APIRequestContext, sandboxUrl: string, follower: string): Promise<string> {
  const api = `${sandboxUrl}/sandbox/api`;
  const [account]: { igId: string }[] = await (await request.get(`${api}/accounts`)).json();
  const igId = account?.igId ?? '';
  const conversation = `${api}/accounts/${igId}/conversations/${follower}`;
  for (const data of [
    { text: 'what is the price?' },
    { files: ['image', 'image'] },
    { text: 'Nice!', storyReply: {} },
    { files: ['audio'] },
  ])
    expect((await request.post(`${conversation}/messages`, { data })).status()).toBe(201);
  await request.post(`${conversation}/business-messages`, { data: { text: 'It is 20 euros.' } });
  await request.post(`${api}/faults`, { data: { fault: 'late', endpoint: 'optin', next: 3 } });
  await request.get(`${sandboxUrl}/graph.instagram.com/v25.0/me?fields=username`);
  return igId;
}

/** A question without a reply: every kind of step and outcome on one page, without an app. */
const scenario = `
scenario: A question at night
accounts: { shop: { isConnected: false } }
followers: { lea: {} }
steps:
  - scene: Evening
  - write: { from: lea, text: what is the price? }
  - expect: { message: { to: lea, containing: price }, times: 1, within: 100ms }
  - clock: 25h
`;

for (const { colorScheme, width, kind, tag } of screenVariants) {
  test.describe(`sandbox, ${colorScheme}, ${width} px`, { tag }, () => {
    test.use({ colorScheme, viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

    test('people and posts', async ({ page, product, request, follower }) => {
      const igId = await play(request, product.sandboxUrl, follower);
      const open = (path: string) => page.goto(product.sandboxUrl + path);
      await open('/');
      await expect(page.getByRole('region', { name: 'Accounts' }).getByRole('listitem').first()).toBeVisible();
      await expect(page.getByLabel('Access level')).toBeVisible();
      await checkScreen(page, 'sandbox-home', kind);
      await page.getByRole('button', { name: 'Reset the sandbox' }).click();
      await expect(page.getByRole('dialog', { name: 'Forget everything?' })).toBeVisible();
      await checkScreen(page, 'sandbox-reset', kind);

      await open(`/feed?account=${igId}`);
      // Other tests may have published some before.
      await expect(page.getByRole('article', { name: /^Reel/ }).first()).toBeVisible();
      await checkScreen(page, 'sandbox-feed', kind);
      await page.getByRole('button', { name: 'New post' }).click();
      await expect(page.getByRole('dialog', { name: 'New post' })).toBeVisible();
      await checkScreen(page, 'sandbox-new-post', kind);

      await open('/owner');
      await expect(page.getByRole('region', { name: 'night.bakery' })).toBeVisible();
      await checkScreen(page, 'sandbox-owner', kind);
      await page.getByRole('button', { name: 'New account' }).click();
      await expect(page.getByRole('dialog', { name: 'New account' })).toBeVisible();
      await checkScreen(page, 'sandbox-new-account', kind);
    });

    test('logs, mailbox and faults', async ({ page, product, request, person, follower }) => {
      await play(request, product.sandboxUrl, follower);
      expect((await request.post('/api/auth/register', { data: person })).status()).toBe(201);
      await request.post('/api/auth/password/forgot', { data: { email: person.email } });
      const open = (path: string) => page.goto(product.sandboxUrl + path);
      await open('/deliveries');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(
        page.getByText('Connect an app, then write a message on the phone.').or(page.locator('summary').first()),
      ).toBeVisible();
      await checkScreen(page, 'sandbox-deliveries', kind);
      await open('/calls');
      await page.getByText('GET /v25.0/me').first().click();
      await checkScreen(page, 'sandbox-calls', kind);
      await open('/mailbox');
      await expect(page.getByRole('article')).toBeVisible();
      await checkScreen(page, 'sandbox-mailbox', kind);
      await open('/faults');
      await expect(page.getByText(/optin · the next 3/).first()).toBeVisible();
      await checkScreen(page, 'sandbox-faults', kind);
      expect((await request.post(`${product.sandboxUrl}/sandbox/api/runs`, { data: { text: scenario } })).status()).toBe(201);
      await open('/scenarios?name=meta-down');
      await expect(page.getByRole('region', { name: 'Run' })).toContainText('Something did not hold');
      await checkScreen(page, 'sandbox-scenarios', kind);
      await page.getByRole('button', { name: /clock$/ }).click();
      await expect(page.getByRole('dialog', { name: 'Clock of the sandbox' })).toBeVisible();
      await checkScreen(page, 'sandbox-clock', kind);
    });

    test('consent', async ({ page, request, person }) => {
      const registered = await request.post('/api/auth/register', { data: person });
      const { token }: { token: string } = await registered.json();
      const start = await request.get('/api/instagram/auth/instagram', { headers: { authorization: `Bearer ${token}` } });
      const { authUrl }: { authUrl: string } = await start.json();
      await page.goto(authUrl);
      await expect(page.getByRole('button', { name: 'Allow' })).toBeInViewport({ ratio: 1 });
      await checkScreen(page, 'sandbox-consent', kind);
    });

    test('phone', async ({ page, product, request, follower }) => {
      const igId = await play(request, product.sandboxUrl, follower);
      await page.goto(`${product.sandboxUrl}/phone?account=${igId}&follower=${follower}`);
      await expect(page.getByRole('log')).toContainText('It is 20 euros.');
      await checkScreen(page, 'sandbox-phone', kind);
      await page.goto(`${product.sandboxUrl}/phone?dock=1&account=${igId}`);
      await page.getByLabel('You are').selectOption({ label: follower });
      await expect(page.getByRole('log')).toContainText('It is 20 euros.');
      await checkScreen(page, 'sandbox-phone-docked', kind);
      await page.goto(`${product.sandboxUrl}/phone?account=${igId}&follower=${follower}`);
      await page.getByRole('log').getByRole('button', { name: 'React' }).last().click();
      await expect(page.getByRole('button', { name: 'angry' })).toBeVisible();
      await checkScreen(page, 'sandbox-phone-reactions', kind);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Attach' }).click();
      await expect(page.getByRole('button', { name: 'Answer the story' })).toBeVisible();
      await checkScreen(page, 'sandbox-phone-attach', kind);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Posts' }).click();
      await expect(page.getByRole('article').first()).toBeVisible();
      await checkScreen(page, 'sandbox-phone-posts', kind);
      await page.getByRole('radio', { name: 'Account’s phone' }).check();
      await expect(page.getByRole('log', { name: `Messages with ${follower}` })).toBeVisible();
      await checkScreen(page, 'sandbox-phone-account', kind);
      await page.getByRole('button', { name: 'Add a follower' }).click();
      await page.getByLabel('Username').fill('Not Good');
      await page.getByRole('button', { name: 'Add follower', exact: true }).click();
      await expect(page.getByRole('alert')).toContainText('small letters');
      await checkScreen(page, 'sandbox-add-follower', kind);
    });
  });
}
