import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ParamNames } from '@fanfare/shared/contracts';
import { type Messages, setupI18n } from '@lingui/core';
import { parsePoFile } from '@lingui/format-po';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { messagesById } from './messagesById.ts';

export type MessageId = keyof typeof messagesById;

type Values<Id extends MessageId> = [ParamNames<(typeof messagesById)[Id]>] extends [never]
  ? []
  : [values: Readonly<Record<ParamNames<(typeof messagesById)[Id]>, string | number>>];

export interface Translator {
  language: string;
  translate: <Id extends MessageId>(id: Id, ...values: Values<Id>) => string;
}

interface Translations {
  languages: readonly [string, ...string[]];
  translatorFor: (language: string | null) => Translator;
}

const sourceLanguage = 'en';

export function readTranslations(dir: string): Translations {
  const english = Object.fromEntries(Object.entries(messagesById).map(([id, text]) => [id, compileMessageOrThrow(text)]));
  const fallback = createTranslator(sourceLanguage, english);
  const files = globSync('*.po', { cwd: dir });
  const others = files.map((file) => path.basename(file, '.po')).filter((language) => language !== sourceLanguage);
  const translators = new Map(
    others.map((language) => {
      const messages = { ...english, ...readCatalogue(path.join(dir, `${language}.po`)) };
      return [language, createTranslator(language, messages)];
    }),
  );
  return {
    languages: [sourceLanguage, ...others.sort()],
    translatorFor: (language) => translators.get(language ?? sourceLanguage) ?? fallback,
  };
}

function readCatalogue(file: string): Messages {
  const { items } = parsePoFile(readFileSync(file, 'utf8'));
  return Object.fromEntries(
    items.flatMap(({ msgctxt, msgstr: [text = ''], obsolete }) =>
      msgctxt && text && !obsolete ? [[msgctxt, compileMessageOrThrow(text)]] : [],
    ),
  );
}

function createTranslator(language: string, messages: Messages): Translator {
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } });
  return { language, translate: (id, ...[values]) => i18n._(id, values) };
}

export const { languages, translatorFor } = readTranslations(path.join(import.meta.dirname, '../../locales'));
