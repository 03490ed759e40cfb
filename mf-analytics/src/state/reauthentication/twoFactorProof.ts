/** Six digits are a code of the authenticator app, anything else is a backup code. */
export function twoFactorProof(typed: string): { code: string } | { backupCode: string } {
  return /^[\d\s]{6,10}$/.test(typed.trim()) ? { code: typed.trim() } : { backupCode: typed.trim() };
}
