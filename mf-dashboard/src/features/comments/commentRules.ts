import type { Comment } from '@fanfare/shared/contracts';

/** Instagram takes a public answer to what others wrote under a post and what is not hidden. */
export const canBeAnswered = ({ isOwn, isHidden, isLive }: Comment) => !isOwn && !isHidden && !isLive;

/** An account cannot hide what it wrote itself, nor what is said on a live broadcast. */
export const canBeHidden = ({ isOwn, isLive }: Comment) => !isOwn && !isLive;

/** One message for each comment, within 7 days. */
export const canBeMessaged = ({ privateReply: { possibleUntil } }: Comment) =>
  possibleUntil !== null && Date.parse(possibleUntil) > Date.now();
