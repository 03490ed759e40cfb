import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** The part of a `package.json` that matters here. */
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

/**
 * Version of `name` as installed for the package in `dir`. What is published names exact versions: a remote is tested with what the shell runs.
 *
 * @throws when it is not installed there
 */
export function installedVersion(dir: string, name: string): string {
  const file = findPackageJSON(name, pathToFileURL(path.join(dir, 'package.json')));
  if (!file) throw new Error(`${name} is not installed for ${path.basename(dir)}.`);
  return readPackage(path.dirname(file)).version;
}

/** `@scope/name` or `name` of an import. */
export function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
