/** How much of something a test does: enough to fail in the suite, the full number with `PROOF=1`. */
export function proofSize(inSuite: number, inProof: number): number {
  return process.env.PROOF === '1' ? inProof : inSuite;
}
