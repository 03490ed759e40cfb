import type { ReleaseDocument, ReleaseEntry } from '@fanfare/shared/contracts';
import type { ComponentType } from 'react';

export const someHash = `sha384-${'x'.repeat(64)}`;

export function anEntry(
  name: string,
  extras: Partial<ReleaseEntry['extras']> = {},
  rest: Partial<ReleaseEntry> = {},
): ReleaseEntry {
  const buildId = extras.buildId ?? 'abc';
  return {
    url: `/r/${name}/1.0.0-${buildId}/mf-manifest.json`,
    metadata: { version: '1.0.0', integrity: someHash },
    deployment: { traffic: 100, default: true },
    extras: {
      name,
      contract: 1,
      owner: 'x',
      title: 'Part X',
      buildId,
      globalName: `${name.replaceAll('-', '_')}__${buildId}`,
      files: { 'remoteEntry.js': someHash },
      flavour: 'production',
      routes: [],
      ...extras,
    },
    ...rest,
  };
}

export function aDocument(
  microFrontends: ReleaseDocument['microFrontends'],
  rest: Partial<ReleaseDocument> = {},
): ReleaseDocument {
  return {
    schema: 'release-document-1',
    seq: 3,
    issuedAt: '2026-01-01T00:00:00.000Z',
    expiresAt: '2999-01-01T00:00:00.000Z',
    environment: 'test',
    shell: { contract: 1 },
    microFrontends,
    signature: { alg: 'ed25519', kid: 'k', value: '' },
    ...rest,
  };
}

type LoadView = (remote: string, view: string) => Promise<{ View: ComponentType; entry: ReleaseEntry; degraded: boolean }>;

export function aLoader<Rest extends object>(loadView: LoadView, rest: Rest = {} as Rest) {
  return {
    loadView,
    getCachedView: () => null,
    prefetch: async () => {},
    clearFailures: () => {},
    markHealthy: () => {},
    rollBack: () => false,
    use: () => {},
    inUse: () => new Map<string, ReleaseEntry>(),
    healthyRemotes: () => new Set<string>(),
    subscribe: () => () => {},
    generationOf: () => 0,
    ...rest,
  };
}
