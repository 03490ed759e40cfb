import { findViolations } from '@fanfare/platform/browser';
import type { Language } from '@fanfare/shared/contracts';
import type { Browser, Page } from '@playwright/test';
import { asWritten, type Translator } from '../language/translatorOf.ts';
import type { Playable } from '../scenarios/Playable.ts';
import { openStage } from '../stage/openStage.ts';
import type { AloneReleases } from '../stage/publishAlone.ts';
import type { Stage } from '../stage/Stage.ts';
import { type Look, themes, widths } from './looks.ts';
import { nameOf, performStep, see } from './performStep.ts';
import { watchConsole } from './watchConsole.ts';

export interface Picture {
  look: Look;
  png: Buffer;
}

export interface Played {
  /** Empty if the scenario passed. */
  problems: readonly string[];
  pictures: readonly Picture[];
  ms: number;
}

export interface PageLanguage {
  language: Language;
  inLanguage: Translator;
}

const LAYOUT_SHIFT_MAX = 0.1;
const layoutShift = `
  globalThis.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) layoutShift += value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

const english: PageLanguage = { language: 'en', inLanguage: asWritten };

export async function playScenario(
  browser: Browser,
  releases: AloneReleases,
  playable: Playable,
  speech: PageLanguage = english,
): Promise<Played> {
  const begin = performance.now();
  const problems: string[] = [];
  const pictures: Picture[] = [];
  for (const width of playable.scenario.widths ?? widths) {
    const played = await playAt(width, browser, releases, playable, speech);
    problems.push(...played.problems.map((problem) => `${width} px: ${problem}`));
    pictures.push(...played.pictures);
  }
  return { problems, pictures, ms: performance.now() - begin };
}

async function playAt(
  width: Look['width'],
  browser: Browser,
  releases: AloneReleases,
  playable: Playable,
  { language, inLanguage }: PageLanguage,
) {
  const { scenario } = playable;
  const stage = await openStage({ releases, ...playable, wish: { language } });
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'UTC',
  });
  const problems: string[] = [];
  const pictures: Picture[] = [];
  try {
    const page = await context.newPage();
    page.on('pageerror', (error) => problems.push(`the page throws: ${error.message}`));
    watchConsole(page, scenario, problems);
    await page.addInitScript(layoutShift);
    await page.goto(stage.url);
    if (scenario.isOffline) stage.cutOff(true);
    const went = await walk(page, stage, playable, inLanguage, problems);
    const shift = await page.evaluate<number>('layoutShift');
    // A link to a section scrolls to it while the page grows.
    if (shift > LAYOUT_SHIFT_MAX && !scenario.route.includes('#'))
      problems.push(`content shifts by ${shift.toFixed(3)}, more than ${LAYOUT_SHIFT_MAX}`);
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme });
      const look = { theme, width };
      pictures.push({ look, png: await page.screenshot({ animations: 'disabled' }) });
      if (went) problems.push(...(await problemsOfLook(page, look)));
    }
    problems.push(...stage.log.filter(({ kind }) => kind === 'problem').map(({ text }) => text));
  } finally {
    await context.close();
    await stage.close();
  }
  return { problems: [...new Set(problems)], pictures };
}

async function walk(
  page: Page,
  stage: Stage,
  { scenario }: Playable,
  inLanguage: Translator,
  problems: string[],
): Promise<boolean> {
  try {
    for (const step of scenario.steps ?? []) await performStep(page, stage, step, inLanguage);
  } catch (cause) {
    problems.push(cause instanceof Error ? cause.message : String(cause));
    return false;
  }
  const missing: string[] = [];
  for (const target of scenario.sees) {
    await see(page, target, inLanguage).catch(() => missing.push(`${nameOf(target)} is not to be seen`));
    if (missing.length > 0) break;
  }
  problems.push(...missing);
  return missing.length === 0;
}

async function problemsOfLook(page: Page, { theme }: Look): Promise<string[]> {
  // Focus guards and the portal of a menu are not content.
  const hasMenu = (await page.locator('[role="menu"]').count()) > 0;
  const menu = { include: ['[role="menu"]'], exclude: ['[data-base-ui-focus-guard]'] };
  const violations = await findViolations(page, hasMenu ? menu : {});
  const sideways = await page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');
  return [
    ...violations.map(({ id, help, where }) => `${theme}: ${help} (${id}) at ${where.join(', ')}`),
    ...(sideways > 0 ? [`${theme}: it scrolls ${sideways} pixels sideways`] : []),
  ];
}
