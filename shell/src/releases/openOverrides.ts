import type { ReleaseDocument, ReleaseEntry } from '@fanfare/shared/contracts';
import { lateCopy } from '../lateCopy.ts';
import { checkReleases } from './checkReleases.ts';
import { admit } from './integrity.ts';

export interface OpenedOverrides {
  entries: Record<string, ReleaseEntry>;
  /** Names of those that must not be used, and why. */
  refused: readonly string[];
  problems: readonly string[];
}

/**
 * Reads what a build says about itself, beside its manifest, and admits its files. Only where the signed document says that this is a
 * development environment, and only from this machine.
 */
export async function openOverrides(releases: ReleaseDocument, asked: readonly [string, string][]): Promise<OpenedOverrides> {
  const entries: Record<string, ReleaseEntry> = {};
  const refused: string[] = [];
  const problems: string[] = [];
  for (const [remote, url] of asked) {
    try {
      if (releases.environment !== 'development') throw new Error(lateCopy.override.notHere);
      const { hostname, origin } = new URL(url);
      if (origin !== location.origin && !/^(localhost|127\.0\.0\.1)$/.test(hostname))
        throw new Error(lateCopy.override.otherOrigin);
      const entry = await readEntry(releases, remote, url);
      admit(entry);
      entries[remote] = entry;
    } catch (cause) {
      refused.push(remote);
      problems.push(`${remote}: ${cause instanceof Error ? cause.message : String(cause)}`);
    }
  }
  return { entries, refused, problems };
}

async function readEntry(releases: ReleaseDocument, remote: string, url: string): Promise<ReleaseEntry> {
  const response = await fetch(new URL('release.json', url));
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const { version, buildId, globalName, manifest, files, views } = await response.json();
  if (Object.keys(files ?? {}).length === 0) throw new Error(lateCopy.override.developmentBuild);
  const live = releases.microFrontends[remote]?.[0]?.url;
  const entry = {
    url,
    ...(live && { fallbackUrl: live }),
    metadata: { version, integrity: files['mf-manifest.json'] },
    deployment: { traffic: 0, default: false },
    extras: { ...manifest, buildId, globalName, files, views, flavour: 'production' },
  };
  const checked = checkReleases({ ...releases, microFrontends: { [remote]: [entry] } });
  const [found] = checked?.releases.microFrontends[remote] ?? [];
  if (!found) throw new Error(checked?.problems.join(', '));
  return found;
}
