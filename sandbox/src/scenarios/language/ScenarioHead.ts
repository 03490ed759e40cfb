import { type Static, Type } from 'typebox';
import { SettingsChange } from '../../state/SettingsChange.ts';
import { Count, closed, Text } from './words.ts';

const Username = Type.String({ pattern: '^[a-z0-9._]{1,30}$', expects: 'a username of a-z, 0-9, . and _' });
const AccountRole = Type.Object(
  {
    /** Created if missing; by default a connected account. */
    username: Type.Optional(Username),
    name: Type.Optional(Type.Union([Text, Type.Null()], { expects: 'a text' })),
    followersCount: Type.Optional(Count),
    /** If false, the account has no app. */
    isConnected: Type.Optional(Type.Boolean()),
  },
  closed,
);
const FollowerRole = Type.Object(
  {
    /** Created if missing; by default a new follower. */
    username: Type.Optional(Username),
    name: Type.Optional(Type.Union([Text, Type.Null()], { expects: 'a text' })),
  },
  closed,
);
const roles = <T extends Type.TSchema>(role: T, what: string) =>
  Type.Record(Type.String(), Type.Union([role, Type.Null()], { expects: `nothing, or a block with ${what}` }));

export const ScenarioHead = Type.Object(
  {
    scenario: Type.String({ minLength: 1, maxLength: 100, expects: 'a title' }),
    about: Type.Optional(Text),
    /** Requirements for the app, which are only shown to readers. */
    needs: Type.Optional(Type.Array(Text)),
    accounts: Type.Optional(roles(AccountRole, 'username, name, followersCount, isConnected')),
    followers: Type.Optional(roles(FollowerRole, 'username, name')),
    /** Number of additional followers for bursts. */
    crowd: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000, expects: 'a number from 1 to 1000' })),
    /** Sandbox settings during the run. */
    settings: Type.Optional(SettingsChange),
    steps: Type.Array(Type.Unknown(), { minItems: 1, expects: 'a list of steps, at least one' }),
  },
  closed,
);
export type ScenarioHead = Static<typeof ScenarioHead>;
