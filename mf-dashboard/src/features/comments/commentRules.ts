import type { Comment } from '@fanfare/shared/contracts';

/** Instagram accepts a public reply only to comments of others that are not hidden. */
export const canBeAnswered = ({ isOwn, isHidden, isLive }: Comment) => !isOwn && !isHidden && !isLive;

/** An account cannot hide its own comments or comments on a live broadcast. */
export const canBeHidden = ({ isOwn, isLive }: Comment) => !isOwn && !isLive;

/** A comment allows one message within 7 days. */
export const canBeMessaged = ({ privateReply: { possibleUntil } }: Comment) =>
  possibleUntil !== null && Date.parse(possibleUntil) > Date.now();
