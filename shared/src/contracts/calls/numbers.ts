import { Type } from 'typebox';

/** A place in the feed: a `bigint` of the database, of which JSON tells as much as it can without rounding. */
export const FeedPosition = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

const INTEGER_MAX = 2 ** 31 - 1;

/** How often a draft was saved: an `integer` of the database. */
export const Revision = Type.Integer({ minimum: 0, maximum: INTEGER_MAX });

/** Of a published flow, counted from 1. */
export const Version = Type.Integer({ minimum: 1, maximum: INTEGER_MAX });
