import { lookAround } from '../fixtures/lookAround.ts';
import { signIn } from '../fixtures/signIn.ts';
import { signUpAndConnect } from '../fixtures/signUpAndConnect.ts';
import { expect, test } from '../fixtures/test.ts';
import { test as testWithGateway } from '../fixtures/testWithGateway.ts';

const noConnection = 'Connection failed. Please check your internet connection.';

test('sign-up with the keyboard alone: the rules in their order, no network, a taken name, then in', async ({
  page,
  context,
  person,
}) => {
  await page.goto('/signup');
  await page.getByLabel('Username', { exact: true }).focus();
  const type = async (text: string) => {
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
  };
  await type(person.username);
  await page.keyboard.press('Tab');
  await type(person.email);
  await page.keyboard.press('Tab');
  await type('abc');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show password' }).first()).toBeFocused();
  await page.keyboard.press('Tab');
  await type('abd');
  await page.keyboard.press('Enter');
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText('Passwords do not match');

  const choose = async (password: string) => {
    await page.getByLabel('Password', { exact: true }).focus();
    await type(password);
    await page.getByLabel('Confirm password').focus();
    await type(password);
    await page.keyboard.press('Enter');
  };
  await choose('abc');
  await expect(alert).toHaveText('Password must be at least 6 characters');
  await context.setOffline(true);
  await choose(person.password);
  await expect(alert).toHaveText(noConnection);
  await expect(page.getByLabel('Username', { exact: true })).toHaveValue(person.username);
  await context.setOffline(false);
  const taken = await page.request.post('/api/auth/register', { data: person });
  expect(taken.status()).toBe(201);
  await choose(person.password);
  await expect(alert).toHaveText('Username or email already exists.');
  await page.getByLabel('Username', { exact: true }).focus();
  await type(`${person.username}-2`);
  await page.keyboard.press('Tab');
  await type(`2-${person.email}`);
  await page.keyboard.press('Enter');
  await page.waitForURL('/dashboard');
});

test('sign-in: no network, a wrong password, a name locked after too many of them', async ({ page, context, person }) => {
  await page.goto('/login');
  const alert = page.getByRole('alert');
  await page.getByLabel('Username or email').fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill('wrong-password');
  await context.setOffline(true);
  await page.keyboard.press('Enter');
  await expect(alert).toHaveText(noConnection);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await context.setOffline(false);
  await page.keyboard.press('Enter');
  await expect(alert).toHaveText('Invalid username or password');
  const data = { username: person.username, password: 'wrong-password' };
  await expect(async () => {
    const answer = await page.request.post('/api/auth/login', { data });
    expect(answer.status()).toBe(429);
  }).toPass();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(alert).toHaveText(/^Too many requests\. Please try again in \d+ (second|minute)s?\.$/);
});

test('connecting Instagram without a network says so and can be tried again', async ({ page, context, person }) => {
  await signIn(page, person);
  await page.goto('/connect-instagram');
  const connect = page.getByRole('button', { name: 'Connect Instagram' });
  await expect(connect).toBeVisible();
  await context.setOffline(true);
  await connect.click();
  await expect(page.getByRole('alert')).toHaveText('Failed to connect to Instagram. Please try again.');
  await context.setOffline(false);
  await connect.click();
  await page.waitForURL(/\/oauth\/authorize/);
});

test('Instagram’s dialog is declined, or a permission that is needed: the dashboard says that nothing was connected', async ({
  page,
  person,
}) => {
  await signIn(page, person);
  const decide = async (decision: 'Cancel' | 'Allow') => {
    await page.goto('/connect-instagram');
    await page.getByRole('button', { name: 'Connect Instagram' }).click();
    await page.waitForURL(/\/oauth\/authorize/);
    if (decision === 'Allow') {
      for (const permission of await page.getByRole('checkbox', { disabled: false }).all()) await permission.uncheck();
    }
    await page.getByRole('button', { name: decision }).click();
    await page.waitForURL('/dashboard');
    await expect(page.getByRole('banner').getByText('Not Connected', { exact: true })).toBeVisible();
  };
  const alert = page.getByRole('alert');
  await decide('Cancel');
  await expect(alert).toContainText('You cancelled at Instagram. Nothing was connected.');
  await lookAround(page, 'connecting-declined');
  await alert.getByRole('button').click();
  await expect(alert).toHaveCount(0);
  await decide('Allow');
  await expect(alert).toContainText('a permission that Fanfare needs was not granted');
});

testWithGateway.describe('behind a gateway that breaks', () => {
  testWithGateway('signing in and signing up: the texts for each status', async ({ page, gateway, person }) => {
    const alert = page.getByRole('alert');
    await page.goto('/login');
    await page.getByLabel('Username or email').fill(person.username);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    for (const [status, text, body] of [
      [401, 'Invalid username or password'],
      [500, 'Server error. Please try again later.'],
      [404, 'Login failed. Please try again.'],
      [200, 'Login failed. Please try again.', { success: false }],
      [200, 'Signing in is closed today.', { success: false, error: 'Signing in is closed today.' }],
      [500, 'The moon is in the way.', { success: false, error: 'The moon is in the way.' }],
    ] as const) {
      gateway.breakPath('/api/auth/login', status, body);
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(alert).toHaveText(text);
    }

    await page.goto('/signup');
    await page.getByLabel('Username', { exact: true }).fill(person.username);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByLabel('Confirm password').fill(person.password);
    for (const [status, text, body] of [
      [400, 'Please check your input and try again.'],
      [409, 'Username or email already exists.'],
      [500, 'Server error. Please try again later.'],
      [404, 'Registration failed. Please try again.'],
      [200, 'Registration failed. Please try again.', { success: false }],
      [200, 'Nobody may join today.', { success: false, error: 'Nobody may join today.' }],
      [409, 'This name is taken.', { success: false, error: 'This name is taken.' }],
    ] as const) {
      gateway.breakPath('/api/auth/register', status, body);
      await page.getByRole('button', { name: 'Create Account' }).click();
      await expect(alert).toHaveText(text);
    }
    gateway.mend();
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.waitForURL('/dashboard');
  });

  testWithGateway(
    'connecting Instagram: a server that breaks, one that says no, and an address that is not Instagram’s',
    async ({ page, gateway, person }) => {
      await signIn(page, person);
      await page.goto('/connect-instagram');
      const connect = page.getByRole('button', { name: 'Connect Instagram' });
      for (const [status, text, body] of [
        [500, 'Failed to connect to Instagram. Please try again.'],
        [200, 'Failed to start Instagram connection', { success: false }],
        [200, 'Failed to start Instagram connection', { success: true, authUrl: 'https://evil.example/authorize' }],
        [503, 'Instagram rests.', { success: false, error: 'Instagram rests.' }],
      ] as const) {
        gateway.breakPath('/api/instagram/auth/instagram', status, body);
        await connect.click();
        await expect(page.getByRole('alert')).toHaveText(text);
      }
      gateway.mend();
      gateway.breakPath('/api/instagram/status', 500);
      await page.reload();
      await expect(connect, 'a status that cannot be read is not connected, without a message').toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    },
  );

  testWithGateway('disconnecting Instagram fails in words, and works when tried again', async ({ page, gateway, person }) => {
    await signUpAndConnect(page, person);
    await page.goto('/connect-instagram');
    const disconnect = page.getByRole('button', { name: 'Disconnect Instagram' });
    gateway.breakPath('/api/instagram/disconnect', 500);
    await disconnect.click();
    await expect(page.getByRole('alert')).toHaveText('Failed to disconnect Instagram');
    gateway.mend();
    await disconnect.click();
    await expect(page.getByRole('heading', { name: 'Connect your Instagram Business account' })).toBeVisible();
  });
});
