import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { isBootFile } from '@fanfare/releases';

interface BuildFiles {
  /** `pathname` is below the releases directory: `/mf-auth/1.0.0-9f31c0a2b4/remoteEntry.js`. */
  has: (pathname: string) => boolean;
}

interface Listed {
  mtimeMs: number;
  files: ReadonlySet<string>;
}

const PATH = /^\/([\w-]+)\/(\w[\w.+-]*)\/((?:[\w-][\w.-]*\/){0,3}[\w-][\w.-]*)$/;
/** Written by the registry, so builds do not list them. */
const OF_REGISTRY = ['release.json', 'contract-report.json'];
/** More than are in use at once. */
const LISTS_MAX = 200;

/** Serves files listed in the build's `release.json`, and its reports. */
export function createBuildFiles(releasesDir: string): BuildFiles {
  const lists = new Map<string, Listed>();

  function listOf(build: string): ReadonlySet<string> | null {
    const file = path.join(releasesDir, build, 'release.json');
    const mtimeMs = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (mtimeMs === undefined) return null;
    const known = lists.get(build);
    if (known?.mtimeMs === mtimeMs) return known.files;
    const files = readList(file);
    const [oldest] = lists.keys();
    if (lists.size >= LISTS_MAX && oldest !== undefined) lists.delete(oldest);
    lists.set(build, { mtimeMs, files });
    return files;
  }

  return {
    has(pathname) {
      const [, remote = '', build = '', file = ''] = PATH.exec(pathname) ?? [];
      if (file === '') return false;
      const listed = listOf(path.join(remote, build));
      return listed !== null && (listed.has(file) || OF_REGISTRY.includes(file) || isBootFile(file));
    },
  };
}

function readList(file: string): ReadonlySet<string> {
  try {
    const { files }: { files?: object } = JSON.parse(readFileSync(file, 'utf8'));
    return new Set(Object.keys(files ?? {}));
  } catch {
    return new Set();
  }
}
