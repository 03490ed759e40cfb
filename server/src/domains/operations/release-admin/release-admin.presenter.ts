import { type LogLine, type ReleaseStore, waitingBuilds } from '@fanfare/releases';
import type { ReleasedBuild, ReleasedRemote } from '@fanfare/shared/contracts';
import type { Health, HourOfBuild } from '../release-health/index.ts';

const BUILDS_SHOWN = 10;
const CHANGES_SHOWN = 30;

interface RemoteDetails {
  health: ReadonlyMap<string, Health> | undefined;
  hours: ReadonlyMap<string, readonly HourOfBuild[]> | undefined;
  auto: string | null;
  usernames: ReadonlyMap<string, string>;
}

export function presentRemote(
  store: ReleaseStore,
  name: string,
  { health, hours, auto, usernames }: RemoteDetails,
): ReleasedRemote {
  const { remotes, rollouts, pins } = store.readIndex();
  const rollout = rollouts?.[name] ?? null;
  const got = [...(remotes[name] ?? [])].reverse();
  const waiting = store.needsApproval ? waitingBuilds(store, name).slice(0, BUILDS_SHOWN) : [];
  const builds: Pick<ReleasedBuild, 'build' | 'state'>[] = [
    ...(rollout ? [{ build: rollout.build, state: 'rollout' as const }] : []),
    ...got.map((build, at) => ({ build, state: stateAt(at) })).filter(({ build }) => build !== rollout?.build),
  ];
  return {
    name,
    ...whoseAndWhat(store, name, got[0] ?? rollout?.build ?? waiting[0]?.build),
    builds: builds.slice(0, BUILDS_SHOWN).map(({ build, state }) => ({
      ...{ build, state },
      health: health?.get(build) ?? null,
      hours: [...(hours?.get(build) ?? [])],
    })),
    rollout: rollout && { build: rollout.build, traffic: rollout.traffic, pausedAt: rollout.pausedAt ?? null, auto },
    waiting: waiting.map(({ build, published: { by, at } }) => ({ build, publishedBy: by, publishedAt: at })),
    pins: (pins?.[name] ?? []).map(({ userId, build }) => ({ userId, username: usernames.get(userId) ?? null, build })),
    history: store
      .history(name)
      .slice(0, CHANGES_SHOWN)
      .map((line) => presentLine(line, usernames)),
  };
}

function stateAt(place: number): ReleasedBuild['state'] {
  return place === 0 ? 'live' : place === 1 ? 'fallback' : 'earlier';
}

function whoseAndWhat(
  store: ReleaseStore,
  name: string,
  build: string | undefined,
): Pick<ReleasedRemote, 'title' | 'titles' | 'owner'> {
  try {
    const { manifest } = store.readFacts(name, build ?? '');
    const { title = name, titles, owner } = manifest;
    return { title, ...(titles && { titles }), owner };
  } catch {
    return { title: name, owner: '' };
  }
}

export function peopleIn(store: ReleaseStore): string[] {
  const { remotes, pins = {} } = store.readIndex();
  const targeted = Object.keys(remotes).flatMap((name) =>
    store
      .history(name)
      .slice(0, CHANGES_SHOWN)
      .map(({ change }) => change),
  );
  const pinned = Object.values(pins).flat();
  return [...new Set([...targeted, ...pinned].flatMap((one) => ('userId' in one ? [one.userId] : [])))];
}

function presentLine(
  { seq, at, by, change, liveBefore, evidence = {}, decision }: LogLine,
  usernames: RemoteDetails['usernames'],
): ReleasedRemote['history'][number] {
  return {
    ...{ seq, at, by, kind: change.kind, liveBefore },
    build: 'build' in change ? change.build : null,
    traffic: change.kind === 'rollout' ? change.traffic : null,
    isAuto: change.kind === 'rollout' && change.auto === true,
    because: decision?.because ?? null,
    username: 'userId' in change ? (usernames.get(change.userId) ?? null) : null,
    verdict: change.kind === 'verdict' ? { passed: change.passed, note: change.note } : null,
    evidence: Object.entries(evidence).map(([build, targeted]) => ({ build, ...targeted })),
  };
}
