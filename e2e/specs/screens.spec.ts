import { checkScreen } from '../fixtures/checkScreen.ts';
import { followLink } from '../fixtures/followLink.ts';
import { waitUntilIdle } from '../fixtures/german/openAllControls.ts';
import { priceReply, publishPriceFlow, question } from '../fixtures/priceFlow.ts';
import { screenVariants } from '../fixtures/screenVariants.ts';
import { sendOnPhone } from '../fixtures/sendOnPhone.ts';
import { signedInScreens } from '../fixtures/signedInScreens.ts';
import { signIn } from '../fixtures/signIn.ts';
import { registerAndConnect } from '../fixtures/signUpAndConnect.ts';
import { expect, test } from '../fixtures/test.ts';
import { watchScreen } from '../fixtures/watchScreen.ts';
import { FlowBuilderPage } from '../pages/FlowBuilderPage.ts';

const isShort = process.env.FANFARE_TESTS === 'short';
const checkedBeforeTheWalk: readonly string[] = [
  '/dashboard',
  '/webhook-management?tab=dashboard&view=events',
  '/analytics',
  '/connect-instagram',
];

for (const { colorScheme, width, kind, tag } of screenVariants) {
  test.describe(`screens, ${colorScheme}, ${width} px`, { tag }, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('signed out', async ({ page }) => {
      await watchScreen(page, /^No token|status of 40[14]|signIn failed: 401/);
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/login');
      await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
      await checkScreen(page, 'login', kind);
      await page.getByLabel('Username or email').fill('nobody');
      await page.getByLabel('Password').fill('wrong-password');
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(page.getByRole('alert')).toHaveText('Invalid username or password');
      await checkScreen(page, 'login-error', kind);
      await page.goto('/signup');
      await expect(page.getByRole('button', { name: 'Create Account' })).toBeVisible();
      await checkScreen(page, 'signup', kind);
      await page.goto('/no-such-page');
      await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
      await checkScreen(page, 'not-found', kind);
    });

    test('signed in, every screen', async ({ page, context, product, person, follower }) => {
      test.setTimeout(240_000);
      // Only admins may open the releases.
      await watchScreen(page, /^No token|status of 403|releases failed: 403/);
      const resize = () => page.setViewportSize({ width, height: 900 });
      const account = await registerAndConnect(page, person);
      await page.goto('/flow-builder');
      await publishPriceFlow(new FlowBuilderPage(page), 'Prices');
      await resize();
      await checkScreen(page, 'flow-builder', kind);

      const phone = await context.newPage();
      await sendOnPhone(phone, { product, follower, account, question, reply: priceReply });
      await phone.setViewportSize({ width, height: 900 });
      await checkScreen(phone, 'sandbox-phone', kind);

      await page.goto('/dashboard');
      await expect(page.getByRole('list', { name: 'Notifications', exact: true })).toContainText(priceReply);
      await expect(page.getByRole('banner').getByText(/^Connected/)).toBeVisible();
      await checkScreen(page, 'dashboard', kind);
      await page.getByRole('list', { name: 'Notifications', exact: true }).getByText(priceReply).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await checkScreen(page, 'dashboard-detail', kind);
      await page.keyboard.press('Escape');
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^Notifications/ })
        .click();
      await expect(page.getByRole('list', { name: 'Latest events' })).toBeVisible();
      await checkScreen(page, 'dashboard-bell', kind);

      await page.goto('/webhook-management?tab=dashboard&view=events');
      await expect(page.getByRole('table')).toContainText(question);
      await checkScreen(page, 'webhook-management-events', kind);
      await page.goto('/analytics');
      await expect(page.getByRole('group', { name: /^Bar chart: \d+ messages/ })).toBeVisible();
      await checkScreen(page, 'analytics', kind);
      await page.goto('/connect-instagram');
      await expect(page.getByRole('heading', { name: 'Instagram Connected' })).toBeVisible();
      await checkScreen(page, 'connect-instagram-connected', kind);
      await page.goto(`/oauth-callback?instagram=success&username=${account}`);
      await expect(page.getByRole('heading', { name: 'Instagram Connected!' })).toBeVisible();
      await checkScreen(page, 'oauth-callback', kind);

      await page.goto('/dashboard');
      for (const path of signedInScreens.filter((screen) => !checkedBeforeTheWalk.includes(screen))) {
        if (isShort) {
          // Within half a second of an input, a change of the layout does not count as a shift.
          await page.keyboard.press('Shift');
          await followLink(page, path);
        } else await page.goto(path);
        await waitUntilIdle(page);
        await checkScreen(page, `walk${path.replaceAll(/\W+/g, '-')}`, kind);
      }
    });

    test('signed in, nothing there yet', { tag: '@long' }, async ({ page, person }) => {
      await watchScreen(page, /^No token|ERR_FAILED|remoteEntry|RUNTIME-008|mf-webhooks/);
      await signIn(page, person);
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/dashboard');
      await expect(page.getByText('No notifications yet')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Connect account' })).toBeVisible();
      await expect(page.getByText('0%')).toBeVisible();
      await checkScreen(page, 'dashboard-empty', kind);
      await page.goto('/connect-instagram');
      await expect(page.getByRole('button', { name: 'Connect Instagram' })).toBeVisible();
      await checkScreen(page, 'connect-instagram', kind);
      await page.getByRole('button', { name: 'Connect Instagram' }).click();
      await expect(page.getByRole('button', { name: 'Allow' })).toBeVisible();
      await checkScreen(page, 'sandbox-authorise', kind);
      await page.goto('/flow-builder');
      await expect(page.getByRole('button', { name: 'Save Flow' })).toBeVisible();
      await checkScreen(page, 'flow-builder-empty', kind);
      await page.goto('/analytics');
      await expect(page.getByText('Sample data. Your own data appears after the first message.')).toBeVisible();
      await checkScreen(page, 'analytics-empty', kind);
      await page.goto('/oauth-callback?instagram=success&username=somebody');
      await expect(page.getByText('Unable to determine connection status')).toBeVisible();
      await checkScreen(page, 'oauth-callback-undetermined', kind);
      await page.route(/\/r\/mf-webhooks\/.*\/remoteEntry\.js/, (route) => route.abort());
      await page.goto('/webhook-management');
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      await checkScreen(page, 'remote-failed', kind);
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { name: 'How events are processed' })).toBeVisible();
      await checkScreen(page, 'webhook-management', kind);
      await page.goto('/webhook-management?tab=dashboard&view=events');
      await expect(page.getByText('No events yet')).toBeVisible();
      await checkScreen(page, 'webhook-management-empty', kind);
    });
  });
}
