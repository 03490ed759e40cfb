import { stat } from 'node:fs/promises';
import path from 'node:path';
import { REMOTE_CONTRACT, type ReleaseDocument, type ReleaseEntry } from '@fanfare/shared/contracts';
import type { Clock } from '../../../infrastructure/clock/Clock.ts';
import type { Logger } from '../../../infrastructure/logger/createLogger.ts';
import type { ReleaseSigner } from './createReleaseSigner.ts';
import { type Releases, readReleases } from './readReleases.ts';
import { type BuildFacts, toEntry } from './toEntry.ts';

export interface ReleaseRegistry {
  current: () => Promise<ReleaseDocument>;
  publicKey: string;
  /** Keys that are also accepted during key rotation. */
  otherPublicKeys: readonly string[];
}

interface RegistryOptions {
  releasesDir: string;
  releasesOrigin?: string | null;
  environment: string;
  devRemotes: Readonly<Record<string, string>>;
  signer: ReleaseSigner;
  clock: Clock;
  logger: Logger;
}

const RENEW_MS = 60 * 60 * 1000;
/** Limits how long an old document can be replayed. */
const VALID_MS = 14 * 24 * 60 * 60 * 1000;

export function createReleaseRegistry(options: RegistryOptions): ReleaseRegistry {
  const { releasesDir, releasesOrigin = null, environment, devRemotes, signer, clock, logger } = options;
  let cached: { changedMs: number; issuedMs: number; releases: Promise<Releases>; document: Promise<ReleaseDocument> } | null =
    null;

  const toDocument = (issuedMs: number, { microFrontends, ...numbers }: Releases): ReleaseDocument =>
    signer.sign({
      schema: 'release-document-1',
      ...numbers,
      issuedAt: new Date(issuedMs).toISOString(),
      expiresAt: new Date(issuedMs + VALID_MS).toISOString(),
      environment,
      shell: { contract: REMOTE_CONTRACT },
      microFrontends,
    });

  const refresh = async () => {
    const issuedMs = Math.floor(clock.nowMs() / RENEW_MS) * RENEW_MS;
    const changedMs = await stat(path.join(releasesDir, 'index.json')).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    );
    if (cached?.changedMs === changedMs && cached.issuedMs === issuedMs) return cached;
    const releases =
      changedMs === 0 ? Promise.resolve({ seq: 0, microFrontends: {} }) : readReleases(releasesDir, releasesOrigin ?? '', logger);
    cached = { changedMs, issuedMs, releases, document: releases.then((found) => toDocument(issuedMs, found)) };
    return cached;
  };

  return {
    publicKey: signer.publicKey,
    otherPublicKeys: signer.otherPublicKeys,
    async current() {
      const { releases, document, issuedMs } = await refresh();
      const live = await Promise.all(Object.entries(devRemotes).map(([name, url]) => liveEntry(name, url)));
      if (live.length === 0) return await document;
      const { microFrontends, ...numbers } = await releases;
      return toDocument(issuedMs, { ...numbers, microFrontends: Object.assign({}, microFrontends, ...live) });
    },
  };
}

/** Contains no hashes, because a development server's files change. */
async function liveEntry(name: string, url: string): Promise<Record<string, ReleaseEntry[]>> {
  const response = await fetch(new URL('release.json', url));
  const facts: BuildFacts = JSON.parse(await response.text());
  return { [name]: [toEntry(facts, new URL('mf-manifest.json', url).href, { traffic: 100, default: true })] };
}
