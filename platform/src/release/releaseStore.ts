import { closeSync, cpSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** `release.json`, which every remote build ends with. */
export interface BuildFacts {
  name: string;
  version: string;
  buildId: string;
  globalName: string;
  files: Record<string, string>;
}

/** What is live, as the server reads it from `index.json` in the releases directory. */
export interface ReleaseIndex {
  /** Grows with every change. */
  seq: number;
  changedAt: string;
  /** Set by hand for a deliberate step back: the number up to which this index, though lower, replaces what browsers have seen. */
  rollbackOf?: number;
  /** Directory names (`1.0.0-9f31c0a2b4`) per remote, oldest first; the last one is live. */
  remotes: Record<string, string[]>;
}

const LOCK_TRIES = 200;
const LOCK_WAIT_MS = 25;

/** Reads the index; a directory nothing was ever released to has an empty one. */
export function readReleaseIndex(releasesDir: string): ReleaseIndex {
  const file = path.join(releasesDir, 'index.json');
  if (!existsSync(file)) return { seq: 0, changedAt: new Date(0).toISOString(), remotes: {} };
  return JSON.parse(readFileSync(file, 'utf8'));
}

/**
 * Puts finished builds into the releases directory and makes them live. A directory is written once and never changed, so a page that
 * is open keeps finding its files; only `index.json` changes, and all at once.
 *
 * @returns the builds that were not live before, as `mf-auth 1.0.0-9f31c0a2b4`
 */
export async function publishBuilds(releasesDir: string, distDirs: readonly string[]): Promise<string[]> {
  mkdirSync(releasesDir, { recursive: true });
  return await withLock(releasesDir, () => {
    const index = readReleaseIndex(releasesDir);
    const published: string[] = [];
    for (const dist of distDirs) {
      const facts: BuildFacts = JSON.parse(readFileSync(path.join(dist, 'release.json'), 'utf8'));
      const build = `${facts.version}-${facts.buildId}`;
      copyOnce(dist, path.join(releasesDir, facts.name, build));
      const history = index.remotes[facts.name] ?? [];
      if (history.at(-1) === build) continue;
      index.remotes[facts.name] = [...history.filter((known) => known !== build), build];
      published.push(`${facts.name} ${build}`);
    }
    if (published.length > 0) {
      index.seq += 1;
      index.changedAt = new Date().toISOString();
      writeWhole(path.join(releasesDir, 'index.json'), `${JSON.stringify(index, null, 2)}\n`);
    }
    return published;
  });
}

/** Copies to a scratch name first, so that a killed release leaves no half build under a final name. */
function copyOnce(from: string, to: string): void {
  if (existsSync(to)) return;
  const scratch = `${to}.partial`;
  rmSync(scratch, { recursive: true, force: true });
  cpSync(from, scratch, { recursive: true, filter: (file) => !file.endsWith('.map') });
  renameSync(scratch, to);
}

function writeWhole(file: string, text: string): void {
  writeFileSync(`${file}.partial`, text);
  renameSync(`${file}.partial`, file);
}

/** Two releases at the same time must not lose one another's line in the index. */
async function withLock<T>(dir: string, work: () => T): Promise<T> {
  const lock = path.join(dir, 'index.lock');
  for (let attempt = 0; ; attempt += 1) {
    try {
      closeSync(openSync(lock, 'wx'));
      break;
    } catch (cause) {
      if (attempt >= LOCK_TRIES) {
        throw new Error(
          `Another release has held ${lock} for ${(LOCK_TRIES * LOCK_WAIT_MS) / 1000} s. Delete the file if none is running.`,
          { cause },
        );
      }
      await new Promise((resolve) => setTimeout(resolve, LOCK_WAIT_MS));
    }
  }
  try {
    return work();
  } finally {
    rmSync(lock, { force: true });
  }
}
