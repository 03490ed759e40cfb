import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openReleaseStore, type ReleaseIndex } from '@fanfare/releases';
import { type ReleaseDocument, type ReleaseEntry, serverPaths } from '@fanfare/shared/contracts';
import { LabError } from '../scenarios/LabError.ts';

type Gathered = Pick<ReleaseIndex, 'remotes' | 'rollouts'>;

/**
 * Copies every build that people get of the other remotes to `dir`, as `<remote>/<build>/`.
 *
 * @param from a releases directory, or the address of a Fanfare server
 * @returns which of them are live, and which are being rolled out
 */
export async function gatherBuilds(from: string, without: string, dir: string): Promise<Gathered> {
  return /^https?:/.test(from) ? gatherFromServer(from, without, dir) : gatherFromDirectory(from, without, dir);
}

async function gatherFromDirectory(from: string, without: string, dir: string): Promise<Gathered> {
  const store = openReleaseStore(from);
  const { remotes, rollouts = {} } = store.readIndex();
  const live = Object.fromEntries(Object.entries(remotes).map(([name, builds]) => [name, builds.slice(-1)]));
  const wanted = [
    ...Object.entries(live).flatMap(([name, builds]) => builds.map((build) => [name, build] as const)),
    ...Object.entries(rollouts).map(([name, { build }]) => [name, build] as const),
  ];
  for (const [name, build] of wanted) {
    if (name !== without) await cp(path.join(from, name, build), path.join(dir, name, build), { recursive: true });
  }
  return { remotes: live, rollouts };
}

async function gatherFromServer(from: string, without: string, dir: string): Promise<Gathered> {
  const { microFrontends }: Pick<ReleaseDocument, 'microFrontends'> = JSON.parse(
    String(await fetchBytes(new URL(serverPaths.releaseDocument, from))),
  );
  const remotes: Record<string, string[]> = {};
  const rollouts: Record<string, NonNullable<ReleaseIndex['rollouts']>[string]> = {};
  for (const [name, entries] of Object.entries(microFrontends)) {
    if (name === without) continue;
    for (const entry of entries) {
      const { deployment, metadata, extras } = entry;
      const build = `${metadata.version}-${extras.buildId}`;
      if (deployment.default) remotes[name] = [build];
      else if (deployment.salt !== undefined) rollouts[name] = { build, traffic: deployment.traffic, salt: deployment.salt };
      else continue;
      await download(from, entry, path.join(dir, name, build));
    }
  }
  return { remotes, rollouts };
}

async function download(from: string, { url, extras }: ReleaseEntry, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const base = new URL(url, from);
  for (const file of ['release.json', ...Object.keys(extras.files)]) {
    await writeFile(path.join(to, path.basename(file)), await fetchBytes(new URL(file, base)));
  }
}

async function fetchBytes(url: URL): Promise<Buffer> {
  const answer = await fetch(url).catch((cause: unknown) => {
    throw new LabError(`${url.origin} does not answer. Is the address right, and is Fanfare running there?`, { cause });
  });
  if (!answer.ok) throw new LabError(`${url.href} answered ${answer.status}. Is it a Fanfare server?`);
  return Buffer.from(await answer.arrayBuffer());
}
