import { type CallContract, calls, errors } from '@fanfare/shared/contracts';
import type { Hit } from './hits.ts';

const beyondCalls: ReadonlySet<string> = new Set(['release_refused']);

const contracts: [string, CallContract][] = Object.entries(calls);

export function findGaps(hits: readonly Hit[]): string[] {
  const seen = new Set(hits.map(({ call, status }) => `${status} ${call}`));
  const missing = contracts.flatMap(([call, contract]) =>
    requiredOf(contract)
      .filter((status) => !seen.has(`${status} ${call}`))
      .map((status) => `No test gets ${status} from ${call}.`),
  );
  const codes = new Set(hits.map(({ code }) => code));
  const unseen = Object.entries(errors)
    .filter(([code, { status }]) => status === 409 && !codes.has(code) && !beyondCalls.has(code))
    .map(([code]) => `No test gets the conflict ${code} from any call.`);
  return [...missing, ...unseen];
}

export function renderCalls(hits: readonly Hit[]): string {
  const callsOf = Map.groupBy(hits, ({ file, test }) => `${file}: ${test}`);
  const breadth = ({ file, test }: Hit) => new Set(callsOf.get(`${file}: ${test}`)?.map(({ call }) => call)).size;
  const hitsOf = Map.groupBy(hits, ({ call }) => call);
  const sections = contracts.map(([call, { summary }]) => {
    const byOutcome = Map.groupBy(hitsOf.get(call) ?? [], ({ status, code }) => `${status}${code === null ? '' : ` ${code}`}`);
    const lines = [...byOutcome].sort().map(([outcome, all]) => {
      const [first] = all.toSorted((a, b) => breadth(a) - breadth(b));
      return `- ${outcome}: ${first?.file}: ${first?.test}\n`;
    });
    return `## \`${call}\`\n\n${summary}.\n\n${lines.join('') || 'No test has called it.\n'}`;
  });
  return `# Calls and their tests\n\n${sections.join('\n')}`;
}

function requiredOf({ status = 200, access, params, query, body }: CallContract): number[] {
  return [status, ...(params || query || body ? [400] : []), ...(access === 'signed-in' ? [401] : []), ...(params ? [404] : [])];
}
