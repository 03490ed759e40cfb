import type { Outcome } from '../Outcome.ts';
import { runCommand } from '../runCommand.ts';

const FOUND = /Found (\d+) exact clones with (\d+)\(([\d.]+)%\) duplicated lines/;

/** How much of the code stands twice, tests and translations aside; `.jscpd.json` says what counts and how much is too much. */
export async function checkDuplicates(): Promise<Outcome> {
  const { code, output } = await runCommand('jscpd --silent');
  const [, clones, lines, share] = FOUND.exec(output) ?? [];
  if (share === undefined) return { passed: 0, failed: 1, output: `${output}\nIt did not say what it found.` };
  const figures = `${lines} lines of ${clones} places stand twice, ${share} % of the code`;
  if (code === 0) return { passed: 1, failed: 0, output, figures };
  return {
    passed: 0,
    failed: 1,
    output: `${figures}: more than .jscpd.json allows. \`npx -y pnpm exec jscpd\` lists them.`,
    figures,
  };
}
