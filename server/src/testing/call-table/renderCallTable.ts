import { type CallContract, calls } from '@fanfare/shared/contracts';
import type { Proof, Proofs } from './chooseProofs.ts';

const intro = `# Every call, and the tests that prove it

Written by \`pnpm run docs\` from the contracts and from what the server answered while its tests ran; \`pnpm check\` fails when it is out of
date. A line below a call names an answer and a test of \`server\` in which the server gave it. The reference with every field is at
\`/api/docs\` of a running server. Every failure answers \`{ success: false, error, code, requestId }\`.
`;

/** The page: one section per noun, one entry per call. */
export function renderCallTable(proofs: Proofs): string {
  const contracts: [string, CallContract][] = Object.entries(calls);
  const nouns = [...new Set(contracts.map(([call]) => nounOf(call)))];
  const sections = nouns.map((noun) => {
    const entries = contracts.filter(([call]) => nounOf(call) === noun);
    const lines = entries.map(
      ([call, contract]) => `${describeCall(call, contract)}\n${(proofs.get(call) ?? []).map(describeProof).join('')}`,
    );
    return `## ${noun}\n\n${lines.join('\n')}`;
  });
  return `${intro}\n${sections.join('\n')}`;
}

/** What the contract says of a call: the line that must not be out of date. */
export function describeCall(
  call: string,
  { summary, access, status = 200, params, query, body, response }: CallContract,
): string {
  const takes = [
    ...(params ? [`path ${fieldsOf(params)}`] : []),
    ...(query ? [`query ${fieldsOf(query)}`] : []),
    ...(body ? [`body ${fieldsOf(body)}`] : []),
  ];
  const input = takes.length === 0 ? 'nothing' : takes.join('; ');
  return `### \`${call}\`\n\n${summary}. ${access === 'public' ? 'Public' : 'Signed in'}; takes ${input}; answers ${status} with ${fieldsOf(response)}.\n`;
}

/** One line per proof, which \`readProofs\` reads back. */
function describeProof({ outcome, file, test }: Proof): string {
  return `- ${outcome}: ${file}: ${test}\n`;
}

function nounOf(call: string): string {
  return call.split('/')[2] ?? '';
}

function fieldsOf(schema: object): string {
  if ('anyOf' in schema && Array.isArray(schema.anyOf)) return schema.anyOf.map(fieldsOf).join(' or ');
  if (!('properties' in schema) || typeof schema.properties !== 'object' || schema.properties === null) return 'text';
  const required = 'required' in schema && Array.isArray(schema.required) ? schema.required : [];
  const names = Object.keys(schema.properties).map((name) => (required.includes(name) ? `\`${name}\`` : `[\`${name}\`]`));
  return names.length === 0 ? 'no field' : names.join(', ');
}
