import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from '@fanfare/platform/browser';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';

/**
 * `pnpm run docs:pictures` takes screenshots of the running product (`pnpm start`) in both themes, with an
 * account of `pnpm seed` or the given one. `--only inbox,why` takes only some.
 */
const { values, positionals: accountGiven } = parseArgs({ allowPositionals: true, options: { only: { type: 'string' } } });
const asked = values.only?.split(',') ?? [];
const url = process.env.PUBLIC_URL ?? `http://localhost:${process.env.PORT ?? '3000'}`;
const sandboxUrl = `http://localhost:${process.env.SANDBOX_PORT ?? '3001'}`;
const workspaceDir = path.resolve(import.meta.dirname, '../..');
const picturesDir = path.join(workspaceDir, 'docs/images/guide');
const WIDTH = 1280;
const HEIGHT = 820;
const QUALITY = 84;

interface Session {
  token: string;
  user: object;
}

interface Picture {
  name: string;
  address: string;
  as: 'demo' | 'newcomer' | 'nobody';
  ready: (page: Page) => Promise<unknown>;
}

const text = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor();

const pictures: readonly Picture[] = [
  { name: 'first-steps', as: 'newcomer', address: '/dashboard', ready: (page) => text(page, 'Getting started') },
  {
    name: 'dashboard',
    as: 'demo',
    address: '/dashboard',
    ready: (page) => page.getByRole('button', { name: 'Why?' }).first().waitFor(),
  },
  {
    name: 'why',
    as: 'demo',
    address: '/dashboard',
    ready: async (page) => {
      await page.getByRole('button', { name: 'Why?' }).first().click();
      await page
        .getByRole('dialog')
        .getByText(/asked|matches|considered/i)
        .first()
        .waitFor();
    },
  },
  {
    name: 'flow-builder',
    as: 'demo',
    address: '/flow-builder?flow=Prices%20and%20delivery',
    ready: async (page) => {
      await page.locator('.react-flow__node').first().click();
      await page.keyboard.press('Shift+Alt+T');
      await text(page, 'Layout updated');
      await page.keyboard.press('Escape');
    },
  },
  { name: 'automation', as: 'demo', address: '/automation', ready: (page) => text(page, /runs? in the last 7 days/) },
  {
    name: 'inbox',
    as: 'demo',
    address: '/dashboard?tab=instagram&part=inbox',
    ready: async (page) => {
      await page.getByRole('list', { name: 'Conversations' }).getByRole('article').first().click();
      await page
        .getByRole('group', { name: /^Conversation with/ })
        .getByRole('listitem')
        .first()
        .waitFor();
    },
  },
  {
    name: 'webhook-events',
    as: 'demo',
    address: '/webhook-management?tab=dashboard&view=events',
    ready: (page) => page.getByRole('row').nth(3).waitFor(),
  },
  { name: 'analytics', as: 'demo', address: '/analytics', ready: (page) => text(page, 'Daily Message Volume') },
];

mkdirSync(picturesDir, { recursive: true });
const { executablePath, env } = await findChromium();
const browser = await chromium.launch({
  ...(executablePath !== null && { executablePath }),
  env: { ...process.env, ...env } as Record<string, string>,
});
try {
  const run = Date.now().toString(36);
  const [username = `demo-${run}`, password = seed(username)] = accountGiven;
  const demo = await post('/api/auth/login', { username, password });
  const isWanted = ({ name }: { name: string }) => asked.length === 0 || asked.includes(name);
  const newcomer = pictures.some((one) => one.as === 'newcomer' && isWanted(one)) ? await signUp(`new-${run}`) : null;
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const picture of pictures.filter(isWanted))
      await take(browser, picture, { demo, newcomer, nobody: null }[picture.as], colorScheme);
    if (isWanted({ name: 'phone' })) await takePhone(browser, colorScheme);
  }
} finally {
  await browser.close();
}

async function take(
  from: Browser,
  { name, address, ready }: Picture,
  session: Session | null,
  colorScheme: 'light' | 'dark',
): Promise<void> {
  const page = await openPage(from, colorScheme, WIDTH);
  if (session) {
    await page.addInitScript(
      ([token, user]) => {
        localStorage.setItem('token', token);
        localStorage.setItem('user', user);
      },
      [session.token, JSON.stringify(session.user)] as const,
    );
  }
  await page.goto(url + address);
  await ready(page);
  await keep(page, name, colorScheme);
}

async function takePhone(from: Browser, colorScheme: 'light' | 'dark'): Promise<void> {
  const page = await openPage(from, colorScheme, WIDTH);
  await page.goto(`${sandboxUrl}/phone`);
  await text(page, /Message|message/);
  await keep(page, 'phone', colorScheme);
}

async function openPage(from: Browser, colorScheme: 'light' | 'dark', width: number): Promise<Page> {
  const context = await from.newContext({
    viewport: { width, height: HEIGHT },
    colorScheme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
  });
  return context.newPage();
}

async function keep(page: Page, name: string, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.waitForLoadState('networkidle');
  const file = path.join(picturesDir, `${name}${colorScheme === 'dark' ? '-dark' : ''}.webp`);
  const { size } = await sharp(await page.screenshot())
    .webp({ quality: QUALITY })
    .toFile(file);
  process.stdout.write(`${path.relative(workspaceDir, file)} ${Math.round(size / 1_024)} KB\n`);
  await page.context().close();
}

/** @returns the password */
function seed(username: string): string {
  const said = execFileSync(process.execPath, ['platform/src/commands/seed.ts', username], {
    cwd: workspaceDir,
    encoding: 'utf8',
  });
  const [, password] = /with the password (\S+)/.exec(said) ?? [];
  if (password === undefined) throw new Error(`No account was made: ${said}`);
  return password;
}

async function signUp(username: string): Promise<Session> {
  return post('/api/auth/register', { username, email: `${username}@example.test`, password: 'correct horse battery' });
}

async function post(address: string, body: object): Promise<Session> {
  const answer = await fetch(url + address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
  return JSON.parse(await answer.text());
}
