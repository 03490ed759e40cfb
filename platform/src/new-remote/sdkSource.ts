import { existsSync } from 'node:fs';
import path from 'node:path';
import { readJson } from '../workspace/packageFacts.ts';

export interface SdkSource {
  sdk: string;
  shared: string;
}

interface SdkIndex {
  packages: { name: string; file: string }[];
}

export function sdkInDirectory(dir: string, from: string): SdkSource {
  const index = path.join(dir, 'index.json');
  if (!existsSync(index)) throw new Error(`${dir} contains no SDK. Create it first: pnpm sdk:pack --out ${dir}`);
  const relative = path.relative(from, path.resolve(dir)).split(path.sep).join('/');
  return sourceOf(readJson<SdkIndex>(index), (file) => `file:${relative}/${file}`);
}

export async function sdkOfInstallation(url: string): Promise<SdkSource> {
  const response = await fetch(new URL('/sdk/index.json', url)).catch((cause: unknown) => {
    throw new Error(`Could not connect to ${url}. Check the URL, and that Fanfare is running there.`, { cause });
  });
  if (!response.ok) throw new Error(`${url} provides no SDK (status ${response.status}). Update the installation first.`);
  const index: SdkIndex = JSON.parse(await response.text());
  return sourceOf(index, (file) => new URL(`/sdk/${file}`, url).href);
}

function sourceOf({ packages }: SdkIndex, locate: (file: string) => string): SdkSource {
  const find = (name: string) => {
    const found = packages.find((each) => each.name === name);
    if (!found)
      throw new Error(`The SDK has no ${name}, because its index.json is incomplete. Create it again with pnpm sdk:pack.`);
    return locate(found.file);
  };
  return { sdk: find('@fanfare/sdk'), shared: find('@fanfare/shared') };
}
