import { useEventCountsQuery, useInstagramStatusQuery } from '@fanfare/shared/api';
import { selectWorkspaceId, useAppSelector } from '@fanfare/shared/store';
import { useState } from 'react';

const keyOf = (workspaceId: string) => `fanfare.first-steps.${workspaceId}`;

/**
 * Returns whether the checklist is shown: until all steps were done once or the user hides it, and again on
 * request.
 */
export function useGuide() {
  const workspaceId = useAppSelector(selectWorkspaceId);
  const { data: status } = useInstagramStatusQuery();
  const { data: counts } = useEventCountsQuery();
  const [wish, setPreference] = useState(() => readPreference(workspaceId));
  const isSetUp = status?.connected === true && (counts?.data.flowExecutions ?? 0) > 0 && (counts?.data.activeFlows ?? 0) > 0;
  // Decided once, because steps that disappear with the last one would not confirm it.
  const [wasSetUp, setWasSetUp] = useState<boolean | null>(null);
  const isKnown = status !== undefined && counts !== undefined;
  if (wasSetUp === null && isKnown) setWasSetUp(isSetUp);

  const change = (next: GuidePreference) => {
    writePreference(workspaceId, next);
    setPreference(next);
  };
  return {
    isShown: wish === 'shown' || (wish === null && wasSetUp === false),
    hide: () => change('hidden'),
    show: () => change('shown'),
  };
}

type GuidePreference = 'shown' | 'hidden' | null;

function readPreference(workspaceId: string): GuidePreference {
  try {
    return localStorage.getItem(keyOf(workspaceId)) === 'hidden' ? 'hidden' : null;
  } catch {
    return null;
  }
}

/** Only hiding is stored. If storage fails, the checklist returns on the next visit. */
function writePreference(workspaceId: string, wish: GuidePreference): void {
  try {
    if (wish === 'hidden') localStorage.setItem(keyOf(workspaceId), wish);
    else localStorage.removeItem(keyOf(workspaceId));
  } catch {
    // Storage failed.
  }
}
