import { useEventCountsQuery } from '@fanfare/shared/api';
import { selectNotifications, selectUser, selectWorkspaceId, useAppSelector } from '@fanfare/shared/store';
import { useEffect, useState } from 'react';

/** An account with more runs had its first reply before this page was open. */
const FIRST_RUNS = 3;

/** Returns the event that got the first automatic reply of the workspace, once per browser. */
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
  const isFirst = answeredId !== undefined && runs !== undefined && runs <= FIRST_RUNS;

  useEffect(() => {
    if (!isFirst || place === null || wasCelebrated(place)) return;
    remember(place);
    setEventId(answeredId);
  }, [isFirst, place, answeredId]);

  return { eventId, dismiss: () => setEventId(null) };
}

const keyOf = (place: string) => `firstReply ${place}`;

function wasCelebrated(place: string): boolean {
  try {
    return localStorage.getItem(keyOf(place)) !== null;
  } catch {
    return true;
  }
}

function remember(place: string): void {
  try {
    localStorage.setItem(keyOf(place), '1');
  } catch {
    // Celebrated again after a reload.
  }
}
