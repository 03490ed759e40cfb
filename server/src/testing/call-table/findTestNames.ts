import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageDirectory } from './recordDirectory.ts';

/** Whether a file has a test of this name; names made by a template match what the template can make. */
export function createTestNameFinder(): (file: string, test: string) => boolean {
  const patterns = new Map(
    globSync('src/**/*.test.ts', { cwd: packageDirectory }).map((file) => [
      file,
      patternsIn(readFileSync(join(packageDirectory, file), 'utf8')),
    ]),
  );
  return (file, test) => (patterns.get(file) ?? []).some((pattern) => pattern.test(test));
}

function patternsIn(text: string): RegExp[] {
  const names = [...text.matchAll(/\btest\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/g)];
  const own = names.map(([, single, double, template = '']) => {
    const literal = single ?? double;
    if (literal !== undefined) return new RegExp(`^${escaped(literal.replaceAll(/\\(.)/g, '$1'))}$`);
    const parts = template.split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/).map((part) => escaped(part));
    return new RegExp(`^${parts.join('.+')}$`, 's');
  });
  return own;
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
