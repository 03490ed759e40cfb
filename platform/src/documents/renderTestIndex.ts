import type { FoundTest } from './findTests.ts';
import { promises } from './promises.ts';

const intro = `# Promises and the tests that prove them

Written by \`pnpm run docs\` from the names of the tests; \`pnpm check\` fails when it is out of date. F: reliability, S: security. What \`…\` stands for
is filled in when the tests run.
`;

/** Ids that open the name of a test: \`S1: ...\`, \`F5, F14: ...\`. */
const ids = /^([SF]\d+(?:, ?[SF]\d+)*): (.+)$/s;

/** The page that says for every promise which tests prove it. */
export function renderTestIndex(tests: readonly FoundTest[]): string {
  const proofs = new Map<string, string[]>();
  for (const { file, name } of tests) {
    const [, named = '', what] = ids.exec(name) ?? [];
    for (const id of named.split(/, ?/).filter((one) => one !== '')) {
      proofs.set(id, [...(proofs.get(id) ?? []), `- ${what} (\`${file}\`)`]);
    }
  }
  const unknown = [...proofs.keys()].filter((id) => !Object.hasOwn(promises, id));
  if (unknown.length > 0)
    throw new Error(`Tests name promises that platform/src/documents/promises.ts does not know: ${unknown.join(', ')}.`);
  const sections = Object.entries(promises).map(([id, title]) => {
    const lines = proofs.get(id) ?? ['No test carries this id.'];
    return `## ${id}: ${title}\n\n${lines.join('\n')}\n`;
  });
  return `${intro}\n${sections.join('\n')}`;
}
