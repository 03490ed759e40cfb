import type { ReleaseDeployment, ReleaseEntry, RemoteManifest } from '@fanfare/shared/contracts';

export interface BuildFacts {
  version: string;
  buildId: string;
  globalName: string;
  manifest: RemoteManifest;
  entry?: ReleaseEntry['extras']['entry'];
  files: Record<string, string>;
  views?: ReleaseEntry['extras']['views'];
}

export function toEntry(facts: BuildFacts, url: string, deployment: ReleaseDeployment): ReleaseEntry {
  const { version, buildId, globalName, manifest, entry, files, views } = facts;
  const integrity = files['mf-manifest.json'] ?? '';
  const flavour = integrity === '' ? 'development' : 'production';
  const extras = { ...manifest, buildId, globalName, ...(entry && { entry }), files, ...(views && { views }), flavour } as const;
  return { url, metadata: { version, integrity }, deployment, extras };
}
