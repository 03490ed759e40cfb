import { memberNotices, teamNoticeOf, type WebhookEvent } from '@fanfare/shared/contracts';
import { usePermission } from '@fanfare/shared/store';

/** Viewers mark their own notices; other events are marked for all members. */
export function useMayMark(): (events: readonly WebhookEvent[]) => boolean {
  const mayReply = usePermission('inbox.reply');
  return (events) => mayReply || events.every(isOwn);
}

function isOwn(event: WebhookEvent): boolean {
  const team = teamNoticeOf(event);
  return memberNotices.some((each) => each === team);
}
