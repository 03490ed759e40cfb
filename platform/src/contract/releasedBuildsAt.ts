import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openReleaseStore, type ReleasedBuild, ReleaseRefusal, readRemoteFacts, releasedBuilds } from '@fanfare/releases';

interface ReleaseDocument {
  microFrontends: Record<
    string,
    {
      url: string;
      metadata: { version: string };
      deployment: { default: boolean; salt?: string };
      extras: { buildId: string };
    }[]
  >;
}

/** @param from a releases directory, or a server URL, which needs no token */
export async function releasedBuildsAt(from: string, remote: string | null): Promise<ReleasedBuild[]> {
  if (!/^https?:/.test(from)) return releasedBuilds(openReleaseStore(from), remote);
  const dir = await mkdtemp(path.join(os.tmpdir(), 'fanfare-report-'));
  try {
    const document: ReleaseDocument = JSON.parse(await fetchText(new URL('/release-document.json', from)));
    const entries = Object.entries(document.microFrontends).filter(([name]) => remote === null || name === remote);
    const builds: ReleasedBuild[] = [];
    for (const [name, candidates] of entries) {
      for (const { url, metadata, deployment, extras } of candidates) {
        const state = deployment.default ? 'live' : deployment.salt === undefined ? null : 'rollout';
        if (state === null) continue;
        const build = `${metadata.version}-${extras.buildId}`;
        const to = path.join(dir, name, build);
        await mkdir(to, { recursive: true });
        for (const file of ['release.json', 'mf-manifest.json'])
          await writeFile(path.join(to, file), await fetchText(new URL(file, new URL(url, from))));
        builds.push({ remote: name, build, state, facts: readRemoteFacts(to) });
      }
    }
    return builds;
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

async function fetchText(url: URL): Promise<string> {
  const response = await fetch(url).catch((cause: unknown) => {
    throw new ReleaseRefusal(`Could not reach ${url.origin}. Check the URL, and that Fanfare is running there.`, { cause });
  });
  if (!response.ok)
    throw new ReleaseRefusal(`${url.href} returned ${response.status}. Check that ${url.origin} is a Fanfare server.`);
  return await response.text();
}
