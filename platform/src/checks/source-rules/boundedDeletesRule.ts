import type { FileRule, SourceFile } from './fileRules.ts';

const inDomain = /^server\/src\/domains\/.*(?<!\.test)\.ts$/;
const isByTime = /'<=?'|<=?\s*(now\(\)|current_date|\$\{)/;
const isOfOneThing = /\b(\w+\.)?(owner_id|account_id|conversation_id|id|only_row)'?\s*(,\s*)?'?=/;
const isInBatches = /\blimit\b/;

/** One statement for all old rows fails as soon as there are many. */
function deletesUnbounded({ path, text }: SourceFile): boolean {
  if (!inDomain.test(path)) return false;
  const statements = text.match(/\.deleteFrom\([\s\S]*?\.execute\w*\(|delete from[\s\S]*?\.execute\(/g) ?? [];
  return statements.some(
    (statement) => isByTime.test(statement) && !isOfOneThing.test(statement) && !isInBatches.test(statement),
  );
}

export const boundedDeletesRule: FileRule = {
  name: 'bounded-deletes',
  problem: (file) => (deletesUnbounded(file) ? 'deletes by time without a limit: use deleteInBatches' : null),
};
