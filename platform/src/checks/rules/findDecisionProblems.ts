import { linesOf } from '../source-rules/fileRules.ts';

const LINES_MAX = 60;
const SECTIONS = ['Status', 'Context', 'Decision', 'Consequences'];

/** Also finds titles that differ from the file name or are missing in the index. */
export function findDecisionProblems(index: string, decisions: readonly { file: string; text: string }[]): string[] {
  const listed = [...index.matchAll(/^- \[(.+)\]\((.+)\)$/gm)].map(([, title = '', file = '']) => `${title} (${file})`);
  const found = decisions.map(({ file, text }) => `${titleOf(text)} (${file})`);
  return [
    ...listed
      .filter((entry) => !found.includes(entry))
      .map((entry) => `docs/adr/README.md lists ${entry}, which does not exist.`),
    ...found.filter((entry) => !listed.includes(entry)).map((entry) => `docs/adr/README.md does not list ${entry}.`),
    ...decisions.flatMap(({ file, text }) => [
      ...SECTIONS.filter((section) => !text.includes(`\n## ${section}\n`)).map(
        (section) => `docs/adr/${file} has no section ${section}.`,
      ),
      ...(linesOf(text) > LINES_MAX ? [`docs/adr/${file} has more than ${LINES_MAX} lines.`] : []),
      ...(file === fileNameOf(titleOf(text)) ? [] : [`docs/adr/${file} should be named ${fileNameOf(titleOf(text))}.`]),
    ]),
  ];
}

function titleOf(text: string): string {
  return /^# (.+)$/m.exec(text)?.[1] ?? '';
}

function fileNameOf(title: string): string {
  return `${title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '')}.md`;
}
