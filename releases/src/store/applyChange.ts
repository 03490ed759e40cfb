import type { Change, ReleaseIndex, Rollout } from './ReleaseIndex.ts';
import { ReleaseRefusal } from './ReleaseRefusal.ts';

/** What a change makes of one remote. */
interface RemoteState {
  builds: readonly string[];
  rollout: Rollout | undefined;
}

/**
 * @param salt for a rollout that begins
 * @returns the index after the change with the next number, or the same object where the change says what holds already
 * @throws ReleaseRefusal when it cannot be made
 */
export function applyChange(index: ReleaseIndex, remote: string, change: Change, { at, salt }: { at: string; salt: string }) {
  const before: RemoteState = { builds: index.remotes[remote] ?? [], rollout: index.rollouts?.[remote] };
  const after = next(before, remote, change, { at, salt });
  if (after === before) return index;
  const { [remote]: _, ...otherRollouts } = index.rollouts ?? {};
  const rollouts = after.rollout ? { ...otherRollouts, [remote]: after.rollout } : otherRollouts;
  const remotes = { ...index.remotes, [remote]: after.builds };
  const changed: ReleaseIndex = { ...index, seq: index.seq + 1, changedAt: at, remotes, rollouts };
  return changed;
}

function next(before: RemoteState, remote: string, change: Change, { at, salt }: { at: string; salt: string }): RemoteState {
  const { builds, rollout } = before;
  const live = builds.at(-1);
  switch (change.kind) {
    case 'release':
      if (live === change.build && !rollout) return before;
      return { builds: endingWith(builds, change.build), rollout: undefined };
    case 'rollout':
      if (!(change.traffic >= 0 && change.traffic <= 100))
        throw new ReleaseRefusal(`The share is ${change.traffic} %. Give a number from 0 to 100.`);
      if (live === undefined)
        throw new ReleaseRefusal(
          `${remote} was never released, so there is nothing for the others. Release it without --traffic.`,
        );
      if (live === change.build) throw new ReleaseRefusal(`${remote} ${change.build} is live for everybody already.`);
      if (isAt(rollout, change)) return before;
      return {
        builds,
        rollout: {
          ...{ build: change.build, traffic: change.traffic, salt: rollout?.build === change.build ? rollout.salt : salt },
          ...(change.auto && { auto: { since: at } }),
        },
      };
    case 'pause':
      if (!rollout)
        throw new ReleaseRefusal(
          `No build of ${remote} is being rolled out, so there is nothing to pause. What is live ends with pnpm release rollback ${remote}.`,
        );
      if (rollout.pausedAt !== undefined) return before;
      // Whoever pauses decides from here on.
      return { builds, rollout: { build: rollout.build, traffic: 0, salt: rollout.salt, pausedAt: rollout.traffic } };
    case 'wait':
      if (!rollout?.auto || rollout.auto.isWaitLogged) return before;
      return { builds, rollout: { ...rollout, auto: { ...rollout.auto, isWaitLogged: true } } };
    case 'promote':
      if (!rollout)
        throw new ReleaseRefusal(`No build of ${remote} is being rolled out. Begin with pnpm release ${remote} --traffic 10.`);
      return { builds: endingWith(builds, rollout.build), rollout: undefined };
    case 'rollback':
      if (rollout) return { builds, rollout: undefined };
      if (builds.length < 2)
        throw new ReleaseRefusal(
          `No earlier build of ${remote} is known to go back to. Release the build that you want instead.`,
        );
      return { builds: builds.slice(0, -1), rollout: undefined };
    case 'retire':
      if (isInUse(before, change.build)) throw new ReleaseRefusal(`${remote} ${change.build} is in use and stays.`);
      return { builds: builds.filter((build) => build !== change.build), rollout };
  }
}

function isAt(rollout: Rollout | undefined, { build, traffic, auto }: Extract<Change, { kind: 'rollout' }>): boolean {
  const isSame = rollout?.build === build && rollout.traffic === traffic && rollout.pausedAt === undefined;
  return isSame && Boolean(rollout.auto) === Boolean(auto);
}

/** Live, what pages fall back to, or being rolled out. */
export function isInUse({ builds, rollout }: RemoteState, build: string): boolean {
  return builds.slice(-2).includes(build) || rollout?.build === build;
}

const endingWith = (builds: readonly string[], build: string) => [...builds.filter((known) => known !== build), build];
