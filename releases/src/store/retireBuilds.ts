import { readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { isInUse, stateOf } from './applyChange.ts';
import type { ReleaseStore } from './openReleaseStore.ts';
import { ReleaseRefusal } from './ReleaseRefusal.ts';

/** Not part of the name of any build. */
const LEAVING = '.leaving-';

/**
 * Removes builds that nobody has got since `before`: neither live, nor what pages fall back to, nor being rolled out, and published, live or
 * rolled out for the last time longer ago. Pages that have been open for longer load their parts anew after a reload.
 *
 * @param before ISO 8601
 * @returns what was removed, as `mf-auth 1.0.0-9f31c0a2b4`
 */
export async function retireBuilds(store: ReleaseStore, before: string, by: string): Promise<string[]> {
  const retired: string[] = [];
  for (const remote of namesIn(store.dir)) {
    for (const build of namesIn(path.join(store.dir, remote))) {
      const dir = path.join(store.dir, remote, build);
      if (build.includes(LEAVING)) {
        // A run before was ended between the change and this.
        rmSync(dir, { recursive: true, force: true });
        continue;
      }
      if (!store.has(remote, build) || lastUse(store, remote, build) >= before) continue;
      if (isInUse(stateOf(store.readIndex(), remote), build)) continue;
      // Under another name first: whoever asks finds all of a build or nothing. Before the next change: nobody makes it live in between.
      const leaving = path.join(store.dir, remote, `${LEAVING}${build}`);
      try {
        await store.change(remote, { kind: 'retire', build }, by, { underLock: () => renameSync(dir, leaving) });
      } catch (cause) {
        // Somebody has just made it live, or another process was faster.
        if (cause instanceof ReleaseRefusal) continue;
        throw cause;
      }
      rmSync(leaving, { recursive: true, force: true });
      retired.push(`${remote} ${build}`);
    }
  }
  return retired;
}

/** When somebody could last have got it: it was published, or a change took it away. */
function lastUse(store: ReleaseStore, remote: string, build: string): string {
  const published = statSync(path.join(store.dir, remote, build, 'release.json')).mtime.toISOString();
  const changes = store.history(remote).filter(({ change, liveBefore, rolledOutBefore }) => {
    const named = 'build' in change ? change.build : null;
    return change.kind !== 'publish' && [named, liveBefore, rolledOutBefore].includes(build);
  });
  return [published, ...changes.map(({ at }) => at)].sort().at(-1) ?? published;
}

function namesIn(dir: string): string[] {
  try {
    return readdirSync(dir, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
  } catch {
    return [];
  }
}
