/** `pnpm proof` runs the long form of tests that repeat something; the suite runs the short one. */
export const isProof = process.env.FANFARE_PROOF === '1';

export function times(short: number, long: number): number {
  return isProof ? long : short;
}
