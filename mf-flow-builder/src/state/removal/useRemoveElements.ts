import { useHost } from '@fanfare/shared/host';
import { useAppDispatch } from '@fanfare/shared/store';
import { useCallback } from 'react';
import { removalCopy as copy } from '../../copy/removal.ts';
import { flowBuilderSlice } from '../slices/flowBuilder.slice.ts';
import { type BuilderRootState, useBuilderStore } from '../useBuilderSelector.ts';
import { waitingApi } from './waiting.api.ts';

interface Elements {
  nodeIds: string[];
  edgeIds?: string[];
}

/**
 * Removes without asking, because undo restores them; asks only when contacts wait in one of the nodes. `onRemoved`
 * runs after the removal.
 */
export function useRemoveElements() {
  const dispatch = useAppDispatch();
  const store = useBuilderStore();
  const { confirm } = useHost();
  return useCallback(
    async ({ nodeIds, edgeIds = [] }: Elements, onRemoved?: () => void) => {
      const people = waitingIn(store.getState(), nodeIds);
      if (people > 0 && !(await confirm(copy.waiting(people)))) return;
      dispatch(flowBuilderSlice.actions.elementsRemoved({ nodeIds, edgeIds }));
      onRemoved?.();
    },
    [dispatch, store, confirm],
  );
}

/** An unknown number counts as none. */
function waitingIn(state: BuilderRootState, nodeIds: readonly string[]): number {
  const flowId = state.flowBuilder.openFlow?.id;
  if (flowId === undefined) return 0;
  const { data } = waitingApi.endpoints.waitingAtNodes.select(flowId)(state);
  return (data?.data ?? []).reduce((sum, { nodeId, people }) => sum + (nodeIds.includes(nodeId) ? people : 0), 0);
}
