/** What was typed as a second proof: six digits are a code of the app, anything else one of the backup codes. */
export function secondProof(typed: string): { code: string } | { backupCode: string } {
  return /^[\d\s]{6,10}$/.test(typed.trim()) ? { code: typed.trim() } : { backupCode: typed.trim() };
}
