import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const FILES_PER_GROUP = 20;

interface GroupOptions {
  rootHooks?: string | undefined;
  /** Files in these folders change their process, so no others run in it. */
  apart?: readonly string[];
}

/** Runs several files per process, because loading takes most of the time. */
export function writeGroups(files: readonly string[], directory: string, { rootHooks, apart = [] }: GroupOptions = {}): string[] {
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  const folderOf = (file: string) => apart.find((folder) => path.relative(folder, file).split(path.sep)[0] !== '..');
  const groups = [...apart, undefined].map((folder) => files.filter((file) => folderOf(file) === folder)).flatMap(divide);
  return groups.map((group, index) => {
    const file = path.join(directory, `group-${String(index + 1).padStart(2, '0')}.test.mjs`);
    writeFileSync(file, renderGroup(group, rootHooks));
    return file;
  });
}

function divide(files: readonly string[]): string[][] {
  const count = Math.ceil(files.length / FILES_PER_GROUP);
  const bySize = files.toSorted((a, b) => statSync(b).size - statSync(a).size || a.localeCompare(b));
  return Array.from({ length: count }, (_, group) => bySize.filter((_name, place) => place % count === group));
}

function renderGroup(files: readonly string[], rootHooks?: string): string {
  const suites = files.map(
    (file) =>
      `describe(${JSON.stringify(file)}, async () => {\n  await import(${addressOf(file)});\n  after(() => mock.reset());\n});\n`,
  );
  const hooks = rootHooks === undefined ? '' : `import ${addressOf(rootHooks)};\n`;
  return `import { after, describe, mock } from 'node:test';\n${hooks}\n${suites.join('')}`;
}

function addressOf(file: string): string {
  return JSON.stringify(pathToFileURL(path.resolve(file)).href);
}
