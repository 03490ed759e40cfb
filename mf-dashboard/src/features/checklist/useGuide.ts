import { useEventCountsQuery, useInstagramStatusQuery } from '@fanfare/shared/api';
import { selectWorkspaceId, useAppSelector } from '@fanfare/shared/store';
import { useState } from 'react';
import { readStored, writeStored } from '../../state/storage/browserStorage.ts';

/**
 * Returns whether the checklist is shown: until all steps were done once or the user hides it, and again on
 * request.
 */
export function useGuide() {
  const key = `fanfare.first-steps.${useAppSelector(selectWorkspaceId)}`;
  const { data: status } = useInstagramStatusQuery();
  const { data: counts } = useEventCountsQuery();
  const [wish, setPreference] = useState<GuidePreference>(() => (readStored(key) === 'hidden' ? 'hidden' : null));
  const isSetUp = status?.connected === true && (counts?.data.flowExecutions ?? 0) > 0 && (counts?.data.activeFlows ?? 0) > 0;
  // Decided once, because steps that disappear with the last one would not confirm it.
  const [wasSetUp, setWasSetUp] = useState<boolean | null>(null);
  const isKnown = status !== undefined && counts !== undefined;
  if (wasSetUp === null && isKnown) setWasSetUp(isSetUp);

  const change = (next: GuidePreference) => {
    // Only hiding is stored.
    writeStored(key, next === 'hidden' ? next : null);
    setPreference(next);
  };
  return {
    isShown: wish === 'shown' || (wish === null && wasSetUp === false),
    hide: () => change('hidden'),
    show: () => change('shown'),
  };
}

type GuidePreference = 'shown' | 'hidden' | null;
