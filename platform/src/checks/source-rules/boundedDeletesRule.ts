import type { FileRule, SourceFile } from './fileRules.ts';

export const unboundedDeletes: Readonly<Record<string, string>> = {
  'server/src/domains/instagram/outbox/sending/sendingProcesses.repository.ts': 'has a row per process',
};

const inDomain = /^server\/src\/domains\/.*(?<!\.test)\.ts$/;
const isByTime = /'<=?'|<=?\s*(now\(\)|current_date|\$\{)/;
const isOfOneThing = /\b(\w+\.)?(owner_id|account_id|conversation_id|id|only_row)'?\s*(,\s*)?'?=/;
const isInBatches = /\blimit\b/;

/** One statement for all old rows fails as soon as there are many. */
export function deletesUnbounded({ path, text }: SourceFile): boolean {
  if (!inDomain.test(path)) return false;
  const statements = text.match(/\.deleteFrom\([\s\S]*?\.execute\w*\(|delete from[\s\S]*?\.execute\(/g) ?? [];
  return statements.some(
    (statement) => isByTime.test(statement) && !isOfOneThing.test(statement) && !isInBatches.test(statement),
  );
}

export const boundedDeletesRule: FileRule = {
  name: 'bounded-deletes',
  problem: (file) =>
    deletesUnbounded(file) && !(file.path in unboundedDeletes)
      ? 'deletes by time without a limit: use deleteInBatches, or add the file with a reason to boundedDeletesRule.ts'
      : null,
};
