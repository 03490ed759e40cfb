import { eventTypeNames } from '@fanfare/shared/parts';
import { selectNotifications, useAppSelector } from '@fanfare/shared/store';
import { Dialog, SkeletonRows, StatePanel } from '@fanfare/shared/ui';
import { lazy, type RefObject, Suspense } from 'react';
import { frame as copy } from '../../copy/frame.ts';
import { useNotificationQuery } from './notifications.api.ts';

const text = copy.event;
const NotificationDetail = lazy(async () => ({
  default: (await import('./detail/NotificationDetail.tsx')).NotificationDetail,
}));

interface NotificationDialogProps {
  /** The notification that is open, or null. */
  id: string | null;
  onClose: () => void;
  returnFocusTo?: RefObject<HTMLElement | null>;
}

/** Everything about one notification, also about one that no list holds. */
export function NotificationDialog({ id, onClose, returnFocusTo }: NotificationDialogProps) {
  const items = useAppSelector(selectNotifications);
  const { currentData, isError } = useNotificationQuery(id ?? '', { skip: id === null });
  const event = items.find(({ eventId }) => eventId === id) ?? currentData?.notification;
  const loading = <SkeletonRows label={text.loading} count={5} height="24px" />;
  return (
    <Dialog
      open={id !== null}
      onClose={onClose}
      title={event ? eventTypeNames[event.eventType] : text.title}
      {...(returnFocusTo ? { returnFocusTo } : {})}
    >
      {event ? (
        <Suspense fallback={loading}>
          <NotificationDetail event={event} place={currentData} onClose={onClose} />
        </Suspense>
      ) : isError ? (
        <StatePanel kind="failed" title={text.missing} />
      ) : (
        loading
      )}
    </Dialog>
  );
}
