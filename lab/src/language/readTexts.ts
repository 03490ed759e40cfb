import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { workspaceDir } from '@fanfare/platform/release';
import type { Language } from '@fanfare/shared/contracts';
import { literalsOf } from './literalsOf.ts';
import { readMessages } from './readMessages.ts';
import type { TextPair } from './TextPair.ts';

/** All texts of these packages (left out: of all) that are translated: in catalogues, or in modules whose imports say what they translate. */
export async function readTexts(
  language: Language,
  packages: readonly string[] = ['shell', 'shared', 'mf-*'],
): Promise<TextPair[]> {
  const found: TextPair[] = readMessages(language, packages);

  function compare(one: unknown, other: unknown, where: string): void {
    if (typeof one === 'string' && typeof other === 'string') found.push({ english: [[one]], translated: [[other]], where });
    else if (typeof one === 'function' && typeof other === 'function')
      found.push({ english: literalsOf(String(one)), translated: literalsOf(String(other)), where });
    else if (isTexts(one) && isTexts(other))
      for (const [name, text] of Object.entries(one)) if (name in other) compare(text, other[name], `${where}.${name}`);
  }

  for (const { file, name, ofFile, ofName } of filesOf(language, packages))
    compare((await load(ofFile))[ofName], (await load(file))[name], ofFile);
  return found;
}

/** What the server and the engine say, by the template of each sentence. */
export async function readSentences(language: Language): Promise<TextPair[]> {
  if (language === 'en') return [];
  const file = `shared/src/translations/${language}/sentences.ts`;
  const { sentences } = (await load(file)) as { sentences: Readonly<Record<string, string>> };
  const parts = (template: string) => template.split(/\{\w+\}/);
  return Object.entries(sentences).map(([english, other]) => ({
    english: [parts(english)],
    translated: [parts(other)],
    where: file,
  }));
}

interface TranslatedFile {
  file: string;
  name: string;
  ofFile: string;
  ofName: string;
}

function filesOf(language: Language, packages: readonly string[]): TranslatedFile[] {
  const files = packages.flatMap((name) => globSync(`${name}/src/translations/${language}/**/*.ts`, { cwd: workspaceDir }));
  return files.flatMap((file) => {
    const source = readFileSync(path.join(workspaceDir, file), 'utf8');
    const originals = [...source.matchAll(/import type \{([^}]+)\} from '(\.[^']+)'/g)].flatMap(([, names = '', from = '']) =>
      names.split(',').map((each) => {
        const [ofName = '', as = ofName] = each.trim().split(' as ');
        return { as, ofName, ofFile: path.join(path.dirname(file), from) };
      }),
    );
    return [...source.matchAll(/export const (\w+)\s*:([^=]*?)=\s/g)].flatMap(([, name = '', type = '']) =>
      originals
        .filter(({ as }) => new RegExp(`typeof ${as}\\b`).test(type))
        .map(({ ofName, ofFile }) => ({ file, name, ofFile, ofName })),
    );
  });
}

async function load(file: string): Promise<Readonly<Record<string, unknown>>> {
  return await import(pathToFileURL(path.join(workspaceDir, file)).href);
}

function isTexts(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
