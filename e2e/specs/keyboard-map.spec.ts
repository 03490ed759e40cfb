import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { signUpAndConnect } from '../fixtures/signUpAndConnect.ts';
import { expect, test } from '../fixtures/test.ts';

const document = path.resolve(import.meta.dirname, '../../docs/guide/keyboard.md');

/** Screens with their own shortcuts; the shortcuts of every screen are in each of their dialogs. */
const screens = [
  '/dashboard?tab=notifications',
  '/dashboard?tab=instagram&part=inbox',
  '/dashboard?tab=instagram&part=comments',
  '/dashboard?tab=instagram&part=publishing',
  '/webhook-management?tab=dashboard&view=events',
  '/flow-builder',
];

type Shortcuts = Map<string, Map<string, string>>;

/** Reads the shortcuts dialog: the keys for each command, by group. */
async function readShortcuts(page: Page, shortcuts: Shortcuts): Promise<void> {
  const listed = await page.evaluate<[string, [string, string][]][]>(`
    [...document.querySelectorAll('[role="dialog"] section')].map((section) => [
      section.querySelector('h3').textContent,
      [...section.querySelectorAll('dl > div')].map((row) => [
        row.querySelector('dt').textContent,
        [...row.querySelectorAll('dd > *')]
          .map((part) => (part.matches('small') ? part.textContent.trim() : [...part.children].map((key) => key.firstChild.textContent).join('+')))
          .join(' '),
      ]),
    ])
  `);
  for (const [group, rows] of listed) shortcuts.set(group, new Map([...(shortcuts.get(group) ?? []), ...rows]));
}

function render(shortcuts: Shortcuts): string {
  const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('+then+', ' then ');
  return [...shortcuts]
    .map(([group, rows]) => {
      const lines = [...rows].map(([title, keys]) => `| ${cell(title)} | ${cell(keys)} |`);
      return [`## ${group}`, '', '| What | Keys |', '| --- | --- |', ...lines, ''].join('\n');
    })
    .join('\n');
}

test('the keyboard page lists the same shortcuts as the dialogs of the question mark', { tag: '@long' }, async ({
  page,
  person,
}) => {
  await signUpAndConnect(page, person);
  const shortcuts: Shortcuts = new Map();
  for (const screen of screens) {
    await page.goto(screen);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await readShortcuts(page, shortcuts);
    await page.keyboard.press('Escape');
  }
  const [head = '', ...tables] = readFileSync(document, 'utf8').split(/(?=^## )/m);
  const now = render(shortcuts);
  if (process.env.FANFARE_WRITE_PAGES === '1') writeFileSync(document, head + now);
  else expect(now).toBe(tables.join(''));
});
