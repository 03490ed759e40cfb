import { type CallContract, calls, errors } from '@fanfare/shared/contracts';
import type { CallRecord } from './CallRecord.ts';

/** Conflicts of entry points that are no calls; `registry.test.ts` gets this one. */
const beyondCalls: ReadonlySet<string> = new Set(['release_refused']);

/** A test in which the server gave a call this answer. */
export interface Proof {
  /** A status, or a status and a code: `404`, `409 flow_name_taken`. */
  outcome: string;
  file: string;
  test: string;
}

export type Proofs = Map<string, Proof[]>;

/**
 * For each call and each outcome the test that asks for the fewest other calls: it is about this one. The tests of modules come first.
 */
export function chooseProofs(records: readonly CallRecord[]): Proofs {
  const chosen = new Map<string, Map<string, Proof & { breadth: number }>>();
  for (const { file, hits } of records) {
    for (const { call, status, code, test } of hits) {
      const outcome = outcomeOf(status, code);
      if (code !== null && isOfEveryCall.has(code)) continue;
      const others = new Set(hits.filter((hit) => hit.test === test).map((hit) => hit.call)).size;
      const breadth = file.startsWith('src/modules/') || file === 'src/calls.test.ts' ? others : others + 100;
      const ofCall = chosen.get(call) ?? new Map();
      chosen.set(call, ofCall);
      const present = ofCall.get(outcome);
      if (!present || breadth < present.breadth) ofCall.set(outcome, { outcome, file, test, breadth });
    }
  }
  return new Map(
    [...chosen].map(([call, ofCall]) => [call, [...ofCall.values()].sort((a, b) => (a.outcome < b.outcome ? -1 : 1))]),
  );
}

/** What the server answers before it looks which call it is, or when it fails. */
const isOfEveryCall = new Set(['bad_request', 'unsupported_media_type', 'internal', 'overloaded']);

/** Refusals that every call shares need no code; the others are told apart by theirs. */
export function outcomeOf(status: number, code: string | null): string {
  const isShared = status < 400 || code === null || ['validation_failed', 'not_signed_in', 'not_found'].includes(code);
  return isShared ? String(status) : `${status} ${code}`;
}

/** What the tests have not shown of the contracts, one sentence each. */
export function findGaps(proofs: Proofs): string[] {
  const contracts: [string, CallContract][] = Object.entries(calls);
  const missing = contracts.flatMap(([call, contract]) => {
    const seen = new Set((proofs.get(call) ?? []).map(({ outcome }) => outcome.split(' ')[0]));
    return requiredOf(contract)
      .filter((status) => !seen.has(String(status)))
      .map((status) => `No test gets ${status} from ${call}.`);
  });
  const codes = new Set([...proofs.values()].flat().map(({ outcome }) => outcome.split(' ')[1]));
  const unseen = Object.entries(errors)
    .filter(([code, { status }]) => status === 409 && !codes.has(code) && !beyondCalls.has(code))
    .map(([code]) => `No test gets the conflict ${code} from any call.`);
  return [...missing, ...unseen];
}

/** Success, 400 where something can be wrong, 401 where a session is needed, 404 where something is named. */
function requiredOf({ status = 200, access, params, query, body }: CallContract): number[] {
  return [status, ...(params || query || body ? [400] : []), ...(access === 'signed-in' ? [401] : []), ...(params ? [404] : [])];
}
