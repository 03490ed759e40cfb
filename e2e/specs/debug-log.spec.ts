import type { Page } from '@playwright/test';
import { signIn } from '../fixtures/signIn.ts';
import { expect, test } from '../fixtures/test.ts';

function consoleOf(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`));
  return lines;
}

test('with localStorage.debug the console shows every request and socket message, and nothing private', { tag: '@long' }, async ({
  page,
  person,
}) => {
  const lines = consoleOf(page);
  await page.addInitScript(() => localStorage.setItem('debug', 'fanfare'));
  await page.goto('/signup');
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm').fill(person.password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.waitForURL(/\/dashboard/);
  const log = () => lines.join('\n');
  await expect.poll(log).toMatch(/log: \[fanfare\] POST \/api\/auth\/register 201 \d+ ms request [\w-]+$/m);
  await expect.poll(log).toMatch(/log: \[fanfare\] GET \/api\/notifications\?limit 200 \d+ ms request [\w-]+ token fan_…$/m);
  for (const message of [
    'sent authenticate',
    'received auth_success',
    'received authenticated',
    'sent subscribe',
    'received subscription_confirmed',
  ])
    await expect.poll(log).toContain(`[fanfare] socket ${message}`);

  const canary = 'canary-text-7f3a';
  await page.getByRole('searchbox', { name: 'Search' }).fill(canary);
  await expect.poll(log).toMatch(/\[fanfare\] GET \/api\/notifications\?q&turns&limit 200/);
  await page.goto(`/flow-builder?flow=${canary}`);
  await expect.poll(log).toMatch(/\[fanfare\] GET \/api\/flow\/get\/… 404 \d+ ms request/);
  const stored = await page.evaluate<string>('localStorage.getItem("token")');
  expect(stored).toMatch(/^fan_./);
  for (const secret of [canary, person.password, person.email, stored, stored.slice(0, 6)]) expect(log()).not.toContain(secret);
});

test('without it the console has warnings only: a missing token, and calls that failed', async ({ page, person }) => {
  const lines = consoleOf(page);
  await page.goto('/login');
  await expect.poll(() => lines).toContain('warning: No token: the realtime connection is not opened.');
  await page.route('**/api/flows', (route) =>
    route.fulfill({ status: 500, json: { success: false, error: 'Server error', code: 'internal', requestId: 'request-1' } }),
  );
  await signIn(page, person);
  await page.goto('/automation');
  await expect.poll(() => lines).toContainEqual(expect.stringMatching(/^warning: \w+ failed: 500, request request-1$/));
  expect(lines.join('\n')).not.toContain('[fanfare]');
});
