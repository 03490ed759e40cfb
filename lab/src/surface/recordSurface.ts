import type { SurfaceReport } from '@fanfare/releases';
import { callOf } from '@fanfare/shared/contracts';
import type { Browser, Page } from '@playwright/test';
import { performStep, see } from '../check/performStep.ts';
import type { Playable } from '../scenarios/Playable.ts';
import { openStage } from '../stage/openStage.ts';
import type { AloneReleases } from '../stage/publishAlone.ts';
import { surfaceScript, type UsedApis } from './surfaceScript.ts';

interface SurfaceOptions {
  browser: Browser;
  remote: string;
  releases: AloneReleases;
  playables: readonly Playable[];
}

/** Rejects if a scenario fails. */
export async function recordSurface({ browser, remote, releases, playables }: SurfaceOptions): Promise<SurfaceReport> {
  const touched: Record<keyof SurfaceReport, Set<string>> = {
    globals: new Set(),
    listeners: new Set(),
    storage: new Set(),
    hosts: new Set(),
    calls: new Set(),
    selectors: new Set(),
  };
  const shells = await globalsOfShell(browser, releases);
  for (const playable of playables) {
    const { scenario } = playable;
    const stage = await openStage({ releases, ...playable });
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB', timezoneId: 'UTC' });
    try {
      await context.exposeFunction('reportUsedApis', (line: string) => {
        const { kind, name }: UsedApis = JSON.parse(line);
        touched[kind].add(kind === 'storage' ? withoutIds(name) : name);
      });
      await context.addInitScript(surfaceScript(`/r/${remote}/`));
      const page = await context.newPage();
      page.on('request', (request) => {
        const { origin, host, protocol, pathname } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== stage.origin) touched.hosts.add(host);
        const known = origin === stage.origin ? callOf(request.method(), pathname) : null;
        if (known && !ofShell.has(known.call)) touched.calls.add(known.call);
      });
      await page.goto(stage.url);
      if (scenario.isOffline) stage.cutOff(true);
      for (const step of scenario.steps ?? []) await performStep(page, stage, step);
      for (const target of scenario.sees) await see(page, target);
      for (const name of await globalsOf(page)) if (!shells.has(name)) touched.globals.add(name);
    } finally {
      await context.close();
      await stage.close();
    }
  }
  const sorted = (kind: keyof SurfaceReport) => [...touched[kind]].sort();
  return {
    globals: sorted('globals'),
    listeners: sorted('listeners'),
    storage: sorted('storage'),
    hosts: sorted('hosts'),
    calls: sorted('calls'),
    selectors: sorted('selectors'),
  };
}

/** Calls that the shell makes on every page. */
const ofShell: ReadonlySet<string> = new Set([
  'GET /api/auth/session',
  'GET /api/instagram/accounts',
  'GET /api/notifications',
  'GET /api/webhooks/counts',
  'GET /api/workspaces',
  'POST /api/releases/boots',
]);

async function globalsOfShell(browser: Browser, releases: AloneReleases): Promise<Set<string>> {
  const scenario = { id: 'shell', title: '', about: '', route: '/no-such-page', user: null, sees: [] };
  const stage = await openStage({ releases, scenario, recording: null });
  const context = await browser.newContext();
  try {
    await context.exposeFunction('reportUsedApis', () => undefined);
    const page = await context.newPage();
    await page.goto(stage.url);
    await see(page, { role: 'heading' });
    return new Set(await globalsOf(page));
  } finally {
    await context.close();
    await stage.close();
  }
}

async function globalsOf(page: Page): Promise<string[]> {
  const names = await page.evaluate<string[]>('Object.getOwnPropertyNames(window)');
  return names.filter((name) => !/^(\d+|webpackChunk.*|mf_\w+__\w+|lab_\w+|__playwright\w+)$/.test(name));
}

/** Replaces ids in storage keys with `*`. */
function withoutIds(name: string): string {
  return name.replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|(?:user|workspace)-\w+|\d{2,}/g, '*');
}
