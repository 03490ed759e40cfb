import type { Requirement, Standing } from './Requirement.ts';

const marks: Readonly<Record<Standing, string>> = { holds: 'yes', partly: 'in part', open: '**no**', absent: 'does not apply' };

/** The page that holds the product against levels 1 and 2 of ASVS 5.0. */
export function renderAsvs(requirements: readonly Requirement[]): string {
  const count = (standing: Standing) => requirements.filter((requirement) => requirement.standing === standing).length;
  const rows = requirements.map(({ id, level, asks, standing, why, proofs }) => {
    const proven = proofs.map((proof) => (proof.includes('.') ? `\`${proof}\`` : proof)).join(', ');
    return `| ${id} | ${level} | ${asks} | ${marks[standing]} | ${[why, proven].filter((text) => text !== '').join(' ')} |`;
  });
  return `# OWASP ASVS 5.0, levels 1 and 2

Written by \`pnpm run docs\` from \`platform/src/documents/asvs\`; \`pnpm check\` fails when it is out of date, or names a promise that no test carries or a
file that is not there. The numbers are those of the standard; the words are ours and shorter, so read the standard for what exactly is asked. S and F
are promises: [their tests](tests.md). This is our own judgement, nobody else has examined it.

${requirements.length} requirements: ${count('holds')} hold, ${count('partly')} in part, ${count('open')} do not, ${count('absent')} do not apply.

| No. | Level | Asks that | Holds | Why, or proven by |
|---|---|---|---|---|
${rows.join('\n')}
`;
}
