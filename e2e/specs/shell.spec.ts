import type { Page } from '@playwright/test';
import { checkScreen } from '../fixtures/checkScreen.ts';
import { checkVariants } from '../fixtures/checkVariants.ts';
import { waitUntilIdle } from '../fixtures/german/openAllControls.ts';
import { register, saveSession, signIn } from '../fixtures/signIn.ts';
import { expect, type Person, test } from '../fixtures/test.ts';

/** Signs in with the form, on any page that shows it. */
async function fillSignIn(page: Page, { username, password }: Person): Promise<void> {
  await page.getByLabel('Username or email').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

test('S7: a link to a screen survives the sign-in, and nothing of it is in the address', async ({ page, person }) => {
  await register(page, person);
  await page.goto('/webhook-management?tab=testing');
  await expect(page).toHaveURL('/login');
  await page.reload();
  await fillSignIn(page, person);
  await expect(page).toHaveURL('/webhook-management?tab=testing');
  await page.getByRole('button', { name: /^User menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await fillSignIn(page, person);
  await expect(page).toHaveURL('/dashboard');
});

test('S7: no parameter of the sign-in page decides where it leads', async ({ page, person }) => {
  await register(page, person);
  await page.goto('/login?returnUrl=https://evil.example&next=//evil.example&from=/analytics');
  await fillSignIn(page, person);
  await expect(page).toHaveURL('/dashboard');
});

test('signing out in one tab signs out the other within a second, and signing in signs in', async ({ page, context, person }) => {
  await saveSession(page, await register(page, person));
  await page.goto('/dashboard');
  const other = await context.newPage();
  await other.goto('/analytics');
  await expect(other.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await expect(other).toHaveURL('/login', { timeout: 1_000 });
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await fillSignIn(page, person);
  await expect(page).toHaveURL('/dashboard');
  await expect(other).toHaveURL('/dashboard', { timeout: 1_000 });
});

test('a call that the server refuses while another tab signs out does not count as an expired session', async ({
  page,
  context,
  person,
}) => {
  await saveSession(page, await register(page, person));
  await page.goto('/dashboard');
  const other = await context.newPage();
  await other.goto('/analytics');
  await expect(other.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible();
  const ended = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/auth/logout', async (route) => {
    const response = await route.fetch();
    ended.resolve();
    await answer.promise;
    await route.fulfill({ response });
  });
  await page.getByRole('button', { name: 'Logout' }).click();
  await ended.promise;
  // The closed socket may have led the tab to the sign-in already.
  await other.evaluate(() => document.querySelector<HTMLElement>('nav a[href="/flow-builder"]')?.click());
  await expect(other).toHaveURL('/login');
  await expect(page).toHaveURL('/login');
  answer.resolve();
  await expect(other.getByText('Your session has ended')).toBeHidden();
  await fillSignIn(page, person);
  await expect(page).toHaveURL('/dashboard');
  await expect(other).toHaveURL('/dashboard');
});

test('a session that ends elsewhere leads to the sign-in with a notice, and back', async ({ page, person }) => {
  const session = await register(page, person);
  await saveSession(page, session);
  await page.goto('/webhook-management?tab=overview');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await waitUntilIdle(page);
  const ended = await page.request.post('/api/auth/logout-all', { headers: { Authorization: `Bearer ${session.token}` } });
  expect(ended.status()).toBe(200);
  // The next request of the screen reveals that the session has ended.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Analytics' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Your session has ended')).toBeVisible();
  await checkVariants(page, 'session-ended');
  await fillSignIn(page, person);
  await expect(page).toHaveURL(/\/(analytics|webhook-management)/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the palette by keys alone: find a screen, go there, and the heading has the focus', async ({ page, person }) => {
  await signIn(page, person);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search commands' }).waitFor();
  await page.keyboard.type('analyt');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/analytics');
  await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeFocused();
  await expect(page).toHaveTitle('Analytics · Fanfare');
  await page.keyboard.press('g');
  await page.keyboard.press('w');
  await expect(page).toHaveURL('/webhook-management');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/analytics');
});

test('a chosen theme is there before the first paint, in every tab, signed in and out', async ({ page, context, person }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Theme and shortcuts' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const other = await context.newPage();
  await signIn(other, person);
  await other.goto('/dashboard', { waitUntil: 'commit' });
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await other.getByRole('button', { name: /^User menu/ }).click();
  await other.getByRole('menuitemradio', { name: 'Light' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('the frame of a screen is there, and works, before any part of it', async ({ page, person }) => {
  await signIn(page, person);
  await page.route(/\/r\/mf-dashboard\//, () => undefined);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  await header.getByRole('button', { name: /^User menu/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  await page.keyboard.press('Escape');
  await header.getByRole('link', { name: 'Analytics' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible();
});

test('going back finds the scroll position again; a new screen begins at the top', async ({ page, person }) => {
  await signIn(page, person);
  await page.setViewportSize({ width: 1440, height: 400 });
  await page.goto('/dashboard');
  await expect(page.getByText('No notifications yet')).toBeVisible();
  await page.evaluate('window.scrollTo(0, 200)');
  await page.keyboard.press('g');
  await page.keyboard.press('a');
  await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible();
  expect(await page.evaluate<number>('window.scrollY')).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate<number>('window.scrollY')).toBe(200);
});

for (const [colorScheme, width] of [
  ['light', 1440],
  ['dark', 360],
] as const) {
  test.describe(`shell, ${colorScheme}, ${width} px`, { tag: width === 360 ? [] : '@long' }, () => {
    const kind = `${colorScheme}-${width}`;
    test.use({ colorScheme, viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

    test('menu, palette, shortcuts and outlines', async ({ page, person }) => {
      await signIn(page, person);
      await page.goto('/no-such-page');
      await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
      await expect(page).toHaveTitle('Page not found · Fanfare');
      await checkScreen(page, 'not-found-signed-in', kind);
      await page.getByRole('button', { name: /^User menu/ }).click();
      await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
      await checkScreen(page, 'user-menu', kind, '[role="menu"]');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('combobox', { name: 'Search commands' })).toBeFocused();
      await checkScreen(page, 'palette', kind);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
      await checkScreen(page, 'shortcuts', kind);
      const moving = await page.evaluate<number>(
        'document.getAnimations().filter((animation) => Number(animation.effect.getTiming().duration) > 1).length',
      );
      expect(moving, 'animations with reduced motion').toBe(0);
      await page.route(/\/r\/mf-/, () => undefined);
      for (const path of ['/dashboard', '/flow-builder', '/forgot-password']) {
        await page.goto(path, { waitUntil: 'commit' });
        await expect(page.locator('[aria-busy="true"]')).toBeVisible();
        await checkScreen(page, `outline-${path.slice(1)}`, kind);
      }
    });
  });
}

test('a section of the shell that fails to load shows an error, leaves the screen as it is, and loads on retry', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.route(/\/assets\/[^/]+\.js$/, (route) => route.abort('connectionrefused'));
  await page.getByRole('button', { name: 'Theme and shortcuts' }).click();
  await expect(page.getByText('Could not open the page')).toBeVisible();
  await expect(page.getByLabel('Username or email')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Theme and shortcuts' }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeVisible();
});

test('a page that is too old for a remote offers to reload', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.route(/\/assets\/[^/]+\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.route('/', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace(/\/assets\/shell\.\w+\.js/, '/assets/shell.next.js'),
    });
  });
  await page.getByRole('button', { name: 'Theme and shortcuts' }).click();
  await expect(page.getByText('A new version of Fanfare is ready')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.getByRole('button', { name: 'Theme and shortcuts' }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeVisible();
});

test('a menu that is opened while a screen is on its way stays open when it comes, and the arrow keys go on in it', {
  tag: '@long',
}, async ({ page, person }) => {
  await signIn(page, person);
  let arrive: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/r\/mf-analytics\/.*\/remoteEntry\.js/, async (route) => {
    await held;
    await route.continue();
  });
  // A hanging preload delays the load event.
  await page.goto('/dashboard', { waitUntil: 'domcontentloaded' });
  await page.getByRole('link', { name: 'Analytics' }).click();
  const outline = page.locator('[aria-busy="true"]').filter({ has: page.getByRole('heading', { name: 'Analytics' }) });
  await expect(outline).toBeVisible();

  await page.getByRole('banner').getByRole('button', { name: 'User menu' }).press('Enter');
  await expect(page.getByRole('menu')).toBeFocused();
  const first = page.getByRole('menuitem', { name: 'Members' });
  const next = page.getByRole('menuitem', { name: 'Create workspace' });
  await page.keyboard.press('ArrowDown');
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(next).toBeFocused();

  arrive();
  await expect(page.getByText('Total Messages', { exact: true })).toBeVisible();
  await expect(outline).toBeHidden();
  // The heading of a loaded screen takes the focus only if nothing else has it.
  await expect(page.getByRole('status').filter({ hasText: /^Analytics$/ })).toHaveCount(1);
  await expect(next).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL('/settings#members');
  await expect(first).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
});
