import { Type } from 'typebox';
import { DURATION_PATTERN } from './parseDuration.ts';

/** What a name in a step must be known as. */
export type Reference = 'account' | 'follower' | 'thing';

export const closed = { additionalProperties: false } as const;

/**
 * The words of which steps consist. `expects` says what belongs there, for whoever wrote something else; `reference` that the name must
 * have been declared (`accounts`, `followers`) or given to an earlier step (`as`).
 */
export const Text = Type.String({ minLength: 1, maxLength: 10_000, expects: 'a text' });
/** One of several, chosen by the seed. */
export const Texts = Type.Union([Text, Type.Array(Text, { minItems: 1 })], { expects: 'a text or a list of texts' });
export const Duration = Type.String({ pattern: DURATION_PATTERN, expects: 'a time such as 500ms, 5s, 30m, 25h or 2d' });
export const Count = Type.Integer({ minimum: 0, maximum: 1_000_000, expects: 'a whole number' });
export const AccountName = Type.String({ reference: 'account', expects: 'the name of an account' });
export const FollowerName = Type.String({ reference: 'follower', expects: 'the name of a follower' });
/** A message, comment or post that an earlier step made. */
export const ThingName = Type.String({ reference: 'thing', expects: 'the name that an earlier step gave with "as"' });
export const Label = Type.String({ pattern: '^[A-Za-z][\\w-]{0,39}$', expects: 'a short name of letters, digits, - and _' });

export const optional = Type.Optional;

/** Somebody of the crowd, or all of it. */
export const CROWD = 'crowd';
