import { existsSync } from 'node:fs';
import path from 'node:path';
import type { CatalogType } from '@lingui/conf';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { readCatalogue, sourceCatalogue } from './readCatalogue.ts';

/** Uses numbers, because Lingui's hashed ids do not compress. */
function readNumbers(packageDir: string): ReadonlyMap<string, number> {
  const file = sourceCatalogue(packageDir);
  const ids = existsSync(file) ? Object.keys(readCatalogue(file)) : [];
  return new Map(ids.map((id, number) => [id, number]));
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

/** The context of a message of server or engine, see `messagesByIdExtractor`. */
const MESSAGE_ID = /^[a-z-]+\.[\w.-]+$/i;

function compiled(message: string): string {
  return JSON.stringify(compileMessageOrThrow(message));
}
