import { signedText } from '@fanfare/shared/contracts';

/** A release document, or a ticket. */
interface Signed {
  /** Base64. */
  signature: { value: string };
}

/** `unknown`: this browser has no means to tell (a page without TLS, or one from before 2025). */
export type Verdict = 'genuine' | 'forged' | 'unknown';

/** @param publicKeys 32 bytes in base64 each, as pinned into the page: one of them must have signed */
export async function verifySigned(document: Signed, publicKeys: readonly string[]): Promise<Verdict> {
  // Without a secure context there is no such thing; whoever can change the document there can change the page as well.
  if (!crypto.subtle) return 'unknown';
  const text = new TextEncoder().encode(signedText(document));
  const signature = fromBase64(document.signature.value);
  for (const publicKey of publicKeys) {
    const key = await crypto.subtle
      .importKey('raw', fromBase64(publicKey), 'Ed25519', false, ['verify'])
      .catch((cause: unknown) => {
        if (cause instanceof DOMException && cause.name === 'NotSupportedError') return null;
        throw cause;
      });
    if (!key) return 'unknown';
    if (await crypto.subtle.verify('Ed25519', key, signature, text)) return 'genuine';
  }
  return 'forged';
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
