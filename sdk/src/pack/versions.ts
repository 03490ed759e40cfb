import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

export interface PackageJson {
  name: string;
  version: string;
  license: string;
  sideEffects?: readonly string[];
  imports?: Readonly<Record<string, string>>;
  exports?: Readonly<Record<string, string>>;
  dependencies?: Readonly<Record<string, string>>;
}

export function readPackage(dir: string): PackageJson {
  return JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'));
}

/** Returns exact versions, because remotes are tested with the shell's versions. */
export function installedVersion(dir: string, name: string): string {
  const file = findPackageJSON(name, pathToFileURL(path.join(dir, 'package.json')));
  if (!file) throw new Error(`${name} is not installed for ${path.basename(dir)}.`);
  return readPackage(path.dirname(file)).version;
}

export function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
