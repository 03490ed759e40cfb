import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CatalogType } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/** Where a package has its catalogues, one file for each language. */
export const localesDir = 'src/locales';
/** The language of the source code. */
export const sourceLanguage = 'en';

/** No line numbers: a catalogue changes with its messages only. */
export const poFormat = formatter({ lineNumbers: false });

/** Messages of a catalogue by their id, in the order of the file. */
export function readCatalogue(file: string, source: string = readFileSync(file, 'utf8')): CatalogType {
  const locale = path.basename(file, '.po');
  const parsed = poFormat.parse(source, { locale, sourceLocale: sourceLanguage, filename: file });
  if (parsed instanceof Promise) throw new Error('The format of catalogues must be parsed synchronously.');
  return parsed;
}

/**
 * Builds number the messages of a package by their place in its English catalogue: the ids that Lingui derives from texts are hashes, which do
 * not compress.
 */
function readNumbers(packageDir: string): ReadonlyMap<string, number> {
  const file = sourceCatalogue(packageDir);
  const ids = existsSync(file) ? Object.keys(readCatalogue(file)) : [];
  return new Map(ids.map((id, number) => [id, number]));
}

/** Directory of the package that has this file in its `src`. */
export function packageOf(file: string): string {
  return file.slice(0, Math.max(file.lastIndexOf(`${path.sep}src${path.sep}`), 0));
}

/** The English catalogue of a package, on which its compiled sources depend. */
export function sourceCatalogue(packageDir: string): string {
  return path.join(packageDir, localesDir, `${sourceLanguage}.po`);
}

const quoted = (quote: string) => `${quote}(?:[^${quote}\\\\]|\\\\.)*${quote}`;
const literal = `(?:${quoted('"')}|${quoted("'")})`;
/** A message as the SWC plugin writes it. */
const DESCRIPTOR = new RegExp(
  `(/\\*i18n\\*/\\s*\\{\\s*id: )(${literal})(,\\s*message: )(${literal})(?:,\\s*context: ${literal})?`,
  'g',
);

/**
 * Compiles the English messages that the SWC plugin leaves in the code, where they are, and numbers them.
 *
 * @param code output of SWC
 */
export function compileInPlace(code: string, packageDir: string): string {
  if (!code.includes('/*i18n*/')) return code;
  const numbers = readNumbers(packageDir);
  return code.replace(DESCRIPTOR, (_, begin: string, id: string, between: string, message: string) => {
    const number = numbers.get(textOf(id));
    return `${begin}${number ?? id}${between}${compiled(textOf(message))}`;
  });
}

/** SWC writes a text that holds double quotes in single ones. */
function textOf(code: string): string {
  if (code.startsWith('"')) return JSON.parse(code);
  const text = code.slice(1, -1).replace(/\\'|"/g, (sign) => (sign === '"' ? '\\"' : "'"));
  return JSON.parse(`"${text}"`);
}

/** A catalogue as JavaScript that calls `load(language, messages)`, by numbers as in builds. */
export function compileCatalogue(file: string, packageDir: string): string {
  const numbers = readNumbers(packageDir);
  return `import { i18n } from '#i18n';\ni18n.${loadCall(file, readCatalogue(file), (id) => numbers.get(id) ?? id)}`;
}

/** The same for Jest, where messages have the ids of Lingui. */
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

/** A message as text, values and choices between texts, as Lingui compiles it. */
export type Token = ReturnType<typeof compileMessageOrThrow>[number];

export function tokensOf(message: string): Token[] {
  return compileMessageOrThrow(message);
}

/** Names of the values that a message shows, sorted. */
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

/** The context of a message that the server or the engine names by its id, see `messagesByIdExtractor`. */
const MESSAGE_ID = /^[a-z-]+\.[\w.-]+$/i;

/** A list of tokens, which the runtime of Lingui reads without a parser. */
function compiled(message: string): string {
  return JSON.stringify(compileMessageOrThrow(message));
}
