import type { Module } from '@swc/core';
import { callsIn, familiesIn, familyOf, literalOf, objectOf, parseModule, propertiesIn, stringOf } from './nodesIn.ts';
import type { SourceFile } from './SourceFile.ts';

/** Something that is written in a file. */
export interface Written {
  text: string;
  file: string;
}

/** What is said in English, and what is brought in other languages. */
export interface LanguageFacts {
  /** Ids under which packages ask for their texts; `house/rooms/*` for a family of them. */
  ids: Written[];
  /** Ids under which packages bring translations. */
  spoken: (Written & { language: string })[];
  /** English texts of the server and the engine. */
  sentences: Written[];
  /** Codes of messages. */
  codes: Written[];
  /** Codes that engine and server write out. */
  usedCodes: Set<string>;
  translations: (Written & { language: string; translation: string })[];
  /** Where something is not written out, so that it cannot be read here. */
  unreadable: string[];
}

const ERRORS = 'shared/src/contracts/errors.ts';
const REASONS = 'shared/src/contracts/vocabulary/reasonTexts.ts';
const BROUGHT = /^[^/]+\/src\/translations\/([^/]+)\/index\.ts$/;
const MESSAGES = /^shared\/src\/contracts\/messages\/english\/[^/]+\.ts$/;
const CREATES_MESSAGES = /^(engine|server)\/src\/|^shared\/src\/contracts\//;
const CODE = /['"]([a-z-]+\.[a-z0-9-]+)['"]/g;
const TRANSLATED = /^shared\/src\/translations\/([^/]+)\/sentences\/[^/]+\.ts$/;

/** Reads modules, tests left out, without running them. */
export function readLanguageFacts(files: readonly SourceFile[]): LanguageFacts {
  const facts: LanguageFacts = {
    ids: [],
    spoken: [],
    sentences: [],
    codes: [],
    usedCodes: new Set(),
    translations: [],
    unreadable: [],
  };
  for (const file of files) {
    if (/\.test\.tsx?$/.test(file.path)) continue;
    if (CREATES_MESSAGES.test(file.path) && !MESSAGES.test(file.path))
      for (const [, code = ''] of file.text.matchAll(CODE)) facts.usedCodes.add(code);
    if (!mayHoldFacts(file)) continue;
    const module = parseModule(file);
    readTexts(module, file.path, facts);
    readSentences(module, file.path, facts);
    const [, brought] = BROUGHT.exec(file.path) ?? [];
    if (brought !== undefined) readSpoken(module, { path: file.path, language: brought }, facts);
    const [, translated] = TRANSLATED.exec(file.path) ?? [];
    if (translated !== undefined) readTranslations(module, { path: file.path, language: translated }, facts);
  }
  return facts;
}

/** Parsing takes a thousand times longer than looking for a word. */
function mayHoldFacts({ path, text }: SourceFile): boolean {
  const isCatalogue = [MESSAGES, BROUGHT, TRANSLATED].some((pattern) => pattern.test(path));
  return isCatalogue || /\btextsOf\(/.test(text) || [ERRORS, REASONS].includes(path);
}

function readTexts(module: Module, file: string, { ids, unreadable }: LanguageFacts): void {
  for (const call of callsIn(module, 'textsOf')) {
    const id = call.arguments[0]?.expression;
    const text = stringOf(id) ?? familyOf(id);
    if (text === null) unreadable.push(`${file}: the id that textsOf takes is not written out`);
    else ids.push({ text, file });
  }
}

function readSentences(module: Module, file: string, { sentences, codes, unreadable }: LanguageFacts): void {
  const isRegistry = MESSAGES.test(file);
  if (!isRegistry && file !== ERRORS && file !== REASONS) return;
  for (const { key, value } of propertiesIn(module)) {
    const text = stringOf(value);
    const code = literalOf(key);
    if (isRegistry && (text === null || code === null)) unreadable.push(`${file}: a message is not written out in one piece`);
    if (text === null || (file === ERRORS && code !== 'text')) continue;
    sentences.push({ text: isRegistry ? plainText(text) : text, file });
    if (isRegistry && code !== null) codes.push({ text: code, file });
  }
}

/** Without the apostrophes around braces that are text. */
function plainText(icu: string): string {
  return icu.replace(/'([{}][^']*)'/g, '$1');
}

interface Place {
  path: string;
  language: string;
}

function readSpoken(module: Module, { path, language }: Place, { spoken, unreadable }: LanguageFacts): void {
  for (const call of callsIn(module, 'speak')) {
    const brought = objectOf(call.arguments[0]?.expression);
    const ids = brought
      ? brought.properties.map((property) => (property.type === 'KeyValueProperty' ? literalOf(property.key) : null))
      : familiesIn(call.arguments);
    if (!brought && ids.length === 0) unreadable.push(`${path}: what speak brings is not written out`);
    for (const text of ids) {
      if (text === null) unreadable.push(`${path}: speak brings something without naming its id`);
      else spoken.push({ text, file: path, language });
    }
  }
}

function readTranslations(module: Module, { path, language }: Place, { translations, unreadable }: LanguageFacts): void {
  for (const { key, value } of propertiesIn(module)) {
    const text = literalOf(key);
    const translation = stringOf(value);
    if (text === null || translation === null) unreadable.push(`${path}: a sentence is not written out in one piece`);
    else translations.push({ text, file: path, language, translation });
  }
}
