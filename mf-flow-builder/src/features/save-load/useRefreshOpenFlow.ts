import type { BotFlow } from '@fanfare/shared/contracts';
import { useAppDispatch } from '@fanfare/shared/store';
import { useEffect, useEffectEvent } from 'react';
import { flowBuilderSlice } from '../../state/slices/flowBuilder.slice.ts';
import { useBuilderStore } from '../../state/useBuilderSelector.ts';
import { useLoadFlowByNameMutation } from './saveLoad.api.ts';

const { selectHasUnsavedChanges } = flowBuilderSlice.selectors;
const { graphReplaced, publicationChanged } = flowBuilderSlice.actions;

/**
 * Loads changes from elsewhere, such as the trigger on the Automation screen, when the builder opens or its
 * tab becomes visible. Unsaved changes are not replaced; the next save reports the conflict.
 */
export function useRefreshOpenFlow(): void {
  const dispatch = useAppDispatch();
  const store = useBuilderStore();
  const [loadFlow] = useLoadFlowByNameMutation();
  const refresh = useEffectEvent(async () => {
    const before = store.getState().flowBuilder.openFlow;
    if (!before) return;
    const { data: answer } = await loadFlow(before.id);
    const { openFlow, task } = store.getState().flowBuilder;
    if (!answer || task !== null || openFlow !== before) return;
    const { nodes, edges, ...flow } = answer.data;
    if (flow.revision === before.revision) {
      const isChanged =
        flow.publishedVersion !== before.publishedVersion || flow.isActive !== before.isActive || !isSame(flow, before);
      if (isChanged) dispatch(publicationChanged({ flow, issues: [] }));
    } else if (!selectHasUnsavedChanges(store.getState())) dispatch(graphReplaced({ nodes, edges, flow }));
  });
  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === 'visible') void refresh();
    };
    void refresh();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, []);
}

function isSame({ approval: one }: BotFlow, { approval: other }: BotFlow): boolean {
  return one?.id === other?.id && one?.state === other?.state;
}
