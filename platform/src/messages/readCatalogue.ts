import { readFileSync } from 'node:fs';
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

export function packageOf(file: string): string {
  return file.slice(0, Math.max(file.lastIndexOf(`${path.sep}src${path.sep}`), 0));
}

export function sourceCatalogue(packageDir: string): string {
  return path.join(packageDir, localesDir, `${sourceLanguage}.po`);
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
