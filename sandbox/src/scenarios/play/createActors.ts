import type { Dependencies } from '../../Dependencies.ts';
import { createAccount } from '../../owner/createAccount.ts';
import { type Actor, findActor } from '../../phone/actors/Actor.ts';
import { createFollower } from '../../phone/createFollower.ts';
import type { Rng } from '../../random/createRng.ts';
import { ApiError } from '../../state/ApiError.ts';
import type { Account, NewAccount } from '../../state/repositories/accounts.repository.ts';
import type { Follower } from '../../state/repositories/followers.repository.ts';
import type { AccountRole, FollowerRole, Scenario } from '../language/Scenario.ts';
import { CROWD } from '../language/words.ts';

export interface ScenarioActors {
  /** Returns the current state of an account, by default the first. */
  account: (name?: string) => Account;
  /** Picks a random follower from the crowd. */
  follower: (name: string) => Follower;
  actor: (follower: string, account?: string) => Actor;
  /** Returns the id of a follower, or the ids of the crowd. */
  idsOf: (name: string) => ReadonlySet<string>;
  crowd: readonly Follower[];
  /** Returns the scenario's name of a person, or the id if unknown. */
  nameOf: (igsid: string) => string;
}

interface Options {
  dependencies: Dependencies;
  rng: Rng;
  /** Replaces the first account. */
  username: string | null;
}

/** Throws ApiError if there is no connected account. */
export function createActors(
  { accounts, followers, crowd: crowdSize }: Pick<Scenario, 'accounts' | 'followers' | 'crowd'>,
  { dependencies, rng, username }: Options,
): ScenarioActors {
  const { state } = dependencies;
  const igIds = new Map<string, string>();
  for (const [name, role] of accounts) {
    const casting = igIds.size === 0 && username !== null ? { ...role, username } : role;
    igIds.set(name, castAccount(dependencies, { name, role: casting, taken: [...igIds.values()] }).igId);
  }
  const people = new Map([...followers].map(([name, role]) => [name, castFollower(dependencies, name, role)]));
  const crowd = Array.from({ length: crowdSize }, (_, index) => {
    const fan = `fan.${String(index + 1).padStart(4, '0')}`;
    return state.followers.find(fan) ?? createFollower(dependencies, { username: fan });
  });

  function account(name = [...igIds.keys()][0] ?? ''): Account {
    const found = state.accounts.find(igIds.get(name) ?? '');
    if (!found) throw new ApiError(404, `The account ${name} is gone.`);
    return found;
  }
  function follower(name: string): Follower {
    const found = name === CROWD ? rng.pick(crowd) : people.get(name);
    if (!found) throw new ApiError(404, `There is no ${name} in the cast.`);
    return found;
  }
  return {
    account,
    follower,
    actor: (name, accountName) => findActor({ state }, account(accountName).igId, follower(name).id),
    idsOf: (name) => new Set(name === CROWD ? crowd.map(({ id }) => id) : [follower(name).id]),
    crowd,
    nameOf: (igsid) => {
      for (const [name, { id }] of people) {
        for (const igId of igIds.values()) if (state.followers.contactOf(igId, id)?.igsid === igsid) return name;
      }
      return igsid;
    },
  };
}

function castAccount(
  dependencies: Dependencies,
  { name, role, taken }: { name: string; role: AccountRole; taken: readonly string[] },
): Account | NewAccount {
  const { state, clock } = dependencies;
  const { username, name: shownName = null, followersCount, isConnected: mustBeConnected = true } = role;
  const isConnected = ({ igId, subscribedFields }: Account) =>
    subscribedFields !== null && state.grants.hasLiveToken(igId, clock.now());
  const free = state.accounts.list().filter(({ igId }) => !taken.includes(igId));
  const found = free.find((each) =>
    username === undefined ? isConnected(each) === mustBeConnected : each.username === username,
  );
  if (found && (isConnected(found) || !mustBeConnected)) return found;
  if (mustBeConnected) {
    const which = username ?? 'an account';
    throw new ApiError(
      409,
      `No app is connected to the account that plays "${name}": connect ${which} in the app, then run again.`,
    );
  }
  const about = { name: shownName, ...(followersCount !== undefined && { followersCount }) };
  return createAccount(dependencies, { username: username ?? newUsername(name), ...about });
}

function castFollower(dependencies: Dependencies, name: string, { username, name: shownName = null }: FollowerRole): Follower {
  const known = username === undefined ? undefined : dependencies.state.followers.find(username);
  // Every run has new followers, because the app remembers earlier runs.
  return known ?? createFollower(dependencies, { username: username ?? newUsername(name), name: shownName });
}

function newUsername(name: string): string {
  const readable = name.toLowerCase().replaceAll(/[^a-z0-9._]/g, '');
  return `${readable || 'someone'}.${Date.now().toString(36).slice(-6)}`;
}
