import { signIn } from '../fixtures/signIn.ts';
import { signUpAndConnect } from '../fixtures/signUpAndConnect.ts';
import { tabThrough } from '../fixtures/tabThrough.ts';
import { expect, test } from '../fixtures/test.ts';
import { PhonePage } from '../pages/PhonePage.ts';

for (const width of [1440, 360]) {
  test(`every stop of the Tab key is marked and in view, ${width} px`, { tag: width === 360 ? [] : '@long' }, async ({
    page,
    person,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    const walk = async (path: string, least: number) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      const stops = await tabThrough(page);
      expect(stops.length, path).toBeGreaterThanOrEqual(least);
      expect
        .soft(
          stops.filter(({ isMarked, isInView }) => !isMarked || !isInView),
          path,
        )
        .toEqual([]);
    };
    await walk('/login', 6);
    await walk('/signup', 8);
    await walk('/forgot-password', 3);
    await signIn(page, person);
    await walk('/connect-instagram', 7);
    await walk('/dashboard', 7);
    await walk('/analytics', 7);
    await walk('/webhook-management', 7);
    await walk('/no-such-page', 5);
  });
}

test('signing in, connecting Instagram, and away again, with the keyboard alone', async ({ page, person }) => {
  const created = await page.request.post('/api/auth/register', { data: person });
  expect(created.status()).toBe(201);
  const { keyboard } = page;

  /** Presses Tab until this element has the focus, then Enter. */
  const press = async (role: 'button' | 'link', name: string | RegExp) => {
    const target = page.getByRole(role, { name });
    await target.waitFor();
    await expect(async () => {
      await keyboard.press('Tab');
      await expect(target).toBeFocused({ timeout: 1 });
    }).toPass({ intervals: [0] });
    await keyboard.press('Enter');
  };

  await page.goto('/login');
  await expect(page.getByLabel('Username or email')).toBeVisible();
  await page.getByLabel('Username or email').focus();
  await keyboard.type(person.username);
  await keyboard.press('Tab');
  await keyboard.type(person.password);
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused();

  await keyboard.press('Shift+Tab');
  await press('link', 'Skip to content');
  await expect(page).toHaveURL('/dashboard#content');
  await keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search commands' })).toBeFocused();
  await keyboard.type('connect');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Connect your Instagram Business account' })).toBeFocused();
  await press('button', 'Connect Instagram');
  await page.waitForURL(/\/oauth\/authorize/);
  await press('button', 'Allow');
  await expect(page.getByRole('heading', { name: 'Instagram Connected!' })).toBeVisible();
  await press('button', 'Go to Dashboard');
  await page.waitForURL(/\/dashboard/);

  await keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search commands' })).toBeFocused();
  await keyboard.type('connect');
  await keyboard.press('Enter');
  await press('button', 'Disconnect Instagram');
  await expect(page.getByRole('heading', { level: 1, name: 'Connect your Instagram Business account' })).toBeVisible();
  await press('button', /^User menu/);
  await page.getByRole('menuitem', { name: 'Logout' }).waitFor();
  await keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
});

test('a conversation is opened, answered and left with the keyboard alone, 360 px', { tag: '@long' }, async ({
  page,
  context,
  product,
  person,
  follower,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const account = await signUpAndConnect(page, person);
  const phone = new PhonePage(await context.newPage());
  await phone.open(product.sandboxUrl);
  await phone.beFollower(follower, account);
  await phone.write('Do you ship to Norway?');
  const { keyboard } = page;
  await page.goto('/dashboard?tab=instagram');
  const row = page.getByRole('list', { name: 'Conversations' }).getByRole('article').first();
  await expect(row).toContainText('Do you ship to Norway?');
  await keyboard.press('j');
  await expect(row).toBeFocused();
  await keyboard.press('Enter');
  const back = page.getByRole('button', { name: 'All conversations' });
  await back.waitFor();
  await keyboard.press('Tab');
  await expect(back, 'the focus came along').toBeFocused();
  await keyboard.press('r');
  const reply = page.getByRole('textbox', { name: 'Reply' });
  await expect(reply).toBeFocused();
  await keyboard.type('We do.');
  await keyboard.press('Control+Enter');
  await expect(phone.messages).toContainText('We do.');
  await expect(reply, 'ready for the next one').toBeFocused();
  await keyboard.press('Escape');
  await expect(row).toBeFocused();
  await keyboard.press('Enter');
  await back.waitFor();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(row, 'the button leads back to the row as well').toBeFocused();
});
