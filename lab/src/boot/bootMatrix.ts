import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {
  addBuild,
  BOOT_REPORT_FILE,
  type BootedPage,
  type BootReport,
  type BuildFacts,
  buildNameOf,
  contractBreaks,
  openReleaseStore,
  readBuild,
  readShell,
} from '@fanfare/releases';
import type { Browser } from '@playwright/test';
import { bootPage } from './bootPage.ts';
import { type Cell, cellsOf } from './cellsOf.ts';
import { downloadBuilds } from './downloadBuilds.ts';
import { type AllScenarios, playableFor, readAllScenarios } from './playableFor.ts';

interface MatrixOptions {
  browser: Browser;
  /** The report and screenshots are written there. */
  dist: string;
  from: string;
  shellDirs: readonly string[];
  onBooted?: (page: BootedPage) => void;
}

const AT_ONCE = 4;

/** Boots each route of the build and the first page of each neighbor, in all combinations that users can get. */
export async function bootMatrix({ browser, dist, from, shellDirs, onBooted }: MatrixOptions): Promise<BootReport> {
  const candidate = readBuild(dist);
  const dir = await mkdtemp(path.join(os.tmpdir(), 'fanfare-boot-'));
  try {
    const builds = path.join(dir, 'builds');
    // Publishing completes `release.json`.
    await addBuild(openReleaseStore(builds), dist);
    const index = await downloadBuilds(from, candidate.name, builds);
    const scenarios = await readAllScenarios();
    const cells = cellsOf(candidate.name, index, shellDirs);
    const report: BootReport = { at: new Date().toISOString(), build: buildNameOf(candidate), cells: [] };
    for (const [at, cell] of cells.entries()) {
      const releases = await arrange(path.join(dir, `cell-${at}`), builds, candidate, cell);
      const pages = await bootCell({ browser, releases, cell, candidate, scenarios, dist, at, ...(onBooted && { onBooted }) });
      report.cells.push({ shell: buildNameOf(readShell(cell.shellDir)), beside: cell.beside, pages });
    }
    await writeFile(path.join(dist, BOOT_REPORT_FILE), `${JSON.stringify(report, null, 2)}\n`);
    return report;
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

async function arrange(dir: string, builds: string, candidate: BuildFacts, { beside }: Cell) {
  const releasesDir = path.join(dir, 'releases');
  await mkdir(releasesDir, { recursive: true });
  const live = { ...beside, [candidate.name]: buildNameOf(candidate) };
  for (const name of Object.keys(live)) await symlink(path.join(builds, name), path.join(releasesDir, name), 'junction');
  const store = openReleaseStore(releasesDir);
  for (const [name, build] of Object.entries(live)) await store.change(name, { kind: 'release', build }, 'the gate');
  return { dir, releasesDir, remove: async () => undefined };
}

interface CellOptions extends Pick<MatrixOptions, 'browser' | 'dist' | 'onBooted'> {
  releases: Awaited<ReturnType<typeof arrange>>;
  cell: Cell;
  candidate: BuildFacts;
  scenarios: AllScenarios;
  at: number;
}

async function bootCell(options: CellOptions): Promise<BootedPage[]> {
  const { browser, releases, cell, candidate, scenarios, dist, at, onBooted } = options;
  const store = openReleaseStore(releases.releasesDir);
  const neighbours = Object.entries(cell.beside).map(([name, build]) => store.readFacts(name, build));
  const starts = [
    ...candidate.manifest.routes.map((route) => ({ facts: candidate, route, isCandidate: true })),
    ...neighbours.flatMap((facts) => facts.manifest.routes.slice(0, 1).map((route) => ({ facts, route, isCandidate: false }))),
  ];
  const shell = readShell(cell.shellDir);
  const pages: BootedPage[] = [];
  const waiting = [...starts.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [place, { facts, route, isCandidate }] = next;
      const misfits = contractBreaks({ ...facts, requires: facts.requires ?? {} }, shell);
      if (misfits.length > 0) {
        const problems = misfits.map(({ problem, fix }) => `${problem} ${fix}`);
        const refused = { remote: facts.name, route: route.path, problems, ms: null, picture: null };
        pages[place] = refused;
        onBooted?.(refused);
        continue;
      }
      const playable = playableFor(scenarios, facts.name, route);
      const { picture: jpeg, ...page } = await bootPage(browser, {
        ...{ releases, shellDir: cell.shellDir, facts, playable, isCandidate },
      });
      const picture = `boot-${at}-${place}.jpg`;
      await writeFile(path.join(dist, picture), jpeg);
      const booted = { ...page, picture };
      pages[place] = booted;
      onBooted?.(booted);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return pages;
}
