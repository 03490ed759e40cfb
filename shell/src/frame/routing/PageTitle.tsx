import { useEventCountsQuery } from '@fanfare/shared/api';
import { BADGE_MAX } from '@fanfare/shared/contracts';
import { selectIsSignedIn, useAppSelector } from '@fanfare/shared/store';

export function PageTitle({ title }: { title: string }) {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const { data } = useEventCountsQuery(undefined, { skip: !isSignedIn });
  return <title>{`${unreadMark(isSignedIn ? data?.data.unread : 0)}${title} · Fanfare`}</title>;
}

function unreadMark(unread = 0): string {
  if (unread === 0) return '';
  return unread > BADGE_MAX ? `(${BADGE_MAX}+) ` : `(${unread}) `;
}
