import { Type } from 'typebox';
import { DURATION_PATTERN } from './parseDuration.ts';

export type Reference = 'account' | 'follower' | 'thing';

export const closed = { additionalProperties: false } as const;

/** `expects` is the text for errors; `reference` requires a declared name or a name from an earlier `as`. */
export const Text = Type.String({ minLength: 1, maxLength: 10_000, expects: 'a text' });
/** The seed selects one of the texts. */
export const Texts = Type.Union([Text, Type.Array(Text, { minItems: 1 })], { expects: 'a text or a list of texts' });
export const Duration = Type.String({ pattern: DURATION_PATTERN, expects: 'a time such as 500ms, 5s, 30m, 25h or 2d' });
export const Count = Type.Integer({ minimum: 0, maximum: 1_000_000, expects: 'a whole number' });
export const AccountName = Type.String({ reference: 'account', expects: 'the name of an account' });
export const FollowerName = Type.String({ reference: 'follower', expects: 'the name of a follower' });
export const ThingName = Type.String({ reference: 'thing', expects: 'the name that an earlier step gave with "as"' });
export const Label = Type.String({ pattern: '^[A-Za-z][\\w-]{0,39}$', expects: 'a short name of letters, digits, - and _' });

export const optional = Type.Optional;

export const CROWD = 'crowd';
