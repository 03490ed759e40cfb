import type { Outcome } from '../checks/Outcome.ts';
import { workspaceDir } from '../webpack/packageFacts.ts';
import { checkCatalogues } from './checkCatalogues.ts';
import { languageListProblems } from './languageList.ts';
import { unusedCodes } from './unusedCodes.ts';

export async function checkLanguages(root: string = workspaceDir): Promise<Outcome> {
  const { problems, messages } = await checkCatalogues(root);
  const unused = unusedCodes(root).map((code) => `codes-used: neither the engine nor the server creates ${code}.`);
  return { problems: [...languageListProblems(root), ...problems, ...unused], figures: `${messages} messages` };
}
