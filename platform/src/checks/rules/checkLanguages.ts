import { checkCatalogues } from '../../messages/checkCatalogues.ts';
import { languageListProblems } from '../../messages/languageList.ts';
import { unusedCodes } from '../../messages/unusedCodes.ts';
import { workspaceDir } from '../../workspace/packageFacts.ts';
import type { Outcome } from '../Outcome.ts';

export async function checkLanguages(root: string = workspaceDir): Promise<Outcome> {
  const { problems, messages } = await checkCatalogues(root);
  const unused = unusedCodes(root).map((code) => `codes-used: neither the engine nor the server creates ${code}.`);
  return { problems: [...languageListProblems(root), ...problems, ...unused], figures: `${messages} messages` };
}
