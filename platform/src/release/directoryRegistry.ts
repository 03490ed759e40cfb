import os from 'node:os';
import { openReleaseStore, passGate, publish, readHealth, readShell } from '@fanfare/releases';
import type { Registry } from './Registry.ts';

/** @param shellDir where the build of the shell is that pages get */
export function directoryRegistry(releasesDir: string, shellDir: string): Registry {
  const store = openReleaseStore(releasesDir);
  const me = os.userInfo().username;
  return {
    place: releasesDir,
    passGate: async (_remote, dist) => {
      passGate(store, dist, [readShell(shellDir)]);
    },
    publish: async (_remote, dist) => publish(store, dist, [readShell(shellDir)]),
    change: async (remote, change) => (await store.change(remote, change, me)).seq,
    factsOf: async (remote, build) => store.readFacts(remote, build),
    tell: async (remote) => {
      const { remotes, rollouts } = store.readIndex();
      return {
        builds: remotes[remote] ?? [],
        rollout: rollouts?.[remote] ?? null,
        health: readHealth(releasesDir).remotes[remote] ?? {},
        history: store.history(remote),
      };
    },
  };
}
