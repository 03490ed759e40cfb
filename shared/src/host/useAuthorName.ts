import type { Author } from '../contracts/index.ts';
import { selectUser, selectWorkspace, useAppSelector } from '../store/index.ts';
import { copy } from './copy.ts';

/**
 * Returns the name to show beside what a member wrote, or null if it is unknown, or the user's own in a workspace
 * without other members.
 */
export function useAuthorName(): (by: Author | null | undefined) => string | null {
  const userId = useAppSelector(selectUser)?.id;
  const isAlone = useAppSelector((state) => (selectWorkspace(state)?.members ?? 1) < 2);
  return (by) => (!by || (isAlone && by.id === userId) ? null : by.name || copy.formerMember);
}
