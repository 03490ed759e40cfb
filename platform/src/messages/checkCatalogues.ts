import path from 'node:path';
import { openCatalogue, packagesWithMessages } from './extractMessages.ts';
import { argumentsOf, readCatalogue, sourceLanguage } from './readCatalogue.ts';

interface CatalogueChecks {
  problems: string[];
  messages: number;
}

export async function checkCatalogues(root: string): Promise<CatalogueChecks> {
  const problems: string[] = [];
  let messages = 0;
  for (const name of packagesWithMessages(root)) {
    const catalogue = await openCatalogue(path.join(root, name));
    const extracted = await catalogue.collect();
    if (!extracted) {
      problems.push(`messages-extracted: the messages of ${name} could not be extracted.`);
      continue;
    }
    messages += Object.keys(extracted).length;
    for (const language of catalogue.locales) {
      const file = path.relative(root, catalogue.getFilename(language)).split(path.sep).join('/');
      const written = readCatalogue(path.join(root, file));
      const report = (rule: string, id: string, what: string) =>
        problems.push(`${rule}: ${file}: “${(written[id] ?? extracted[id])?.message ?? id}” ${what}.`);
      for (const id of Object.keys(extracted))
        if (!written[id]) report('messages-extracted', id, 'is missing: run pnpm messages');
      for (const [id, { message = '', translation = '' }] of Object.entries(written)) {
        if (!extracted[id]) report('messages-used', id, 'is not used: run pnpm messages');
        else if (language === sourceLanguage) continue;
        else if (!translation) report('messages-translated', id, 'has no translation');
        else if (argumentsOf(message) !== argumentsOf(translation))
          report('same-placeholders', id, 'has other placeholders in its translation');
      }
    }
  }
  return { problems, messages };
}
