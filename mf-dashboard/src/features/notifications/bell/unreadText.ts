import { BADGE_MAX } from '@fanfare/shared/contracts';

/** Exact up to 99, then "99+". */
export function unreadText(unread: number): string {
  return unread > BADGE_MAX ? `${BADGE_MAX}+` : String(unread);
}
