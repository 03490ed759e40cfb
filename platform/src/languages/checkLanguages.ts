import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Outcome } from '../checks/Outcome.ts';
import { allPackages } from '../checks/packages.ts';
import { checkCatalogues } from '../messages/checkCatalogues.ts';
import { workspaceDir } from '../webpack/packageFacts.ts';
import { languageRules } from './languageProblems.ts';
import { readLanguageFacts } from './readLanguageFacts.ts';

/** Whether every text and every sentence has its translation, and every translation its text. */
export async function checkLanguages(root: string = workspaceDir): Promise<Outcome> {
  const files = globSync(`{${allPackages.join(',')}}/src/**/*.{ts,tsx}`, { cwd: root }).map((file) => ({
    path: file.split(path.sep).join('/'),
    text: readFileSync(path.join(root, file), 'utf8'),
  }));
  const languages = globSync('shared/src/translations/*/index.ts', { cwd: root }).map((file) =>
    path.basename(path.dirname(file)),
  );
  const facts = readLanguageFacts(files);
  const problems = languageRules.flatMap(({ name, problems: find }) => find(facts, languages).map((text) => `${name}: ${text}.`));
  const catalogues = await checkCatalogues(root);
  return {
    problems: [...problems, ...catalogues.problems],
    figures: `${catalogues.messages} messages, ${facts.ids.length} copy files and ${facts.sentences.length} sentences in ${languages.length + 1} languages`,
  };
}
