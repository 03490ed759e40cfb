import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isFileName } from '@fanfare/releases';
import { serverPaths } from '@fanfare/shared/contracts';
import { LabError } from '../scenarios/LabError.ts';

/** @param to the directory to create */
export async function fetchBuild(from: string, remote: string, build: string, to: string): Promise<void> {
  if (!isAddress(from)) return await cp(path.join(from, remote, build), to, { recursive: true });
  await mkdir(to, { recursive: true });
  const base = new URL(`${serverPaths.releases}${remote}/${build}/`, from);
  const facts = await fetchBytes(new URL('release.json', base));
  await writeFile(path.join(to, 'release.json'), facts);
  const { files }: { files: Record<string, string> } = JSON.parse(String(facts));
  for (const file of Object.keys(files)) {
    if (!isFileName(file)) throw new LabError(`${base.href} lists "${file}", which is not a valid file name of a build.`);
    await mkdir(path.dirname(path.join(to, file)), { recursive: true });
    await writeFile(path.join(to, file), await fetchBytes(new URL(file, base)));
  }
}

export function isAddress(from: string): boolean {
  return /^https?:/.test(from);
}

export async function fetchBytes(url: URL): Promise<Buffer> {
  const answer = await fetch(url).catch((cause: unknown) => {
    throw new LabError(`${url.origin} does not respond. Check the URL, and that Fanfare is running there.`, { cause });
  });
  if (!answer.ok) throw new LabError(`${url.href} returned status ${answer.status}. Check that it is a Fanfare server.`);
  return Buffer.from(await answer.arrayBuffer());
}
