import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceDir } from '../workspace/packageFacts.ts';

export interface FoundTest {
  file: string;
  /** Template expressions are written as `…`. */
  name: string;
}

const testFiles = '{*/{src,test}/**/*.test.{ts,tsx},e2e/specs/**/*.spec.ts}';
const opening =
  /(?:\b(?:test(?:With\w+)?|longTest|it)\(|[\])](?: as const)?\)\()\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/g;
const filledIn = /\$\{(?:[^{}]|\{[^{}]*\})*\}/g;

export function findTests(directory: string = workspaceDir): FoundTest[] {
  return globSync(testFiles, { cwd: directory, exclude: (entry) => path.basename(entry) === 'node_modules' })
    .map((file) => file.split(path.sep).join('/'))
    .sort()
    .flatMap((file) => testNamesIn(readFileSync(path.join(directory, file), 'utf8')).map((name) => ({ file, name })));
}

export function testNamesIn(text: string): string[] {
  return [...text.matchAll(opening)].map(([, single, double, template = '']) => {
    const literal = single ?? double;
    return literal === undefined ? template.replaceAll(filledIn, '…') : literal.replaceAll(/\\(.)/g, '$1');
  });
}
