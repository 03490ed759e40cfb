import { useEventCountsQuery } from '@fanfare/shared/api';
import {
  selectNotifications,
  selectNotificationsStatus,
  selectUser,
  selectWorkspaceId,
  useAppSelector,
} from '@fanfare/shared/store';
import { useEffect, useMemo, useState } from 'react';
import { readStored, writeStored } from '../../../state/storage/browserStorage.ts';

/** An account with more runs had its first reply before this page was open. */
const FIRST_RUNS = 3;

/**
 * Returns the event that got the first automatic reply of the workspace, once per browser. `isExpected` until
 * the events are known.
 */
export function useFirstAnswer() {
  const workspaceId = useAppSelector(selectWorkspaceId);
  const user = useAppSelector(selectUser);
  const place = workspaceId ?? user?.username ?? null;
  const runs = useEventCountsQuery().data?.data.flowExecutions;
  const answeredId = useAppSelector(
    (state) =>
      selectNotifications(state).findLast(({ turn, isSimulated }) => turn?.answer?.by === 'flow' && !isSimulated)?.eventId,
  );
  const [eventId, setEventId] = useState<string | null>(null);
  const isEarly = runs !== undefined && runs <= FIRST_RUNS;
  const isFirst = answeredId !== undefined && isEarly;
  const areEventsKnown = useAppSelector(selectNotificationsStatus) === 'ready';
  const isNew = useMemo(() => place !== null && !wasCelebrated(place), [place]);
  const [isDismissed, setDismissed] = useState(false);
  const mayCome = areEventsKnown ? isFirst : isEarly && runs > 0;

  useEffect(() => {
    if (!isFirst || place === null || wasCelebrated(place)) return;
    writeStored(keyOf(place), '1');
    setEventId(answeredId);
  }, [isFirst, place, answeredId]);

  const dismiss = () => {
    setEventId(null);
    setDismissed(true);
  };
  return { eventId, isExpected: isNew && mayCome && !isDismissed, dismiss };
}

const keyOf = (place: string) => `firstReply ${place}`;

/** Blocked storage cannot remember the first reply. */
function wasCelebrated(place: string): boolean {
  return readStored(keyOf(place)) !== null;
}
