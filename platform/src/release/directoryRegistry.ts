import os from 'node:os';
import { openReleaseStore, passGate, publish, readHealth, readShell, waitingBuilds } from '@fanfare/releases';
import type { Registry } from './Registry.ts';

export function directoryRegistry(releasesDir: string, shellDir: string, needsApproval = false): Registry {
  const store = openReleaseStore(releasesDir, { needsApproval });
  const me = os.userInfo().username;
  return {
    place: releasesDir,
    passGate: async (_remote, dist) => {
      passGate(store, dist, [readShell(shellDir)]);
    },
    publish: async (_remote, dist) => publish(store, dist, [readShell(shellDir)], me),
    change: async (remote, change) => (await store.change(remote, change, me)).seq,
    factsOf: async (remote, build) => store.readFacts(remote, build),
    getStatus: async (remote) => {
      const { remotes, rollouts } = store.readIndex();
      return {
        builds: remotes[remote] ?? [],
        rollout: rollouts?.[remote] ?? null,
        health: readHealth(releasesDir).remotes[remote] ?? {},
        waiting: needsApproval ? waitingBuilds(store, remote) : [],
        history: store.history(remote),
      };
    },
  };
}
