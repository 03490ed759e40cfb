import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { namesOf, renamed } from './namesOf.ts';
import { withOwner } from './withOwner.ts';

const templateDir = path.resolve(import.meta.dirname, '../../templates/remote');

/**
 * Also updates CODEOWNERS.
 * @param kebab a valid name
 * @throws if the folder exists
 */
export function writeRemote(root: string, kebab: string): void {
  const names = namesOf(kebab);
  const dir = path.join(root, names.package);
  mkdirSync(dir);
  try {
    writeTemplate(dir, kebab);
    const owners = path.join(root, 'CODEOWNERS');
    writeFileSync(owners, withOwner(readFileSync(owners, 'utf8'), names.package, kebab));
  } catch (cause) {
    rmSync(dir, { recursive: true, force: true });
    throw cause;
  }
}

export function writeTemplate(dir: string, kebab: string, without: readonly string[] = []): void {
  const names = namesOf(kebab);
  const files = globSync('**/*.*', { cwd: templateDir, exclude: (entry) => path.basename(entry) === 'node_modules' });
  for (const file of files.filter((each) => !without.includes(each))) {
    const target = path.join(dir, renamed(file, names));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, renamed(readFileSync(path.join(templateDir, file), 'utf8'), names));
  }
}
