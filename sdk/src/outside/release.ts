import path from 'node:path';
import { readJson } from '@fanfare/platform/remote-build';
import type { RemoteManifest } from '@fanfare/shared/contracts';
import { buildRemote } from '../commands/buildRemote.ts';
import { fetchInstallation, installationUrl, neighbours, ownDir, ownName, shellDir } from './installation.ts';

/** `@fanfare/platform/release` for a remote in a folder of its own: `bundleSdk` puts it in the place of the workspace's. */
export const workspaceDir = ownDir;
export const shellBuildDir = shellDir;
/** Nothing is released from here but over HTTP. */
export const ownReleases = '';

export function remoteNames(): string[] {
  return [ownName()];
}

export function remoteDir(): string {
  return ownDir;
}

/** `remote.json` of this remote, and of those that are live in the installation. */
export function readManifests(): RemoteManifest[] {
  return [readJson<RemoteManifest>(path.join(ownDir, 'remote.json')), ...neighbours()];
}

/** Builds the remote and downloads the shell. */
export async function buildPackages(): Promise<void> {
  const url = installationUrl();
  if (url === null) throw new Error('Add the URL of the installation to package.json: "fanfare": { "installation": "..." }.');
  await fetchInstallation(url);
  await buildRemote();
}
