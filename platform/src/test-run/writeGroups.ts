import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const FILES_PER_GROUP = 10;

/**
 * Writes modules that each run several test files one after the other in one process, because a process spends most of its time on loading
 * what it tests. Hooks and mocks of a file end with it.
 *
 * @param rootHooks a module with hooks that apply to the tests of all files
 * @returns the modules, which hold about the same amount of tests
 */
export function writeGroups(files: readonly string[], directory: string, rootHooks?: string): string[] {
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  const count = Math.ceil(files.length / FILES_PER_GROUP);
  const bySize = files.toSorted((a, b) => statSync(b).size - statSync(a).size || a.localeCompare(b));
  return Array.from({ length: count }, (_, group) => {
    const file = path.join(directory, `group-${String(group + 1).padStart(2, '0')}.test.mjs`);
    writeFileSync(
      file,
      renderGroup(
        bySize.filter((_name, place) => place % count === group),
        rootHooks,
      ),
    );
    return file;
  });
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
