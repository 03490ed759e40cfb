import { Type } from 'typebox';

/** A `bigint` in the database, limited to what JSON can represent exactly. */
export const FeedPosition = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

const INTEGER_MAX = 2 ** 31 - 1;

export const Revision = Type.Integer({ minimum: 0, maximum: INTEGER_MAX });

/** Starts at 1. */
export const Version = Type.Integer({ minimum: 1, maximum: INTEGER_MAX });
