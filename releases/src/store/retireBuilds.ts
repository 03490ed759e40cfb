import { readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { ReleaseRefusal } from '../ReleaseRefusal.ts';
import { isInUse, stateOf } from '../release-index/applyChange.ts';
import type { ReleaseStore } from './openReleaseStore.ts';

const REMOVED = '.leaving-';

/** @param before ISO 8601; open pages older than this must reload */
export async function retireBuilds(store: ReleaseStore, before: string, by: string): Promise<string[]> {
  const retired: string[] = [];
  for (const remote of namesIn(store.dir)) {
    for (const build of namesIn(path.join(store.dir, remote))) {
      const dir = path.join(store.dir, remote, build);
      if (build.includes(REMOVED)) {
        rmSync(dir, { recursive: true, force: true });
        continue;
      }
      if (!store.has(remote, build) || lastUse(store, remote, build) >= before) continue;
      if (isInUse(stateOf(store.readIndex(), remote), build)) continue;
      const leaving = path.join(store.dir, remote, `${REMOVED}${build}`);
      try {
        await store.change(remote, { kind: 'retire', build }, by, { underLock: () => renameSync(dir, leaving) });
      } catch (cause) {
        if (cause instanceof ReleaseRefusal) continue;
        throw cause;
      }
      rmSync(leaving, { recursive: true, force: true });
      retired.push(`${remote} ${build}`);
    }
  }
  return retired;
}

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
