import { globSync } from 'node:fs';
import path from 'node:path';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { localesDir, readCatalogue, sourceLanguage } from './readCatalogue.ts';

const context = 'title';

export function titlesIn(manifest: unknown): { id: string; message: string; context: string }[] {
  if (typeof manifest !== 'object' || manifest === null) return [];
  const inside = Object.values(manifest).flatMap(titlesIn);
  if (!('title' in manifest) || typeof manifest.title !== 'string') return inside;
  return [{ id: generateMessageId(manifest.title, context), message: manifest.title, context }, ...inside];
}

/** Adds `titles` such as `{ "de": "Übersicht" }`. */
export function withTitles<Manifest extends object>(dir: string, manifest: Manifest): Manifest {
  const catalogues = globSync(`${localesDir}/*.po`, { cwd: dir })
    .map((file) => ({ language: path.basename(file, '.po'), catalogue: readCatalogue(path.join(dir, file)) }))
    .filter(({ language }) => language !== sourceLanguage);
  const translate = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(translate);
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).flatMap(([name, inside]) =>
      name === 'title' && typeof inside === 'string' ? [[name, inside], ...titlesOf(inside)] : [[name, translate(inside)]],
    );
    return Object.fromEntries(entries);
  };
  const titlesOf = (title: string) => {
    const id = generateMessageId(title, context);
    const titles = catalogues.flatMap(({ language, catalogue }) => {
      const translation = catalogue[id]?.translation;
      return translation ? [[language, translation]] : [];
    });
    return titles.length > 0 ? [['titles', Object.fromEntries(titles)]] : [];
  };
  return translate(manifest) as Manifest;
}
