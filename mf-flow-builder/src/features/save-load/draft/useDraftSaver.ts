import { errorText, isApiError } from '@fanfare/shared/api';
import { FLOW_NODES_MAX, type FlowGraph } from '@fanfare/shared/contracts';
import { useAppDispatch } from '@fanfare/shared/store';
import { useCallback } from 'react';
import { savingCopy } from '../../../copy/files/saving.ts';
import { compareGraphs } from '../../../state/graph/compareGraphs.ts';
import { flowBuilderSlice } from '../../../state/slices/flowBuilder.slice.ts';
import { useBuilderStore } from '../../../state/useBuilderSelector.ts';
import { useLoadFlowByNameMutation, useSaveDraftMutation } from '../saveLoad.api.ts';
import { toGraphBody } from '../toSaveBody.ts';

const { conflictFound, draftSaved, draftSaveFailed, draftSaveStarted } = flowBuilderSlice.actions;
const { selectHasUnsavedChanges } = flowBuilderSlice.selectors;

type BuilderStore = ReturnType<typeof useBuilderStore>;

/** Saves run one after another, because each sends the previous revision. They continue after the screen unmounts. */
const underWay = new WeakMap<BuilderStore, Promise<void>>();

export function draftSaveEnded(store: BuilderStore): Promise<void> {
  return underWay.get(store) ?? Promise.resolve();
}

/**
 * Saves the draft without creating a version. On a conflict, the canvas stays and the user may open the other
 * version.
 */
export function useDraftSaver(): () => Promise<void> {
  const dispatch = useAppDispatch();
  const store = useBuilderStore();
  const [saveDraft] = useSaveDraftMutation();
  const [loadFlow] = useLoadFlowByNameMutation();

  const save = useCallback(async () => {
    const state = store.getState();
    const { openFlow, stamp, conflict, task } = state.flowBuilder;
    if (!openFlow || conflict || task || !selectHasUnsavedChanges(state)) return;
    const { length } = state.flowBuilder.nodes;
    if (length > FLOW_NODES_MAX) {
      dispatch(draftSaveFailed({ refusal: savingCopy.tooMany(length, FLOW_NODES_MAX) }));
      return;
    }
    const { id, revision } = openFlow;
    const graph = toGraphBody(state.flowBuilder);
    dispatch(draftSaveStarted());
    try {
      const { data: flow } = await saveDraft({ id, revision, graph }).unwrap();
      dispatch(draftSaved({ flow, stamp }));
    } catch (error) {
      if (store.getState().flowBuilder.openFlow?.id !== id) return;
      if (!isApiError(error) || error.kind === 'network') dispatch(draftSaveFailed('offline'));
      else if (error.code !== 'revision_conflict') {
        dispatch(draftSaveFailed({ refusal: errorText(error, { fallback: savingCopy.refusedFallback }) }));
      } else {
        const theirs = await loadFlow(id)
          .unwrap()
          .catch(() => null);
        if (!theirs) {
          dispatch(draftSaveFailed('offline'));
          return;
        }
        const { nodes, edges, ...flow } = theirs.data;
        // The response to an earlier save was lost, but the stored graph is this one.
        if (isSameGraph({ nodes, edges }, graph)) dispatch(draftSaved({ flow, stamp }));
        else dispatch(conflictFound({ flow, graph: { nodes, edges } }));
      }
    }
  }, [dispatch, store, saveDraft, loadFlow]);

  return useCallback(() => {
    const saving = underWay.get(store) ?? save().finally(() => underWay.delete(store));
    underWay.set(store, saving);
    return saving;
  }, [save, store]);
}

function isSameGraph(theirs: FlowGraph, mine: FlowGraph): boolean {
  return Object.values(compareGraphs(theirs, mine)).every(({ length }) => length === 0);
}
