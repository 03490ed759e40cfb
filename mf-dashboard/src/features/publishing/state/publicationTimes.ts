import type { Publication } from '@fanfare/shared/contracts';

const CLOCKS_DIFFER_MS = 2_000;

/** A post for now is scheduled for the time of its request. */
export function isForTime({ scheduledAt, approval }: Pick<Publication, 'scheduledAt' | 'approval'>): boolean {
  return approval?.state === 'open' && approval.requestedAt !== scheduledAt;
}

/** A post for now is scheduled for its creation time; the clocks may differ a little. */
export function isStillPlanned({ state, scheduledAt, createdAt }: Publication): boolean {
  const at = Date.parse(scheduledAt);
  return state === 'scheduled' && at > Date.now() && at > Date.parse(createdAt) + CLOCKS_DIFFER_MS;
}

/** When a post was published or is going to be. */
export function timeOfPost({ publishedAt, scheduledAt }: Pick<Publication, 'publishedAt' | 'scheduledAt'>): string {
  return publishedAt ?? scheduledAt;
}

interface Editor {
  userId: string | undefined;
  needsApproval: boolean;
}

/** A scheduled post was approved as it is where posts need approval; authors change their requests. */
export function canEdit(post: Publication, { userId, needsApproval }: Editor): boolean {
  const isOwn = post.by?.id === userId;
  if (post.approval?.state === 'open' && post.state === 'scheduled') return isOwn;
  if (post.approval?.state === 'refused' && post.state === 'cancelled') return isOwn;
  return isStillPlanned(post) && !needsApproval;
}

/** Posts that have a time and may still get another one. */
export function canMove(post: Publication, editor: Editor): boolean {
  return post.state === 'scheduled' && canEdit(post, editor) && (isStillPlanned(post) || isForTime(post));
}
