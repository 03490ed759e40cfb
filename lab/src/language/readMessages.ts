import { globSync } from 'node:fs';
import path from 'node:path';
import { readCatalogue, type Token, tokensOf } from '@fanfare/platform/messages';
import { workspaceDir } from '@fanfare/platform/release';
import type { Language } from '@fanfare/shared/contracts';
import type { Literal } from './Literal.ts';
import type { TextPair } from './TextPair.ts';

/** By default, reads all packages that browsers load. */
export function readMessages(language: Language, packages: readonly string[] = ['shell', 'shared', 'mf-*']): TextPair[] {
  const files = packages.flatMap((name) => globSync(`${name}/src/locales/${language}.po`, { cwd: workspaceDir }));
  return files.flatMap((file) =>
    Object.values(readCatalogue(path.join(workspaceDir, file))).map(({ message = '', translation = '', origin }) => ({
      english: literalsOfMessage(message),
      translated: literalsOfMessage(translation),
      where: `${file.split('/')[0]}/${origin?.[0]?.[0] ?? ''}`,
    })),
  );
}

/** Returns one text per combination of choices. */
export function literalsOfMessage(message: string): Literal[] {
  return literalsOfTokens(tokensOf(message));
}

function literalsOfTokens(tokens: readonly Token[]): string[][] {
  return tokens.reduce<string[][]>(
    (texts, token) => texts.flatMap((text) => endingsOf(token).map((end) => joined(text, end))),
    [['']],
  );
}

function endingsOf(token: Token): string[][] {
  if (typeof token === 'string') return [[token]];
  const [, , choices] = token;
  if (typeof choices !== 'object' || choices === null) return [['', '']];
  return Object.values(choices).flatMap((choice) => (Array.isArray(choice) ? literalsOfTokens(choice) : []));
}

function joined(text: readonly string[], end: readonly string[]): string[] {
  return [...text.slice(0, -1), `${text.at(-1) ?? ''}${end[0] ?? ''}`, ...end.slice(1)];
}

export function readPageMessages(language: Language, remote: string): TextPair[] {
  return readMessages(language, ['shell', 'shared', remote]);
}
