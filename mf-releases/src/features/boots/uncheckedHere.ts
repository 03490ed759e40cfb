export type Unchecked = 'signature' | 'policy' | 'addresses';

/** Script hashes are always checked. */
export async function uncheckedHere(): Promise<Unchecked[]> {
  const unchecked: Unchecked[] = [];
  const key = () => crypto.subtle.generateKey('Ed25519', false, ['sign', 'verify']);
  const knowsSignatures = Boolean(crypto.subtle) && (await key().then(Boolean, () => false));
  if (!knowsSignatures) unchecked.push('signature');
  // The only visible trace of `Integrity-Policy`.
  if (!('IntegrityViolationReportBody' in window)) unchecked.push('policy');
  if (!('trustedTypes' in window)) unchecked.push('addresses');
  return unchecked;
}
