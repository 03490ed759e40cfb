import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { languagesOf, packagesWithMessages } from './extractMessages.ts';

const FILE = 'shared/src/contracts/language/languages.ts';
const LIST = /export const languages = \[[^\]]*\] as const;/;

const listOf = (root: string) => {
  const quoted = languagesOf(path.join(root, 'shared')).map((language) => `'${language}'`);
  return `export const languages = [${quoted.join(', ')}] as const;`;
};

export function writeLanguageList(root: string): void {
  const file = path.join(root, FILE);
  writeFileSync(file, readFileSync(file, 'utf8').replace(LIST, listOf(root)));
}

export function languageListProblems(root: string): string[] {
  const isListed = readFileSync(path.join(root, FILE), 'utf8').includes(listOf(root));
  const all = languagesOf(path.join(root, 'shared'));
  const missing = packagesWithMessages(root).flatMap((name) => {
    const present = languagesOf(path.join(root, name));
    return all.filter((language) => !present.includes(language)).map((language) => `${name} has no src/locales/${language}.po`);
  });
  return [...(isListed ? [] : [`${FILE} does not list the languages of the catalogues: run pnpm messages`]), ...missing].map(
    (problem) => `languages-complete: ${problem}.`,
  );
}
