import { useAppStore } from '@fanfare/shared/store';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { flowBuilderSlice } from '../../../state/slices/flowBuilder.slice.ts';
import { testRunSlice } from '../../../state/slices/testRun.slice.ts';
import { useBuilderSelector } from '../../../state/useBuilderSelector.ts';
import { type LiveRunFacts, liveRunOf } from './liveRunOf.ts';

/** The run of the open flow that an event has just reported, until it is hidden. */
export function useLiveRun() {
  const store = useAppStore();
  const flowId = useBuilderSelector(flowBuilderSlice.selectors.selectOpenFlow)?.id;
  const isTesting = useBuilderSelector(testRunSlice.selectors.selectSimulation) !== null;
  const [run, setRun] = useState<(LiveRunFacts & { flowId: string }) | null>(null);

  const onEvents = useEffectEvent((events: Parameters<typeof liveRunOf>[0]) => {
    const next = isTesting ? null : liveRunOf(events, flowId);
    if (next && flowId !== undefined) setRun({ ...next, flowId });
  });
  useEffect(() => {
    let seen = store.getState().notifications.lastReceived;
    return store.subscribe(() => {
      const { lastReceived } = store.getState().notifications;
      if (lastReceived === seen) return;
      seen = lastReceived;
      onEvents(lastReceived);
    });
  }, [store]);

  const hide = useCallback(() => setRun(null), []);
  return { run: run?.flowId === flowId && !isTesting ? run : null, hide };
}
