import type { Page } from '@playwright/test';
import { livenessIndicator } from '../fixtures/liveness.ts';
import { makeAdmin } from '../fixtures/makeAdmin.ts';
import { screenVariants } from '../fixtures/screenVariants.ts';
import { signUpAndConnect } from '../fixtures/signUpAndConnect.ts';
import { expect } from '../fixtures/test.ts';
import { testWithOwnProduct as test } from '../fixtures/testWithOwnProduct.ts';

const screens = [
  '/dashboard',
  '/dashboard?tab=automation',
  '/dashboard?tab=webhooks',
  '/connect-instagram',
  '/webhook-management',
  '/webhook-management?tab=monitoring',
  '/analytics',
  '/automation',
  '/settings',
  '/flow-builder',
  '/releases',
];

/** Status claims that no screen may make while it is disconnected. */
const claims = /\b(All clear|Receiving|Healthy|Live(?! comment| builds)|Subscribed|Receives events)\b|(?<!Not )\bConnected\b/;

const mainText = (page: Page) => page.evaluate<string>('document.body.innerText');

test('every screen says within 10 s that the server is unreachable, claims nothing, and recovers without a reload', {
  tag: '@long',
}, async ({ page, context, own, person }) => {
  test.setTimeout(240_000);
  await signUpAndConnect(page, person);
  await makeAdmin(own, person.username);
  await page.getByRole('button', { name: 'Send test event' }).click();
  await page.getByRole('region', { name: 'Getting started' }).getByRole('button', { name: 'Hide' }).click();
  const pages = new Map<string, Page>();
  for (const path of screens) {
    const tab = path === '/dashboard' ? page : await context.newPage();
    await tab.goto(path);
    pages.set(path, tab);
  }
  for (const [path, tab] of pages) {
    await tab.bringToFront();
    await expect(livenessIndicator(tab), path).toHaveText(/Live/);
  }
  await page.bringToFront();
  await expect(page.getByText('Connected', { exact: false }).first()).toBeVisible();

  await own.stopServer();
  const stoppedAt = Date.now();
  for (const [path, tab] of pages) {
    await expect(livenessIndicator(tab), path).toHaveText(/Unreachable/, {
      timeout: Math.max(1, 10_000 - (Date.now() - stoppedAt)),
    });
  }
  for (const [path, tab] of pages) expect(await mainText(tab), path).not.toMatch(claims);
  // After another half minute, all polling has happened and the reconnection attempts are used up.
  await page.waitForFunction((since) => Date.now() - since > 35_000, stoppedAt, { timeout: 60_000, polling: 1_000 });
  for (const [path, tab] of pages) {
    await expect(livenessIndicator(tab), path).toHaveText(/Unreachable/);
    expect(await mainText(tab), path).not.toMatch(claims);
  }
  await expect(page.getByText('Failed to connect to notification service').first()).toBeVisible();
  await expect(page.getByText(/^Updated /).first()).toBeVisible();
  for (const [path, tab] of pages) {
    if (!['/dashboard', '/analytics', '/connect-instagram', '/flow-builder', '/webhook-management'].includes(path)) continue;
    for (const { colorScheme, width, kind } of screenVariants) {
      await tab.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await tab.setViewportSize({ width, height: 900 });
      await tab.screenshot({ path: `test-results/screens/lost${path.replaceAll('/', '-')}-${kind}.png` });
    }
    await tab.setViewportSize({ width: 1440, height: 900 });
  }

  await own.startServer();
  for (const [path, tab] of pages) await expect(livenessIndicator(tab), path).toHaveText(/Live/, { timeout: 30_000 });
  await expect(page.getByRole('link', { name: /No active flows/ })).toBeVisible();
  await expect(page.getByText('Connection lost')).toBeHidden();
  await expect(page.getByRole('banner').getByText(/^Connected/)).toBeVisible();
});

test('a browser that is offline says so at once', { tag: '@long' }, async ({ page, context, person }) => {
  await signUpAndConnect(page, person);
  await expect(livenessIndicator(page)).toHaveText(/Live/);
  await context.setOffline(true);
  await expect(livenessIndicator(page)).toHaveText(/Offline/, { timeout: 2_000 });
  await context.setOffline(false);
  await expect(livenessIndicator(page)).toHaveText(/Live/);
});

test('the connection dialog shows who is signed in, the subscription of this socket and its round trip', {
  tag: '@long',
}, async ({ page, person }) => {
  const sent: string[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
  await signUpAndConnect(page, person);
  const messages = (name: string) => sent.filter((frame) => frame.includes(`"${name}"`));
  // Connecting opened one socket before the visit to Instagram and one after it, so this starts with a new
  // page.
  await page.goto('/dashboard');
  await expect(livenessIndicator(page)).toHaveText(/Live/);
  sent.length = 0;
  await expect.poll(() => messages('subscribe')).toHaveLength(1);
  expect(messages('subscribe')[0]).toContain('"message_seen"');

  await page.getByRole('combobox', { name: 'Type' }).selectOption('Comments');
  await expect.poll(() => messages('unsubscribe')).toHaveLength(1);
  await livenessIndicator(page).click();
  const dialog = page.getByRole('dialog', { name: 'Connection' });
  await expect(dialog.getByText(`Signed in as ${person.username}`)).toBeVisible();
  const types = dialog.locator('dt', { hasText: 'Event types' }).locator('xpath=following-sibling::dd[1]');
  await expect(types).toHaveText('Comment');
  await dialog.getByRole('button', { name: 'Test connection' }).click();
  await expect(dialog.getByText(/^Round trip: \d+ ms$/)).toBeVisible();
  expect(messages('get_subscriptions')).not.toHaveLength(0);
  expect(messages('test_connection')).toHaveLength(1);
  for (const { colorScheme, width, kind } of screenVariants) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `test-results/screens/connection-dialog-${kind}.png` });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Type' }).selectOption('All types');
  await expect.poll(() => messages('subscribe')).toHaveLength(2);
  await livenessIndicator(page).click();
  await expect(types).toContainText('Message, Mention');
});
