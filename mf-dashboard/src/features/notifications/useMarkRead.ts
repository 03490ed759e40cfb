import { useMarkAllEventsReadMutation, useMarkEventReadMutation } from '@fanfare/shared/api';
import { useHost } from '@fanfare/shared/host';
import { allNotificationsRead, notificationRead, useAppDispatch } from '@fanfare/shared/store';
import { copy } from '../../copy.ts';

/** Marks notifications as read: on the server first, then in the list. */
export function useMarkRead() {
  const [markEvent, { isLoading: isMarkingOne }] = useMarkEventReadMutation();
  const [markAll, { isLoading: isMarkingAll }] = useMarkAllEventsReadMutation();
  const dispatch = useAppDispatch();
  const { toast } = useHost();

  const markRead = async (eventId: string) => {
    const { error } = await markEvent(eventId);
    if (error) toast({ kind: 'error', title: copy.notifications.markReadFailed });
    else dispatch(notificationRead({ eventId }));
  };

  const markAllRead = async () => {
    const { error } = await markAll();
    if (error) toast({ kind: 'error', title: copy.notifications.markAllReadFailed });
    else dispatch(allNotificationsRead());
  };

  return { markRead, markAllRead, isMarkingOne, isMarkingAll };
}
