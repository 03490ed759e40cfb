import { useEventCountsQuery, useInstagramStatusQuery } from '@fanfare/shared/api';
import { selectUser, useAppSelector } from '@fanfare/shared/store';
import { useState } from 'react';

const keyOf = (userId: string) => `fanfare.first-steps.${userId}`;

/**
 * Returns whether the checklist is shown: until all steps were done once or the user hides it, and again on
 * request.
 */
export function useGuide() {
  const userId = useAppSelector(selectUser)?.id ?? '';
  const { data: status } = useInstagramStatusQuery();
  const { data: counts } = useEventCountsQuery();
  const [wish, setPreference] = useState(() => readPreference(userId));
  const isSetUp = status?.connected === true && (counts?.data.flowExecutions ?? 0) > 0 && (counts?.data.activeFlows ?? 0) > 0;
  // Decided once, because steps that disappear with the last one would not confirm it.
  const [wasSetUp, setWasSetUp] = useState<boolean | null>(null);
  const isKnown = status !== undefined && counts !== undefined;
  if (wasSetUp === null && isKnown) setWasSetUp(isSetUp);

  const change = (next: GuidePreference) => {
    writePreference(userId, next);
    setPreference(next);
  };
  return {
    isShown: wish === 'shown' || (wish === null && wasSetUp === false),
    hide: () => change('hidden'),
    show: () => change('shown'),
  };
}

type GuidePreference = 'shown' | 'hidden' | null;

function readPreference(userId: string): GuidePreference {
  try {
    return localStorage.getItem(keyOf(userId)) === 'hidden' ? 'hidden' : null;
  } catch {
    return null;
  }
}

/** Only hiding is stored. If storage fails, the checklist returns on the next visit. */
function writePreference(userId: string, wish: GuidePreference): void {
  try {
    if (wish === 'hidden') localStorage.setItem(keyOf(userId), wish);
    else localStorage.removeItem(keyOf(userId));
  } catch {
    // Storage failed.
  }
}
