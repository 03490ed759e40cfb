import { globSync, readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { hashSources, sourcesIn } from './hashSources.ts';

export const workspaceDir = path.resolve(import.meta.dirname, '../../..');

interface PackageJson {
  name: string;
  version: string;
}

export function packageIdentity(dir: string): PackageJson {
  const { name, version } = readJson<PackageJson>(path.join(dir, 'package.json'));
  return { name: name.replace(/^@[^/]+\//, ''), version };
}

export function packageFacts(dir: string) {
  return { ...packageIdentity(dir), buildId: workspaceBuildId(dir) };
}

export function installedVersion(dir: string, name: string): string {
  const file = findPackageJSON(name, pathToFileURL(path.join(dir, 'package.json')));
  if (!file) throw new Error(`${name} is not installed for ${path.relative(process.cwd(), dir) || 'this package'}.`);
  return readJson<PackageJson>(file).version;
}

export function readJson<T>(file: string): T {
  const text = readFileSync(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${path.relative(process.cwd(), file)} is not valid JSON: ${why}`, { cause });
  }
}

const DRAWN = /\buseSlots\(\s*(['"])([^'"]+)\1/g;

/** Finds literals in calls of `useSlots`. */
export function drawnSlots(dir: string): string[] {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: dir, exclude: ['**/*.test.*'] });
  const names = files.flatMap((file) =>
    [...readFileSync(path.join(dir, file), 'utf8').matchAll(DRAWN)].map(([, , name = '']) => name),
  );
  return [...new Set(names)].sort();
}

export function workspaceBuildId(dir: string): string {
  const packages = [dir, ...['shared', 'engine', 'platform'].map((name) => path.join(workspaceDir, name))];
  return hashSources(workspaceDir, [...packages.flatMap(sourcesIn), path.join(workspaceDir, 'pnpm-lock.yaml')]);
}
