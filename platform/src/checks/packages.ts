import { existsSync } from 'node:fs';
import path from 'node:path';
import { remoteNames } from '../release/remoteNames.ts';
import { readJson, workspaceDir } from '../webpack/packageFacts.ts';

/** Packages whose code runs in a browser; their tests run in jest. */
export const browserPackages = ['shared', 'shell', ...remoteNames()];
/** Packages that Node runs as they are; their tests run in node:test. */
export const nodePackages = ['engine', 'platform', 'sandbox', 'server'];
export const allPackages = [...browserPackages, ...nodePackages, 'e2e', 'bench'];

/** The `test` script of a package. */
export function testScriptOf(packageName: string): string {
  const file = path.join(workspaceDir, packageName, 'package.json');
  const { scripts } = existsSync(file) ? readJson<{ scripts?: Record<string, string> }>(file) : {};
  if (!scripts?.test) throw new Error(`${packageName}/package.json has no "test" script.`);
  return scripts.test;
}
