import type { CallRecord } from './CallRecord.ts';
import type { Proofs } from './chooseProofs.ts';
import { hasOwnTests } from './hasOwnTests.ts';

/** What the page says of test files that have not been run here, as if they had: nobody has to run all of them for one new call. */
export function keptRecords(page: string, records: readonly CallRecord[]): CallRecord[] {
  const isKnown = new Set(records.map(({ file }) => file));
  const kept = new Map<string, CallRecord>();
  for (const [call, proofs] of readProofs(page)) {
    for (const { outcome, file, test } of proofs) {
      if (isKnown.has(file) || !hasOwnTests(file)) continue;
      const [status, code = null] = outcome.split(' ');
      const record = kept.get(file) ?? { file, hits: [] };
      kept.set(file, record);
      record.hits.push({ test, call, status: Number(status), code });
    }
  }
  return [...kept.values()];
}

/** The proofs that a written page names. */
export function readProofs(page: string): Proofs {
  const proofs: Proofs = new Map();
  let call = '';
  for (const line of page.split('\n')) {
    call = /^### `(.+)`$/.exec(line)?.[1] ?? call;
    const [, outcome, file, test] = /^- (\d{3}(?: \w+)?): (\S+): (.+)$/.exec(line) ?? [];
    if (outcome === undefined || file === undefined || test === undefined) continue;
    proofs.set(call, [...(proofs.get(call) ?? []), { outcome, file, test }]);
  }
  return proofs;
}
