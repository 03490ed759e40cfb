import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { isBootFile } from '@fanfare/releases';

interface BuildFiles {
  has: (pathname: string) => boolean;
}

interface Listed {
  mtimeMs: number;
  files: ReadonlySet<string>;
}

const PATH = /^\/([\w-]+)\/(\w[\w.+-]*)\/((?:[\w-][\w.-]*\/){0,3}[\w-][\w.-]*)$/;
const OF_REGISTRY = ['release.json', 'contract-report.json'];
const LISTS_MAX = 200;

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
