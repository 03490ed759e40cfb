import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fetchBytes } from '@fanfare/lab/fetch';
import { packageIdentity, readJson } from '@fanfare/platform/remote-build';
import { type ReleaseDocument, type RemoteManifest, serverPaths } from '@fanfare/shared/contracts';

export const ownDir = process.cwd();
export const ownName = () => packageIdentity(ownDir).name;

const cacheDir = path.join(ownDir, 'node_modules/.cache/fanfare');
const neighboursFile = path.join(cacheDir, 'neighbours.json');
export const shellDir = path.join(cacheDir, 'shell');

/** Reads `fanfare.installation` of package.json. */
export function installationUrl(): string | null {
  const { fanfare } = readJson<{ fanfare?: { installation?: string } }>(path.join(ownDir, 'package.json'));
  return fanfare?.installation ?? null;
}

/** Downloads the shell if it changed, and the manifests of the other remotes. */
export async function fetchInstallation(url: string): Promise<void> {
  const document: Pick<ReleaseDocument, 'microFrontends'> = JSON.parse(
    String(await fetchBytes(new URL(serverPaths.releaseDocument, url))),
  );
  await mkdir(cacheDir, { recursive: true });
  const others = Object.entries(document.microFrontends).filter(([name]) => name !== ownName());
  const live = others.flatMap(([, entries]) =>
    entries.filter(({ deployment }) => deployment.default).map(({ extras }) => extras),
  );
  await writeFile(neighboursFile, JSON.stringify(live));
  await fetchShell(new URL(`${serverPaths.sdk}shell/`, url));
}

async function fetchShell(base: URL): Promise<void> {
  const facts = await fetchBytes(new URL('release.json', base));
  const known = path.join(shellDir, 'release.json');
  if (existsSync(known) && facts.equals(readFileSync(known))) return;
  const { files }: { files: Readonly<Record<string, string>> } = JSON.parse(String(facts));
  const scratch = `${shellDir}-${process.pid}`;
  await mkdir(scratch, { recursive: true });
  await writeFile(path.join(scratch, 'release.json'), facts);
  for (const file of ['index.html', ...Object.keys(files)])
    await writeFile(path.join(scratch, path.basename(file)), await fetchBytes(new URL(file, base)));
  await rm(shellDir, { recursive: true, force: true });
  await rename(scratch, shellDir);
}

export function neighbours(): RemoteManifest[] {
  return existsSync(neighboursFile) ? JSON.parse(readFileSync(neighboursFile, 'utf8')) : [];
}
