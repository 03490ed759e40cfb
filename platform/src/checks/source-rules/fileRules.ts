import { posix } from 'node:path';

export interface SourceFile {
  /** Relative to the workspace, with `/`. */
  path: string;
  text: string;
}

export interface FileRule {
  name: string;
  problem: (file: SourceFile) => string | null;
}

const LINES_MAX = 400;
const README_LINES_MAX = 40;
/** Each domain of the server counts as a separate `src`. */
const FOLDERS_BELOW_SRC_MAX = 3;
const genericName = /(^|\/)(utils?|helpers?|common|misc|lib)(\/|\.[^/]*$)/i;
export const isCode = /\.(ts|tsx|js|cjs|mjs)$/;

export const fileRules: readonly FileRule[] = [
  {
    name: 'room',
    problem: ({ path }) =>
      genericName.test(path) ? 'is named after no room: name it after what it does, and put it where that belongs' : null,
  },
  {
    name: 'length',
    problem: ({ path, text }) => {
      const lines = linesOf(text);
      return isCode.test(path) && lines > LINES_MAX ? `has ${lines} lines, more than ${LINES_MAX}: split it by verb` : null;
    },
  },
  {
    name: 'readme',
    problem: ({ path, text }) =>
      /^[^/]+\/README\.md$/.test(path) && linesOf(text) > README_LINES_MAX
        ? `has ${linesOf(text)} lines, more than ${README_LINES_MAX}: what is not needed to begin belongs into docs`
        : null,
  },
  {
    name: 'depth',
    problem: ({ path }) => {
      const below = /(?:^|\/)src\/(?:domains\/)?(.*)$/.exec(path)?.[1]?.split('/') ?? [];
      const depth = below.length - 1;
      return depth > FOLDERS_BELOW_SRC_MAX
        ? `lies ${depth} folders below src, more than ${FOLDERS_BELOW_SRC_MAX}: flatten the folders`
        : null;
    },
  },
  {
    name: 'own-package',
    problem: ({ path, text }) =>
      isCode.test(path) && relativeImports(text).some((specifier) => leavesPackage(path, specifier))
        ? 'reaches into another package by a relative path: import it by its name'
        : null,
  },
  {
    name: 'base-api',
    problem: ({ path, text }) =>
      /^mf-[^/]+\/src\//.test(path) &&
      !/\.(api|test)\.tsx?$/.test(path) &&
      importsFromApi(text, /^(type )?(api|defineEndpoints|request|baseQuery|httpClient|getAdapter)$/)
        ? 'touches the base API: define endpoints in a file called <noun>.api.ts and import its hooks'
        : null,
  },
];

export function linesOf(text: string): number {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
}

function relativeImports(text: string): string[] {
  const found = text.matchAll(/^[^'"`/]*(?:from|import)\s*\(?\s*['"](\.[^'"]*)['"]/gm);
  return [...found].map(([, specifier]) => specifier ?? '');
}

function leavesPackage(file: string, specifier: string): boolean {
  const target = posix.join(posix.dirname(file), specifier);
  return target.split('/')[0] !== file.split('/')[0];
}

function importsFromApi(text: string, names: RegExp): boolean {
  const imports = text.matchAll(/import\s*(?:type\s*)?\{([^}]*)\}\s*from\s*'@fanfare\/shared\/api'/g);
  return [...imports].some(([, list]) =>
    (list ?? '')
      .split(',')
      .map((name) => name.trim().split(' as ')[0] ?? '')
      .some((name) => names.test(name)),
  );
}
