import { existsSync } from 'node:fs';
import path from 'node:path';
import { workspaceDir } from '../../webpack/packageFacts.ts';
import type { FoundTest } from '../findTests.ts';
import type { Requirement } from './Requirement.ts';

/** Proofs of the table that are not there, as sentences: a promise that no test carries, a file that does not exist. */
export function missingProofs(requirements: readonly Requirement[], tests: readonly FoundTest[]): string[] {
  const carried = new Set(tests.flatMap(({ name }) => /^([SF]\d+(?:, ?[SF]\d+)*):/.exec(name)?.[1]?.split(/, ?/) ?? []));
  return requirements.flatMap(({ id, standing, why, proofs }) => {
    if (standing === 'holds' && proofs.length === 0) return [`ASVS ${id} is said to hold without a proof.`];
    if (standing !== 'holds' && why === '') return [`ASVS ${id} does not say why it does not hold.`];
    return proofs
      .filter((proof) => !(proof.includes('.') ? existsSync(path.join(workspaceDir, proof)) : carried.has(proof)))
      .map((proof) => `ASVS ${id} names ${proof}, which is not there.`);
  });
}
