import { type BuildTicket, serverPaths, ticketDocument } from '@fanfare/shared/contracts';
import { lazyCopy } from '../../messages/lazyCopy.ts';
import { pageFacts } from '../verify/pageFacts.ts';
import { verifySigned } from '../verify/verifySigned.ts';

interface Asked {
  path: string;
  url: string;
  /** Not verified until `checkTicket`. */
  ticket: BuildTicket | null;
}

export function splitTicket(address: string): Asked {
  const [path = '', encoded] = address.split('#');
  if (encoded === undefined) return { path, url: path, ticket: null };
  return { path, url: `${pageFacts.releasesOrigin()}${path}`, ticket: decode(encoded) };
}

export async function checkTicket(remote: string, path: string, ticket: BuildTicket): Promise<void> {
  const { refused } = lazyCopy.override;
  // Signatures cover only paths of this origin.
  if (!path.startsWith(`${serverPaths.releases}${remote}/`)) throw new Error(refused.forged);
  const verdict = await verifySigned(ticketDocument(remote, path, ticket), pageFacts.releaseKeys());
  if (verdict !== 'genuine') throw new Error(refused[verdict]);
  if (!(Date.parse(ticket.until) > Date.now())) throw new Error(refused.over);
}

/** Uses the format of integrity attributes. */
export async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-384', new TextEncoder().encode(text));
  return `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

function decode(encoded: string): BuildTicket {
  try {
    const value: BuildTicket = JSON.parse(atob(encoded.replaceAll('-', '+').replaceAll('_', '/')));
    return { ...value, signature: String(value.signature) };
  } catch {
    throw new Error(lazyCopy.override.refused.forged);
  }
}
