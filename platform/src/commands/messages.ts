import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { extractMessages, packagesWithMessages } from '../messages/extractMessages.ts';
import { writeLanguageList } from '../messages/languageList.ts';
import { localesDir } from '../messages/readCatalogue.ts';
import { workspaceDir } from '../workspace/packageFacts.ts';

/** `pnpm messages`: updates all catalogues. `--add fr` adds a language. */
const { add } = parseArgs({ options: { add: { type: 'string' } } }).values;
if (add !== undefined && Intl.getCanonicalLocales(add)[0] !== add)
  throw new Error(`${add} is not a valid language tag. Use for example fr or pt-BR.`);
for (const name of packagesWithMessages(workspaceDir)) {
  const dir = path.join(workspaceDir, name);
  const catalogue = add && path.join(dir, localesDir, `${add}.po`);
  if (catalogue && !existsSync(catalogue)) writeFileSync(catalogue, '');
  await extractMessages(dir);
  process.stdout.write(`${name}\n`);
}
writeLanguageList(workspaceDir);
