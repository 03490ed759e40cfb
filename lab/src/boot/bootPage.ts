import { setTimeout as delay } from 'node:timers/promises';
import { type BootedPage, type BuildFacts, buildNameOf } from '@fanfare/releases';
import { type Boot, serverPaths } from '@fanfare/shared/contracts';
import type { Target } from '@fanfare/shared/lab';
import type { Browser, Page } from '@playwright/test';
import { nameOf, see } from '../check/performStep.ts';
import type { Playable } from '../scenarios/Playable.ts';
import { openStage } from '../stage/openStage.ts';
import type { AloneReleases } from '../stage/publishAlone.ts';
import type { Stage } from '../stage/Stage.ts';
import { ANY_SCENARIO } from './playableFor.ts';

interface BootPageOptions {
  releases: AloneReleases;
  shellDir: string;
  facts: Pick<BuildFacts, 'name' | 'version' | 'buildId' | 'globalName' | 'entry'>;
  playable: Playable;
  isCandidate: boolean;
}

/** Browsers report within seconds, but busy machines are slower. */
const REPORTED_WITHIN_MS = 45_000;
const ASK_EVERY_MS = 250;

/** Rejects only if the browser or the stage is missing. */
export async function bootPage(
  browser: Browser,
  options: BootPageOptions,
): Promise<Omit<BootedPage, 'picture'> & { picture: Buffer }> {
  const { releases, shellDir, facts, playable, isCandidate } = options;
  const { scenario } = playable;
  const stage = await openStage({ releases, shellDir, ...playable });
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'UTC',
  });
  try {
    const problems: string[] = [];
    await context.addInitScript(recordViolations);
    const page = await context.newPage();
    page.on('pageerror', ({ message }) => problems.push(`The page throws: ${message}`));
    await page.goto(stage.url);
    const boots = await bootsOf(page, stage, facts);
    const drawn = boots.find(({ step, remote }) => step === 'drawn' && remote === facts.name);
    problems.push(...boots.flatMap(problemOf));
    if (!drawn && problems.length === 0) problems.push(`Nothing of it was drawn within ${REPORTED_WITHIN_MS / 1000} s.`);
    if (isCandidate && drawn) {
      for (const target of scenario.sees)
        await see(page, target).catch(() => problems.push(missing(target, facts.name, scenario.id)));
      problems.push(...(await page.evaluate(runSelfTest, { globalName: facts.globalName, moduleUrl: moduleUrlOf(facts) })));
    }
    const violations = await violationsOf(page);
    return {
      ...{ remote: facts.name, route: scenario.route, ms: drawn?.ms ?? null },
      problems: [...new Set([...problems, ...violations])],
      picture: await page.screenshot({ type: 'jpeg', quality: 60, animations: 'disabled' }),
    };
  } finally {
    await context.close();
    await stage.close();
  }
}

/** Waits for the boot report of `facts`. */
async function bootsOf(page: Page, stage: Stage, { name, version, buildId }: BootPageOptions['facts']): Promise<Boot[]> {
  const build = `${version}-${buildId}`;
  const readBoots = () =>
    stage.log.flatMap(({ kind, text, detail }) => {
      if (kind !== 'call' || !text.startsWith('POST /api/releases/boots')) return [];
      const { request }: { request?: { boots?: Boot[] } } = Object(detail);
      return request?.boots ?? [];
    });
  const isOver = () => readBoots().some((boot) => boot.remote === name && boot.build === build && boot.step !== 'loaded');
  const deadline = performance.now() + REPORTED_WITHIN_MS;
  while (!isOver() && performance.now() < deadline) {
    await page.evaluate(hidePage);
    await delay(ASK_EVERY_MS);
  }
  return readBoots();
}

/** Names the scenario too, because its text may be outdated. */
function missing(target: Target, remote: string, scenario: string): string {
  const expectedBy = scenario === ANY_SCENARIO ? '' : ` ${remote}/lab/scenarios.ts expects it ("${scenario}").`;
  return `${nameOf(target)} is not to be seen.${expectedBy}`;
}

function problemOf({ remote, build, step, phase, kind }: Boot): string[] {
  if (step === 'crashed') return [`${remote} ${build} crashed while it was drawn.`];
  return step === 'failed' ? [`${remote} ${build} could not be loaded (${[phase, kind].filter(Boolean).join(', ')}).`] : [];
}

async function violationsOf(page: Page): Promise<string[]> {
  const found = await page.evaluate<string[]>('window.fanfareViolations');
  return found.map((what) => `The content security policy refused ${what}.`);
}

/** Runs in the page. Hiding the page makes it send its reports at once. */
function hidePage(): void {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  Reflect.deleteProperty(document, 'visibilityState');
}

function recordViolations(): void {
  const found: string[] = [];
  Object.assign(globalThis, { fanfareViolations: found });
  globalThis.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI } = event as Event & { effectiveDirective: string; blockedURI: string };
    found.push(`${blockedURI || 'something'} (${effectiveDirective})`);
  });
}

/** Null for scripts that assign a global variable. */
function moduleUrlOf({ name, entry, ...facts }: BootPageOptions['facts']): string | null {
  return entry?.type === 'module' ? `${serverPaths.releases}${name}/${buildNameOf(facts)}/${entry.file}` : null;
}

async function runSelfTest({ globalName, moduleUrl }: { globalName: string; moduleUrl: string | null }): Promise<string[]> {
  interface Module {
    views: Record<string, () => Promise<unknown>>;
    selfTest?: () => Promise<readonly string[]>;
  }
  type Container = { get: (name: string) => Promise<() => { default: Module }> } | undefined;
  const container: Container = moduleUrl ? await import(moduleUrl) : Reflect.get(globalThis, globalName);
  if (!container) return [`There is no container ${globalName} in the page.`];
  const { views, selfTest } = (await container.get('./remote'))().default;
  const problems: string[] = [];
  for (const [name, load] of Object.entries(views)) {
    await load().catch((cause: unknown) => problems.push(`The view "${name}" cannot be loaded: ${String(cause)}`));
  }
  const own = await selfTest?.().catch((cause: unknown) => [`it throws ${String(cause)}`]);
  for (const line of own ?? []) problems.push(`Its own test says: ${line}`);
  return problems;
}
