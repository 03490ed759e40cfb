import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const FILES_PER_GROUP = 25;
const FILES_PER_PAGE = 20;

interface GroupOptions {
  rootHooks?: string | undefined;
  /** Files in these folders change their process, so no others run in it. */
  apart?: readonly string[];
}

/** Runs several files per process, because loading takes most of the time. */
export function writeGroups(files: readonly string[], directory: string, { rootHooks, apart = [] }: GroupOptions = {}): string[] {
  const folderOf = (file: string) => apart.find((folder) => path.relative(folder, file).split(path.sep)[0] !== '..');
  const groups = [...apart, undefined]
    .map((folder) => files.filter((file) => folderOf(file) === folder))
    .flatMap((part) => divide(part, FILES_PER_GROUP));
  return writeAll(directory, groups, 'mjs', (group) => renderGroup(group, rootHooks));
}

interface JestGroupOptions {
  preloaded?: readonly string[];
  isReversed?: boolean;
}

const replacesModules = /\bjest\s*\.(do)?mock\(|\bjest\s*\.(resetModules|isolateModules|unstable_mockModule)|@jest-environment/;
const userEvents = '@testing-library/user-event';
const react = '@testing-library/react';
/** See ADR 0105. */
const omitOwnerStacks =
  "Object.defineProperty(require('react').__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE, " +
  "'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} });\n";
const preparesPage = /^import '\./;

export function writeJestGroups(files: readonly string[], directory: string, options: JestGroupOptions = {}): string[] {
  const { preloaded = [], isReversed = false } = options;
  const { alone = [], together = [] } = Object.groupBy(files, (file) => {
    const source = readFileSync(file, 'utf8');
    return replacesModules.test(source) || preparesPage.test(source) ? 'alone' : 'together';
  });
  const groups = [...divide(together, FILES_PER_PAGE), ...alone.map((file) => [file])];
  return writeAll(directory, groups, 'js', (group) =>
    alone.includes(group[0] ?? '')
      ? renderJestGroup(group, [])
      : renderJestGroup(isReversed ? group.toReversed() : group, preloaded),
  );
}

function writeAll(
  directory: string,
  groups: readonly string[][],
  extension: string,
  render: (files: readonly string[]) => string,
): string[] {
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  return groups.map((group, index) => {
    const file = path.join(directory, `group-${String(index + 1).padStart(2, '0')}.test.${extension}`);
    writeFileSync(file, render(group));
    return file;
  });
}

function divide(files: readonly string[], filesPerGroup: number): string[][] {
  const count = Math.ceil(files.length / filesPerGroup);
  const bySize = files.toSorted((a, b) => statSync(b).size - statSync(a).size || a.localeCompare(b));
  return Array.from({ length: count }, (_, group) => bySize.filter((_name, place) => place % count === group));
}

function renderGroup(files: readonly string[], rootHooks?: string): string {
  const required = (file: string) => `require(${JSON.stringify(path.resolve(file))});\n`;
  const suites = files.map(
    (file) => `describe(${JSON.stringify(file)}, () => {\n  ${required(file)}  after(() => mock.reset());\n});\n`,
  );
  const runner = pathToFileURL(path.join(import.meta.dirname, 'untrackedTests.ts')).href;
  return [
    "import { createRequire } from 'node:module';\n",
    `import { after, describe, mock } from ${JSON.stringify(runner)};\n\n`,
    'const require = createRequire(import.meta.url);\n',
    rootHooks === undefined ? '' : required(rootHooks),
    ...suites,
  ].join('');
}

function renderJestGroup(files: readonly string[], preloaded: readonly string[]): string {
  const keepPage = JSON.stringify(path.resolve(import.meta.dirname, '../jest/keepPage.cjs'));
  const suites = files.map(
    (file) =>
      `describe(${JSON.stringify(file)}, () => {\n  require(${JSON.stringify(path.resolve(file))});\n` +
      '  afterAll(restorePage);\n});\n',
  );
  return [
    ...preloaded.map((name) => `require(${JSON.stringify(name)});\n`),
    ...(preloaded.includes(react) ? [omitOwnerStacks] : []),
    ...(preloaded.includes(userEvents) ? [`require(${JSON.stringify(userEvents)}).userEvent.setup();\n`] : []),
    `const { restorePage } = require(${keepPage});\n`,
    ...suites,
  ].join('');
}
