import type { Dependencies } from '../../Dependencies.ts';
import { createAccount } from '../../owner/createAccount.ts';
import { type Actor, findActor } from '../../phone/actors/Actor.ts';
import { createFollower } from '../../phone/createFollower.ts';
import type { Dice } from '../../random/createDice.ts';
import { ApiError } from '../../state/ApiError.ts';
import type { Account, NewAccount } from '../../state/repositories/accounts.repository.ts';
import type { Follower } from '../../state/repositories/followers.repository.ts';
import type { AccountRole, FollowerRole, Scenario } from '../language/Scenario.ts';
import { CROWD } from '../language/words.ts';

/** Who plays the parts of a scenario. */
export interface Cast {
  /** Without a name the first. As it is now. */
  account: (name?: string) => Account;
  /** Of the crowd somebody whom the dice choose. */
  follower: (name: string) => Follower;
  actor: (follower: string, account?: string) => Actor;
  /** The one follower of that name, or the whole crowd. */
  idsOf: (name: string) => ReadonlySet<string>;
  crowd: readonly Follower[];
  /** What the scenario calls a person's id towards an account; the id itself when it is nobody of the cast. */
  nameOf: (igsid: string) => string;
}

interface Options {
  dependencies: Dependencies;
  dice: Dice;
  /** Plays the first part. */
  username: string | null;
}

/** Finds or makes everybody. Throws ApiError when an account is wanted that an app is connected to and there is none. */
export function createCast(
  { accounts, followers, crowd: crowdSize }: Pick<Scenario, 'accounts' | 'followers' | 'crowd'>,
  { dependencies, dice, username }: Options,
): Cast {
  const { state } = dependencies;
  const igIds = new Map<string, string>();
  for (const [name, role] of accounts) {
    const asked = igIds.size === 0 && username !== null ? { ...role, username } : role;
    igIds.set(name, castAccount(dependencies, { name, role: asked, taken: [...igIds.values()] }).igId);
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
    const found = name === CROWD ? dice.pick(crowd) : people.get(name);
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
  // Somebody new for every run: what the app remembers of earlier runs must not decide about this one.
  return known ?? createFollower(dependencies, { username: username ?? newUsername(name), name: shownName });
}

/** A username like the name of the part that nobody of an earlier run has. */
function newUsername(name: string): string {
  const readable = name.toLowerCase().replaceAll(/[^a-z0-9._]/g, '');
  return `${readable || 'someone'}.${Date.now().toString(36).slice(-6)}`;
}
