import { checkLanguages } from '../languages/checkLanguages.ts';
import { checkContainers } from './rules/checkContainers.ts';
import { checkDocuments } from './rules/checkDocuments.ts';
import { checkDuplicates } from './rules/checkDuplicates.ts';
import { checkFiles } from './rules/checkFiles.ts';
import { checkSizes } from './rules/checkSizes.ts';

/** `rule.ts files`: one of the checks that are our own. */
const rules = {
  containers: checkContainers,
  docs: checkDocuments,
  duplicates: checkDuplicates,
  files: checkFiles,
  languages: () => checkLanguages(),
  sizes: () => checkSizes(),
};

const name = process.argv[2] ?? '';
if (!isRule(name)) throw new Error(`Unknown rule "${name}". Choose from: ${Object.keys(rules).join(', ')}.`);
const { failed, output, figures } = await rules[name]();
process.stdout.write(`${[output, figures].filter(Boolean).join('\n')}\n`);
process.exitCode = failed === 0 ? 0 : 1;

function isRule(text: string): text is keyof typeof rules {
  return Object.hasOwn(rules, text);
}
