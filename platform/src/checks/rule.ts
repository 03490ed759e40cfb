import { checkComments } from './rules/checkComments.ts';
import { checkDocuments } from './rules/checkDocuments.ts';
import { checkFiles } from './rules/checkFiles.ts';
import { checkLanguages } from './rules/checkLanguages.ts';
import { checkSizes } from './rules/checkSizes.ts';

const rules = {
  comments: () => checkComments(),
  docs: checkDocuments,
  files: checkFiles,
  languages: () => checkLanguages(),
  sizes: () => checkSizes(),
};

const name = process.argv[2] ?? '';
if (!isRule(name)) throw new Error(`Unknown rule "${name}". Choose from: ${Object.keys(rules).join(', ')}.`);
const { problems, figures = '' } = await rules[name]();
process.stdout.write([...problems, figures].map((line) => `${line}\n`).join(''));
process.exitCode = problems.length === 0 ? 0 : 1;

function isRule(text: string): text is keyof typeof rules {
  return Object.hasOwn(rules, text);
}
