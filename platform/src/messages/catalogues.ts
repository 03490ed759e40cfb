import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CatalogType } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

export const localesDir = 'src/locales';
export const sourceLanguage = 'en';

/** Line numbers would cause needless diffs. */
export const poFormat = formatter({ lineNumbers: false });

export function readCatalogue(file: string, source: string = readFileSync(file, 'utf8')): CatalogType {
  const locale = path.basename(file, '.po');
  const parsed = poFormat.parse(source, { locale, sourceLocale: sourceLanguage, filename: file });
  if (parsed instanceof Promise) throw new Error('The format of catalogues must be parsed synchronously.');
  return parsed;
}

/** Uses numbers, because Lingui's hashed ids do not compress. */
function readNumbers(packageDir: string): ReadonlyMap<string, number> {
  const file = sourceCatalogue(packageDir);
  const ids = existsSync(file) ? Object.keys(readCatalogue(file)) : [];
  return new Map(ids.map((id, number) => [id, number]));
}

export function packageOf(file: string): string {
  return file.slice(0, Math.max(file.lastIndexOf(`${path.sep}src${path.sep}`), 0));
}

export function sourceCatalogue(packageDir: string): string {
  return path.join(packageDir, localesDir, `${sourceLanguage}.po`);
}

const quoted = (quote: string) => `${quote}(?:[^${quote}\\\\]|\\\\.)*${quote}`;
const literal = `(?:${quoted('"')}|${quoted("'")})`;
const DESCRIPTOR = new RegExp(
  `(/\\*i18n\\*/\\s*\\{\\s*id: )(${literal})(,\\s*message: )(${literal})(?:,\\s*context: ${literal})?`,
  'g',
);

export function compileInPlace(code: string, packageDir: string): string {
  if (!code.includes('/*i18n*/')) return code;
  const numbers = readNumbers(packageDir);
  return code.replace(DESCRIPTOR, (_, begin: string, id: string, between: string, message: string) => {
    const number = numbers.get(textOf(id));
    return `${begin}${number ?? id}${between}${compiled(textOf(message))}`;
  });
}

/** SWC uses single quotes for texts with double quotes. */
function textOf(code: string): string {
  if (code.startsWith('"')) return JSON.parse(code);
  const text = code.slice(1, -1).replace(/\\'|"/g, (sign) => (sign === '"' ? '\\"' : "'"));
  return JSON.parse(`"${text}"`);
}

export function compileCatalogue(file: string, packageDir: string): string {
  const numbers = readNumbers(packageDir);
  return `import { i18n } from '#i18n';\ni18n.${loadCall(file, readCatalogue(file), (id) => numbers.get(id) ?? id)}`;
}

/** For Jest, which uses Lingui's ids. */
export function compileForJest(file: string, source: string): string {
  return `require('#i18n').i18n.${loadCall(file, readCatalogue(file, source), (id) => id)}`;
}

function loadCall(file: string, catalogue: CatalogType, keyOf: (id: string) => string | number): string {
  const messages = Object.entries(catalogue).flatMap(([id, { translation, context }]) => {
    const key = context !== undefined && MESSAGE_ID.test(context) ? context : keyOf(id);
    return translation ? `${JSON.stringify(key)}:${compiled(translation)}` : [];
  });
  return `load(${JSON.stringify(path.basename(file, '.po'))}, {${messages.join(',')}});\n`;
}

export type Token = ReturnType<typeof compileMessageOrThrow>[number];

export function tokensOf(message: string): Token[] {
  return compileMessageOrThrow(message);
}

export function argumentsOf(message: string): string {
  const names = new Set<string>();
  const collect = (tokens: readonly Token[]) => {
    for (const token of tokens) {
      if (typeof token === 'string') continue;
      const [name, , choices] = token;
      names.add(name);
      if (typeof choices === 'object' && choices !== null)
        for (const choice of Object.values(choices)) if (Array.isArray(choice)) collect(choice);
    }
  };
  collect(tokensOf(message));
  return [...names].sort().join();
}

/** The context of a message of server or engine, see `messagesByIdExtractor`. */
const MESSAGE_ID = /^[a-z-]+\.[\w.-]+$/i;

function compiled(message: string): string {
  return JSON.stringify(compileMessageOrThrow(message));
}
