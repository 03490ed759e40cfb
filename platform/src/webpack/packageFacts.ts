import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** The root of the workspace. */
export const workspaceDir = path.resolve(import.meta.dirname, '../../..');

interface PackageJson {
  name: string;
  version: string;
}

/** What a build needs to know about the package in `dir`. */
export function packageFacts(dir: string) {
  const { name, version } = readJson<PackageJson>(path.join(dir, 'package.json'));
  return { dir, name: name.replace(/^@[^/]+\//, ''), version, buildId: buildIdOf(dir) };
}

/** Version of `name` as installed for the package in `dir`. */
export function installedVersion(dir: string, name: string): string {
  const file = findPackageJSON(name, pathToFileURL(path.join(dir, 'package.json')));
  if (!file) throw new Error(`${name} is not installed for ${path.relative(workspaceDir, dir)}.`);
  return readJson<PackageJson>(file).version;
}

/** @throws with the name of the file when it is no JSON */
export function readJson<T>(file: string): T {
  const text = readFileSync(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${path.relative(workspaceDir, file)} is no JSON: ${why}`, { cause });
  }
}

const DRAWN = /\buseSlots\(\s*(['"])([^'"]+)\1/g;

/** The slots that the package in `dir` draws, by what its sources ask `useSlots` for: names that are written out. */
export function drawnSlots(dir: string): string[] {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: dir, exclude: ['**/*.test.*'] });
  const names = files.flatMap((file) =>
    [...readFileSync(path.join(dir, file), 'utf8').matchAll(DRAWN)].map(([, , name = '']) => name),
  );
  return [...new Set(names)].sort();
}

/**
 * Names a build by what goes into it: the package's sources, the workspace packages it may bundle, the build rules and the lock file.
 * The same inputs give the same id on every machine, so an unchanged remote is not released twice.
 */
function buildIdOf(dir: string): string {
  const hash = createHash('sha256');
  const inputs = [
    ...sourcesIn(dir),
    ...['shared', 'engine', 'platform'].flatMap((name) => sourcesIn(path.join(workspaceDir, name))),
    path.join(workspaceDir, 'pnpm-lock.yaml'),
  ];
  for (const file of inputs) {
    if (!existsSync(file)) continue;
    hash.update(path.relative(workspaceDir, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 10);
}

function sourcesIn(dir: string): string[] {
  const files = globSync(['package.json', 'remote.json', 'webpack.config.ts', 'lab/passport.json', 'src/**/*'], {
    cwd: dir,
    exclude: ['**/*.test.*'],
  });
  return files
    .filter((file) => /\.[a-z]+$/.test(file))
    .sort()
    .map((file) => path.join(dir, file));
}
