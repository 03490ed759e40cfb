export type Unchecked = 'signature' | 'policy' | 'addresses';

/**
 * What of a release this browser has no means to check. The hash of every script is checked by all that run the product: each script carries
 * it, and what is not part of a release carries one that no bytes have.
 */
export async function uncheckedHere(): Promise<Unchecked[]> {
  const unchecked: Unchecked[] = [];
  const key = () => crypto.subtle.generateKey('Ed25519', false, ['sign', 'verify']);
  const knowsSignatures = Boolean(crypto.subtle) && (await key().then(Boolean, () => false));
  if (!knowsSignatures) unchecked.push('signature');
  // The one trace of `Integrity-Policy` that a page can see.
  if (!('IntegrityViolationReportBody' in window)) unchecked.push('policy');
  if (!window.trustedTypes) unchecked.push('addresses');
  return unchecked;
}
