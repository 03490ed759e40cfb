import type { ReleaseDeployment, ReleaseEntry, RemoteManifest } from '@fanfare/shared/contracts';

/** `release.json` of one build. */
export interface BuildFacts {
  version: string;
  buildId: string;
  globalName: string;
  manifest: RemoteManifest;
  /** Integrity of every file by name; empty for what a development server serves. */
  files: Record<string, string>;
}

/** @param url address of the build's mf-manifest.json */
export function toEntry(facts: BuildFacts, url: string, deployment: ReleaseDeployment): ReleaseEntry {
  const { version, buildId, globalName, manifest, files } = facts;
  const integrity = files['mf-manifest.json'] ?? '';
  const flavour = integrity === '' ? 'development' : 'production';
  return { url, metadata: { version, integrity }, deployment, extras: { ...manifest, buildId, globalName, files, flavour } };
}
