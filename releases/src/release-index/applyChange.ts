import { ReleaseRefusal } from '../ReleaseRefusal.ts';
import type { Change, Pin, ReleaseIndex, Rollout } from './ReleaseIndex.ts';

interface RemoteState {
  builds: readonly string[];
  rollout: Rollout | undefined;
  pins: readonly Pin[];
}

/** Limited because every page loads all pins. */
const PINS_MAX = 50;

/**
 * @returns the same object if nothing changes
 * @throws ReleaseRefusal
 */
export function applyChange(index: ReleaseIndex, remote: string, change: Change, { at, salt }: { at: string; salt: string }) {
  const before = stateOf(index, remote);
  const changes = next(before, remote, change, { at, salt });
  if (changes === before) return index;
  if (Object.keys(changes).length === 0) return { ...index, seq: index.seq + 1, changedAt: at };
  const { builds, rollout, pins } = { ...before, ...changes };
  const { [remote]: _, ...otherRollouts } = index.rollouts ?? {};
  const { [remote]: __, ...otherPins } = index.pins ?? {};
  const changed: ReleaseIndex = {
    ...{ ...index, seq: index.seq + 1, changedAt: at },
    remotes: { ...index.remotes, [remote]: builds },
    rollouts: rollout ? { ...otherRollouts, [remote]: rollout } : otherRollouts,
    pins: pins.length > 0 ? { ...otherPins, [remote]: pins } : otherPins,
  };
  return changed;
}

export function stateOf({ remotes, rollouts, pins }: ReleaseIndex, remote: string): RemoteState {
  return { builds: remotes[remote] ?? [], rollout: rollouts?.[remote], pins: pins?.[remote] ?? [] };
}

function next(
  before: RemoteState,
  remote: string,
  change: Change,
  { at, salt }: { at: string; salt: string },
): Partial<RemoteState> {
  const { builds, rollout, pins } = before;
  const live = builds.at(-1);
  switch (change.kind) {
    case 'release':
      if (live === change.build && !rollout) return before;
      return { builds: endingWith(builds, change.build), rollout: undefined };
    case 'rollout':
      if (!(change.traffic >= 0 && change.traffic <= 100))
        throw new ReleaseRefusal(`Traffic must be a number from 0 to 100, not ${change.traffic}.`);
      if (live === undefined)
        throw new ReleaseRefusal(
          `${remote} has no live build yet, so it cannot be rolled out to a share of users. Release it without --traffic.`,
        );
      if (live === change.build) throw new ReleaseRefusal(`${remote} ${change.build} is already live for all users.`);
      if (isAt(rollout, change)) return before;
      return {
        rollout: {
          ...{ build: change.build, traffic: change.traffic, salt: rollout?.build === change.build ? rollout.salt : salt },
          ...(change.auto && { auto: { since: at } }),
        },
      };
    case 'pause':
      if (!rollout)
        throw new ReleaseRefusal(
          `No build of ${remote} is being rolled out, so there is nothing to pause. To replace the live build, run pnpm release rollback ${remote}.`,
        );
      if (rollout.pausedAt !== undefined) return before;
      return { rollout: { build: rollout.build, traffic: 0, salt: rollout.salt, pausedAt: rollout.traffic } };
    case 'wait':
      if (!rollout?.auto || rollout.auto.isWaitLogged) return before;
      return { rollout: { ...rollout, auto: { ...rollout.auto, isWaitLogged: true } } };
    case 'publish':
    case 'verdict':
    case 'approve':
      return {};
    case 'pin': {
      const others = pins.filter(({ userId }) => userId !== change.userId);
      if (pins.some(({ userId, build }) => userId === change.userId && build === change.build)) return before;
      if (others.length >= PINS_MAX)
        throw new ReleaseRefusal(`${remote} has ${PINS_MAX} pins, which is the maximum. Remove one before adding another.`);
      return { pins: [...others, { userId: change.userId, build: change.build }] };
    }
    case 'unpin': {
      const others = pins.filter(({ userId }) => userId !== change.userId);
      return others.length === pins.length ? before : { pins: others };
    }
    case 'promote':
      if (!rollout)
        throw new ReleaseRefusal(
          `No build of ${remote} is being rolled out. Start a rollout with pnpm release ${remote} --traffic 10.`,
        );
      return { builds: endingWith(builds, rollout.build), rollout: undefined };
    case 'rollback':
      if (rollout) return { rollout: undefined };
      if (builds.length < 2)
        throw new ReleaseRefusal(
          `No earlier build of ${remote} is available to roll back to. Release the build you want instead.`,
        );
      return { builds: builds.slice(0, -1) };
    case 'retire':
      if (isInUse(before, change.build)) throw new ReleaseRefusal(`${remote} ${change.build} is in use and cannot be retired.`);
      return { builds: builds.filter((build) => build !== change.build) };
  }
}

function isAt(rollout: Rollout | undefined, { build, traffic, auto }: Extract<Change, { kind: 'rollout' }>): boolean {
  const isSame = rollout?.build === build && rollout.traffic === traffic && rollout.pausedAt === undefined;
  return isSame && Boolean(rollout.auto) === Boolean(auto);
}

export function isInUse({ builds, rollout, pins }: RemoteState, build: string): boolean {
  return builds.slice(-2).includes(build) || rollout?.build === build || pins.some((pin) => pin.build === build);
}

const endingWith = (builds: readonly string[], build: string) => [...builds.filter((known) => known !== build), build];
