import { type Static, Type } from 'typebox';
import { SettingsChange } from '../../state/SettingsChange.ts';
import { Count, closed, Text } from './words.ts';

const Username = Type.String({ pattern: '^[a-z0-9._]{1,30}$', expects: 'a username of a-z, 0-9, . and _' });
const AccountRole = Type.Object(
  {
    /** That very account, created when there is none; without it one that an app is connected to. */
    username: Type.Optional(Username),
    name: Type.Optional(Type.Union([Text, Type.Null()], { expects: 'a text' })),
    followersCount: Type.Optional(Count),
    /** False: it plays its part without an app. */
    isConnected: Type.Optional(Type.Boolean()),
  },
  closed,
);
const FollowerRole = Type.Object(
  {
    /** That very follower, created when there is none; without it somebody whom nobody knows yet. */
    username: Type.Optional(Username),
    name: Type.Optional(Type.Union([Text, Type.Null()], { expects: 'a text' })),
  },
  closed,
);
const roles = <T extends Type.TSchema>(role: T, what: string) =>
  Type.Record(Type.String(), Type.Union([role, Type.Null()], { expects: `nothing, or a block with ${what}` }));

/** Everything of a scenario but its steps. */
export const ScenarioHead = Type.Object(
  {
    scenario: Type.String({ minLength: 1, maxLength: 100, expects: 'a title' }),
    about: Type.Optional(Text),
    /** What the app must have set up, for people. */
    needs: Type.Optional(Type.Array(Text)),
    accounts: Type.Optional(roles(AccountRole, 'username, name, followersCount, isConnected')),
    followers: Type.Optional(roles(FollowerRole, 'username, name')),
    /** As many followers again, for bursts. */
    crowd: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000, expects: 'a number from 1 to 1000' })),
    /** Of the sandbox, for as long as the scenario is played. */
    settings: Type.Optional(SettingsChange),
    steps: Type.Array(Type.Unknown(), { minItems: 1, expects: 'a list of steps, at least one' }),
  },
  closed,
);
export type ScenarioHead = Static<typeof ScenarioHead>;
