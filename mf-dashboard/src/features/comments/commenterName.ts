import type { Comment } from '@fanfare/shared/contracts';
import { copy } from '../../copy/instagram/comments.ts';

export function commenterName({ isOwn, username }: Comment): string {
  if (isOwn) return copy.comments.own;
  return username ? `@${username}` : copy.comments.unknownPerson;
}
