import { eventName } from '@fanfare/shared/domain';
import { selectNotifications, useAppSelector } from '@fanfare/shared/store';
import { Dialog, lazyPart, SkeletonRows, StatePanel } from '@fanfare/shared/ui';
import type { RefObject } from 'react';
import { frame as copy } from '../../copy/frame.ts';
import { useNotificationQuery } from './notifications.api.ts';

const text = copy.event;
const Loading = () => <SkeletonRows label={text.loading} count={5} height="24px" />;
const { Part: NotificationDetail } = lazyPart(
  () => import('./detail/NotificationDetail.tsx').then((module) => module.NotificationDetail),
  {
    onMissing: ({ onClose }) => onClose(),
    Meanwhile: Loading,
  },
);

interface NotificationDialogProps {
  /** The id of the open notification. */
  id: string | null;
  onClose: () => void;
  returnFocusTo?: RefObject<HTMLElement | null>;
}

/** Fetches the notification when no list has it. */
export function NotificationDialog({ id, onClose, returnFocusTo }: NotificationDialogProps) {
  const known = useAppSelector((state) => selectNotifications(state).find(({ eventId }) => eventId === id));
  const { currentData, error, isError } = useNotificationQuery(id ?? '', { skip: id === null });
  const event = known ?? currentData?.notification;
  return (
    <Dialog
      open={id !== null}
      onClose={onClose}
      title={event ? eventName(event) : text.title}
      {...(returnFocusTo ? { returnFocusTo } : {})}
    >
      {event ? (
        <NotificationDetail event={event} place={currentData} onClose={onClose} />
      ) : isError ? (
        <StatePanel kind="failed" error={error} title={text.missing} />
      ) : (
        <Loading />
      )}
    </Dialog>
  );
}
