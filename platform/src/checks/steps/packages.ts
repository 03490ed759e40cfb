import { existsSync } from 'node:fs';
import path from 'node:path';
import { remoteNames } from '../../release/remoteNames.ts';
import { readJson, workspaceDir } from '../../webpack/packageFacts.ts';

/** Packages whose code runs in a browser; their tests run in jest. */
export const browserPackages = ['shared', 'shell', ...remoteNames()];
/** Packages that Node runs as they are; their tests run in node:test. */
export const nodePackages = ['engine', 'platform', 'releases', 'lab', 'sdk', 'sandbox', 'server', 'bench'];
/** Node packages with pages of their own; those are tested in jest by the script `test:pages`. */
export const pagePackages = ['sandbox'];
export const allPackages = [...browserPackages, ...nodePackages, 'e2e'];

/** A script of a package; undefined when it has none of that name. */
export function findScript(packageName: string, name: string): string | undefined {
  const file = path.join(workspaceDir, packageName, 'package.json');
  const { scripts } = existsSync(file) ? readJson<{ scripts?: Record<string, string> }>(file) : {};
  return scripts?.[name];
}

/** The script of a package that runs its tests. */
export function testScriptOf(packageName: string, name: 'test' | 'test:pages' = 'test'): string {
  const script = findScript(packageName, name);
  if (!script) throw new Error(`${packageName}/package.json has no "${name}" script.`);
  return script;
}
