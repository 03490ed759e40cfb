import type { BuildTicket, ReleaseDocument, ReleaseEntry } from '@fanfare/shared/contracts';
import { lazyCopy } from '../../messages/lazyCopy.ts';
import { checkReleases } from '../verify/checkReleases.ts';
import { admit } from '../verify/integrity.ts';
import { faults } from './faults/faults.ts';
import { playFaults } from './faults/playFaults.ts';
import { checkTicket, hashOf, splitTicket } from './tickets.ts';

export interface OpenedOverrides {
  entries: Record<string, ReleaseEntry>;
  refused: readonly string[];
  problems: readonly string[];
}

/** Without a ticket, only local builds in development are allowed. */
export async function openOverrides(releases: ReleaseDocument, overrides: readonly [string, string][]): Promise<OpenedOverrides> {
  const entries: Record<string, ReleaseEntry> = {};
  const refused: string[] = [];
  const problems: string[] = [];
  for (const [remote, url] of overrides) {
    if (remote === faults.mark) continue;
    try {
      const { path, url: from, ticket } = splitTicket(url);
      if (ticket) await checkTicket(remote, path, ticket);
      else checkPlace(releases, url);
      const entry = await readEntry(releases, remote, from, ticket);
      admit(entry);
      entries[remote] = entry;
    } catch (cause) {
      refused.push(remote);
      problems.push(`${remote}: ${cause instanceof Error ? cause.message : String(cause)}`);
    }
  }
  if (faults.isOn()) playFaults(releases, entries);
  return { entries, refused, problems };
}

function checkPlace({ environment }: ReleaseDocument, url: string): void {
  if (environment !== 'development') throw new Error(lazyCopy.override.notHere);
  const { hostname, origin } = new URL(url);
  if (origin !== location.origin && !/^(localhost|127\.0\.0\.1)$/.test(hostname)) throw new Error(lazyCopy.override.otherOrigin);
}

async function readEntry(
  releases: ReleaseDocument,
  remote: string,
  url: string,
  ticket: BuildTicket | null,
): Promise<ReleaseEntry> {
  const response = await fetch(new URL('release.json', new URL(url, location.href)));
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const text = await response.text();
  if (ticket && (await hashOf(text)) !== ticket.facts) throw new Error(lazyCopy.override.changed);
  const { version, buildId, globalName, entry: script, manifest, files, views } = JSON.parse(text);
  if (Object.keys(files ?? {}).length === 0) throw new Error(lazyCopy.override.developmentBuild);
  const live = releases.microFrontends[remote]?.[0]?.url;
  const entry = {
    url,
    ...(live && { fallbackUrl: live }),
    metadata: { version, integrity: files['mf-manifest.json'] },
    deployment: { traffic: 0, default: false },
    extras: { ...manifest, buildId, globalName, entry: script, files, views, flavour: 'production' },
  };
  const checked = checkReleases({ ...releases, microFrontends: { [remote]: [entry] } });
  const [found] = checked?.releases.microFrontends[remote] ?? [];
  if (!found) throw new Error(checked?.problems.join(', '));
  return found;
}
