import type { Migration } from './migrationFiles.ts';

interface Statement {
  kind: string;
  node: SyntaxNode;
}

type SyntaxNode = Record<string, unknown>;

const contractCommands = new Set(['AT_DropColumn', 'AT_AlterColumnType', 'AT_SetNotNull']);

/** The previous version must run during and after a migration. `tree` is the output of `libpg-query`. */
export function brokenRules(
  migration: Pick<Migration, 'isContract' | 'changesData' | 'isTransactional'>,
  tree: unknown,
): string[] {
  const statements = statementsOf(tree);
  const created = new Set(statements.filter(({ kind }) => kind === 'CreateStmt').map(({ node }) => tableOf(node)));
  const problems = statements.flatMap((statement) => problemsOf(statement, migration, created));
  if (!migration.isTransactional && statements.length !== 1) {
    problems.push('A file with @no-transaction has exactly one statement.');
  }
  return problems;
}

function problemsOf(
  { kind, node }: Statement,
  { isContract, changesData, isTransactional }: Pick<Migration, 'isContract' | 'changesData' | 'isTransactional'>,
  created: ReadonlySet<string>,
): string[] {
  const table = tableOf(node);
  if (kind === 'IndexStmt' && !created.has(table)) {
    if (node.concurrent !== true) return [`The index on ${table} locks writers: create it concurrently, in a file of its own.`];
    return isTransactional ? [`The index on ${table} needs @no-transaction.`] : [];
  }
  if (['UpdateStmt', 'DeleteStmt', 'DoStmt', 'TruncateStmt'].includes(kind) && !changesData) {
    return [`A ${kind} changes rows: mark the file with @data.`];
  }
  if ((kind === 'RenameStmt' || kind === 'DropStmt') && !isContract && node.removeType !== 'OBJECT_INDEX') {
    return [`A ${kind} takes away what the version before uses: mark the file with @contract.`];
  }
  if (kind !== 'AlterTableStmt' || created.has(table)) return [];
  return listOf(node.cmds).flatMap(({ AlterTableCmd: command }) => problemsOfChange(nodeOf(command), table, isContract));
}

function problemsOfChange(command: SyntaxNode, table: string, isContract: boolean): string[] {
  const subtype = String(command.subtype);
  if (contractCommands.has(subtype) && !isContract) return [`${subtype} on ${table} needs @contract.`];
  const constraints = listOf(nodeOf(nodeOf(command.def).ColumnDef).constraints).map(
    ({ Constraint: each }) => nodeOf(each).contype,
  );
  if (
    subtype === 'AT_AddColumn' &&
    constraints.includes('CONSTR_NOTNULL') &&
    !constraints.some((each) => each === 'CONSTR_DEFAULT' || each === 'CONSTR_IDENTITY') &&
    !isContract
  ) {
    return [`The version before cannot insert into ${table}: give the new column a default, or allow null.`];
  }
  const added = nodeOf(nodeOf(command.def).Constraint);
  const isChecked = added.contype === 'CONSTR_CHECK' || added.contype === 'CONSTR_FOREIGN';
  if (subtype === 'AT_AddConstraint' && isChecked && added.skip_validation !== true) {
    return [
      `The constraint on ${table} reads the whole table under a lock: add it "not valid" and validate it in the next file.`,
    ];
  }
  return [];
}

function statementsOf(tree: unknown): Statement[] {
  return listOf(nodeOf(tree).stmts).flatMap(({ stmt }) =>
    Object.entries(nodeOf(stmt)).map(([kind, node]) => ({ kind, node: nodeOf(node) })),
  );
}

function tableOf(node: SyntaxNode): string {
  return String(nodeOf(node.relation).relname ?? '');
}

function nodeOf(value: unknown): SyntaxNode {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

function listOf(value: unknown): SyntaxNode[] {
  return Array.isArray(value) ? value.map(nodeOf) : [];
}
