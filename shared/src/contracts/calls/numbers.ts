import { Type } from 'typebox';

/** A feed position: a `bigint` in the database, limited to the integers that JSON represents exactly. */
export const FeedPosition = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

const INTEGER_MAX = 2 ** 31 - 1;

/** Number of saves of a draft: an `integer` in the database. */
export const Revision = Type.Integer({ minimum: 0, maximum: INTEGER_MAX });

/** Version of a published flow, from 1. */
export const Version = Type.Integer({ minimum: 1, maximum: INTEGER_MAX });
