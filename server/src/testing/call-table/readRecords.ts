import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { CallRecord } from './CallRecord.ts';
import { outcomeOf, type Proof } from './chooseProofs.ts';
import { hasOwnTests } from './hasOwnTests.ts';
import { recordDirectory } from './recordDirectory.ts';

const Text = Type.Object({
  file: Type.String(),
  hits: Type.Array(
    Type.Object({
      test: Type.String(),
      call: Type.String(),
      status: Type.Integer(),
      code: Type.Union([Type.String(), Type.Null()]),
    }),
  ),
});

/** The records of every test file that still exists. */
export function readRecords(): CallRecord[] {
  return globSync('*.json', { cwd: recordDirectory })
    .map((name) => Value.Parse(Text, JSON.parse(readFileSync(join(recordDirectory, name), 'utf8'))))
    .filter(({ file }) => hasOwnTests(file))
    .sort((a, b) => (a.file < b.file ? -1 : 1));
}

/** Whether the latest run of a test file saw what a proof says. */
export function hasSeen(): (call: string, proof: Proof) => boolean {
  const key = (call: string, { outcome, file, test }: Proof) => JSON.stringify([call, outcome, file, test]);
  const seen = new Set(
    readRecords().flatMap(({ file, hits }) =>
      hits.map(({ call, status, code, test }) => key(call, { outcome: outcomeOf(status, code), file, test })),
    ),
  );
  return (call, proof) => seen.has(key(call, proof));
}
