import { isProof } from './proof.ts';

/** How much of something a test does: enough to fail in the suite, the full number under `pnpm proof`. */
export function proofSize(inSuite: number, inProof: number): number {
  return isProof ? inProof : inSuite;
}
