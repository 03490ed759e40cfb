import { selectIsSignedIn, useAppSelector } from '@fanfare/shared/store';
import { useAdminMark } from '../../federation/follow/adminMark.ts';
import { useReleaseAccessQuery } from './access.api.ts';

export function useAdminAccess(): boolean | undefined {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const { data } = useReleaseAccessQuery(undefined, { skip: !isSignedIn, refetchOnMountOrArgChange: true });
  const isAdmin = isSignedIn ? data : undefined;
  useAdminMark(isAdmin);
  return isAdmin;
}
