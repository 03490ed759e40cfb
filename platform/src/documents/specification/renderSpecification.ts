import type { Proof, Statement, Topic } from './Statement.ts';

const differencesFile = 'adr/0011-differences-from-the-specification.md';

const intro = (counts: string) => `# Specification and tests

Written by \`pnpm run docs\` from \`platform/src/documents/specification\`; \`pnpm check\` fails when it is out of date, when a statement has no proof, or
when a test or a row of [ADR 0011](${differencesFile}) does not exist. The first number of an id is the
section of the specification. Where we differ, the test proves what we do instead. The title of a test is the tooltip of its link.

${counts}
`;

/** The page that names, for each statement of the specification, the tests that prove it. */
export function renderSpecification(topics: readonly Topic[]): string {
  const statements = topics.flatMap((topic) => topic.statements);
  const differing = statements.filter(({ differs }) => differs !== undefined).length;
  const counts = `${statements.length} statements: ${statements.length - differing} exact, ${differing} differ on purpose.`;
  return [intro(counts), ...topics.map(renderTopic)].join('\n');
}

function renderTopic({ title, statements }: Topic): string {
  const rows = statements.map(
    (statement) =>
      `| ${statement.id} | ${escapeMarkdown(statement.text)} | ${stateOf(statement)} | ${statement.proofs.map(linkTo).join('<br>')} |`,
  );
  return `## ${title}\n\n| Id | Statement | State | Proof |\n|---|---|---|---|\n${rows.join('\n')}\n`;
}

function stateOf({ differs }: Statement): string {
  return differs === undefined ? 'Exact' : `Differs: [ADR 0011](${differencesFile}), ${differs}`;
}

/** The title of the test is a tooltip, to keep the table narrow. */
function linkTo({ file, title }: Proof): string {
  const [packageName = '', ...rest] = file.split('/');
  const tooltip = title.replaceAll(/[\\"|]/g, '\\$&');
  return `[${packageName}: ${rest.at(-1)}](../${file} "${tooltip}")`;
}

function escapeMarkdown(text: string): string {
  return text.replaceAll(/[\\|[\]<>*_`]/g, '\\$&');
}
