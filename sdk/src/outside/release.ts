import path from 'node:path';
import { readJson } from '@fanfare/platform/remote-build';
import type { RemoteManifest } from '@fanfare/shared/contracts';
import { buildRemote } from './buildRemote.ts';
import { fetchInstallation, installationUrl, neighbours, ownDir, ownName, shellDir } from './installation.ts';

/** Replaces `@fanfare/platform/release` in the SDK; see `bundleSdk`. */
export const workspaceDir = ownDir;
export const shellBuildDir = shellDir;
export const ownReleases = '';

export function remoteNames(): string[] {
  return [ownName()];
}

export function remoteDir(): string {
  return ownDir;
}

export function readManifests(): RemoteManifest[] {
  return [readJson<RemoteManifest>(path.join(ownDir, 'remote.json')), ...neighbours()];
}

export async function buildPackages(): Promise<void> {
  const url = installationUrl();
  if (url === null) throw new Error('Add the URL of the installation to package.json: "fanfare": { "installation": "..." }.');
  await fetchInstallation(url);
  await buildRemote();
}
