import { BADGE_MAX } from '@fanfare/shared/contracts';

/** The number on the bell: exact up to 99, then 99+. */
export function unreadText(unread: number): string {
  return unread > BADGE_MAX ? `${BADGE_MAX}+` : String(unread);
}
