import type { Page } from '@playwright/test';
import { followLink } from '../fixtures/followLink.ts';
import { waitUntilIdle } from '../fixtures/german/openAllControls.ts';
import { signIn } from '../fixtures/signIn.ts';
import { expect, test } from '../fixtures/test.ts';
import { SignUpPage } from '../pages/SignUpPage.ts';

const isShort = process.env.FANFARE_TESTS === 'short';

/** Target of each path, signed out and signed in. */
const table: readonly { path: string; signedOut: string; signedIn: string }[] = [
  { path: '/', signedOut: '/login', signedIn: '/dashboard' },
  { path: '/login', signedOut: '/login', signedIn: '/dashboard' },
  { path: '/signup', signedOut: '/signup', signedIn: '/dashboard' },
  { path: '/connect-instagram', signedOut: '/login', signedIn: '/connect-instagram' },
  { path: '/oauth-callback', signedOut: '/login', signedIn: '/dashboard' },
  { path: '/dashboard', signedOut: '/login', signedIn: '/dashboard' },
  { path: '/flow-builder', signedOut: '/login', signedIn: '/flow-builder' },
  { path: '/webhook-management', signedOut: '/login', signedIn: '/webhook-management' },
  { path: '/analytics', signedOut: '/login', signedIn: '/analytics' },
  { path: '/automation', signedOut: '/login', signedIn: '/automation' },
  { path: '/settings', signedOut: '/login', signedIn: '/settings' },
];

// `pnpm test` loads the declared routes below, and follows links here.
const open = (page: Page, path: string) => (isShort && path !== '/' ? followLink(page, path) : page.goto(path));

test('each path leads to its target when signed out', async ({ page }) => {
  for (const { path, signedOut } of table) await expectToLead(page, path, signedOut);
});

test('each path leads to its target when signed in', async ({ page, person }) => {
  await signIn(page, person);
  for (const { path, signedIn } of table) await expectToLead(page, path, signedIn);
});

async function expectToLead(page: Page, path: string, target: string): Promise<void> {
  await open(page, path);
  await page.waitForURL(target);
  await waitUntilIdle(page);
  await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  await expect(page, path).toHaveURL(target);
}

interface Route {
  path: string;
  access: 'signed-in' | 'signed-out' | 'anyone';
}

/** Returns the routes that the released remotes declare, so that new screens are tested automatically. */
async function declaredRoutes(page: Page): Promise<Route[]> {
  const answer = await page.request.get('/release-document.json');
  const { microFrontends }: { microFrontends: Record<string, { extras: { routes: Route[] } }[]> } = await answer.json();
  const routes = Object.values(microFrontends).flatMap(([entry]) => entry?.extras.routes ?? []);
  expect(routes.length).toBeGreaterThan(10);
  return routes;
}

test('every declared route is closed to those who are signed out as its access says', async ({ page }) => {
  for (const { path, access } of await declaredRoutes(page)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page, path).toHaveURL(access === 'signed-in' ? '/login' : path);
  }
});

test('every declared route is open to those who are signed in as its access says', { tag: '@long' }, async ({ page, person }) => {
  await signIn(page, person);
  for (const { path, access } of await declaredRoutes(page)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    const isElsewhere = access === 'signed-out' || path === '/oauth-callback';
    await expect(page, path).toHaveURL(isElsewhere ? '/dashboard' : path);
  }
});

test('logging out leads to /login, and nothing of the session stays', async ({ page, person }) => {
  const signUp = new SignUpPage(page);
  await signUp.open();
  await signUp.signUp(person);
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('/login');
  expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])).toEqual([null, null]);
  await page.goto('/dashboard');
  await page.waitForURL('/login');
});
