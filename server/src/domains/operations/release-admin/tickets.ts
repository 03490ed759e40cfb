import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type BuildTicket, serverPaths, signedText, ticketDocument } from '@fanfare/shared/contracts';
import type { ReleaseSigner } from '../releases/index.ts';

interface TicketContent {
  remote: string;
  build: string;
  untilMs: number;
  why?: string | undefined;
}

export function writeTicket(
  releasesDir: string,
  signer: ReleaseSigner,
  { remote, build, untilMs, why }: TicketContent,
): string | null {
  const file = path.join(releasesDir, remote, build, 'release.json');
  if (!existsSync(file)) return null;
  const url = `${serverPaths.releases}${remote}/${build}/mf-manifest.json`;
  const facts = `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
  const claims = { until: new Date(untilMs).toISOString(), facts, ...(why !== undefined && { why }) };
  const text = signedText(ticketDocument(remote, url, { ...claims, signature: '' }));
  const ticket: BuildTicket = { ...claims, signature: signer.signText(text) };
  return `${url}#${Buffer.from(JSON.stringify(ticket)).toString('base64url')}`;
}

export function readTicket(signer: ReleaseSigner, remote: string, address: string, nowMs: number) {
  const [url = '', encoded = ''] = address.split('#');
  const ticket = parse(encoded);
  const [, build] = new RegExp(`^${serverPaths.releases}${remote}/([\\w.-]+)/mf-manifest\\.json$`).exec(url) ?? [];
  if (!ticket || build === undefined || !signer.isSigned(signedText(ticketDocument(remote, url, ticket)), ticket.signature))
    return null;
  return Date.parse(ticket.until) > nowMs ? { build, why: ticket.why } : null;
}

function parse(encoded: string): BuildTicket | null {
  try {
    const value: BuildTicket = JSON.parse(Buffer.from(encoded, 'base64url').toString());
    return typeof value.until === 'string' && typeof value.facts === 'string' && typeof value.signature === 'string'
      ? value
      : null;
  } catch {
    return null;
  }
}
