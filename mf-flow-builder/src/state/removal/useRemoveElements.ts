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
 * Removes nodes and edges at once, since Undo brings them back; only where people wait in one of the nodes it asks first and says how many.
 * `onRemoved` is called when they are gone.
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

/** As far as is known; where nothing is, nothing is asked. */
function waitingIn(state: BuilderRootState, nodeIds: readonly string[]): number {
  const flowId = state.flowBuilder.openFlow?.id;
  if (flowId === undefined) return 0;
  const { data } = waitingApi.endpoints.waitingAtNodes.select(flowId)(state);
  return (data?.data ?? []).reduce((sum, { nodeId, people }) => sum + (nodeIds.includes(nodeId) ? people : 0), 0);
}
