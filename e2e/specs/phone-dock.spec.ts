import type { FrameLocator, Page } from '@playwright/test';
import { checkScreen } from '../fixtures/checkScreen.ts';
import { checkVariants } from '../fixtures/checkVariants.ts';
import { createPriceFlow, priceReply, question } from '../fixtures/priceFlow.ts';
import { signIn } from '../fixtures/signIn.ts';
import { registerAndConnect, signUpAndConnect } from '../fixtures/signUpAndConnect.ts';
import { expect, test } from '../fixtures/test.ts';
import { DashboardPage } from '../pages/DashboardPage.ts';
import { FlowBuilderPage } from '../pages/FlowBuilderPage.ts';

const ANSWER_MS = 5_000;

const dockOf = (page: Page) => page.getByRole('complementary', { name: 'Phone of a follower' });
const buttonOf = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Phone', exact: true });
const phoneIn = (page: Page) => page.frameLocator('iframe[title="Instagram on the phone of a follower"]');

async function write(phone: FrameLocator, follower: string, text: string): Promise<void> {
  await phone.getByLabel('You are').selectOption({ label: follower });
  await phone.getByRole('textbox', { name: 'Message' }).fill(text);
  await phone.getByRole('button', { name: 'Send', exact: true }).click();
}

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a follower writes in the dock: the answer arrives there, the event on the page, and the path lights up', {
  tag: '@long',
}, async ({ page, person, follower }) => {
  await registerAndConnect(page, person);
  await page.goto('/flow-builder');
  const builder = new FlowBuilderPage(page);
  await createPriceFlow(builder, `Prices ${person.username}`);
  await builder.publish();
  await page.getByRole('button', { name: 'Try it on the phone' }).click();
  await expect(dockOf(page)).toBeVisible();

  const phone = phoneIn(page);
  await expect(phone.getByRole('textbox', { name: 'Message' })).toBeFocused();
  await write(phone, follower, question);
  await expect(phone.getByRole('log')).toContainText(priceReply, { timeout: ANSWER_MS });
  const live = page.getByRole('region', { name: 'Live run' });
  await expect(live).toContainText(`@${follower} is in this flow`);
  await expect(builder.canvas.locator('.react-flow__node.is-current, .react-flow__node.is-passed')).not.toHaveCount(0);
  await expect(builder.canvas.locator('.react-flow__edge.is-lit')).not.toHaveCount(0);

  await checkScreen(page, 'phone-dock-live-run', 'light-1440');

  await live.getByRole('link', { name: 'See why' }).click();
  await expect(page.getByRole('dialog')).toContainText(priceReply);
  await page.keyboard.press('Escape');
  await expect(dockOf(page)).toBeVisible();
  const dashboard = new DashboardPage(page);
  await expect(dashboard.notifications.getByRole('listitem').filter({ hasText: question }).first()).toBeVisible();

  // The frame stays the same while screens and remotes change.
  await phone.getByRole('textbox', { name: 'Message' }).fill('a draft');
  for (const place of ['Analytics', 'Webhooks', 'Inbox', 'Home'] as const) {
    await dashboard.goTo(place);
    await expect(phone.getByRole('textbox', { name: 'Message' })).toHaveValue('a draft');
  }
  await page.reload();
  await expect(phoneIn(page).getByRole('log')).toContainText(priceReply);
});

test('the dock opens and closes with the keyboard, and the focus returns', async ({ page, person }) => {
  await signUpAndConnect(page, person);
  const button = buttonOf(page);
  await button.focus();
  await page.keyboard.press('Enter');
  const field = phoneIn(page).getByRole('textbox', { name: 'Message' });
  await expect(field).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(dockOf(page)).toHaveCount(0);
  await expect(button).toBeFocused();

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search commands' }).fill('open phone');
  await page.keyboard.press('Enter');
  await expect(dockOf(page)).toBeVisible();
  await dockOf(page).getByRole('button', { name: 'Close phone' }).click();
  await expect(dockOf(page)).toHaveCount(0);
});

test('the phone needs a connected account, and only the app frames it', async ({ page, person, request, product }) => {
  await signIn(page, person);
  const policyOf = async (path: string) => (await request.get(product.sandboxUrl + path)).headers()['content-security-policy'];
  expect(await policyOf('/phone?dock=1')).toContain(`frame-ancestors ${product.url}`);
  expect(await policyOf('/phone')).toContain("frame-ancestors 'none'");
  expect((await request.get('/login')).headers()['content-security-policy']).toContain(`frame-src ${product.sandboxUrl};`);

  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(buttonOf(page)).toHaveCount(0);
});

test('the dock is accessible at each width, in both themes', async ({ page, person }) => {
  await signUpAndConnect(page, person);
  await buttonOf(page).click();
  await expect(phoneIn(page).getByRole('textbox', { name: 'Message' })).toBeVisible();
  await checkVariants(page, 'phone-dock');
});
