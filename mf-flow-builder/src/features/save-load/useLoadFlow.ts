import { useAppDispatch } from '@fanfare/shared/store';
import { useState } from 'react';
import { copy } from '../../copy.ts';
import { failureText } from '../../state/failureText.ts';
import { flowBuilderSlice } from '../../state/flowBuilder.slice.ts';
import { type BuilderRootState, useBuilderStore } from '../../state/useBuilderSelector.ts';
import { useLoadFlowByNameMutation } from './saveLoad.api.ts';

const { flowLoaded, statusShown, taskFailed, taskStarted } = flowBuilderSlice.actions;
const { selectHasUnsavedChanges } = flowBuilderSlice.selectors;

/** Loads the flow with the typed name; unsaved work on the canvas is only replaced after the person agreed. */
export function useLoadFlow() {
  const dispatch = useAppDispatch();
  const store = useBuilderStore();
  const [loadFlow] = useLoadFlowByNameMutation();
  const [isAskingToDiscard, setIsAskingToDiscard] = useState(false);

  const load = async () => {
    setIsAskingToDiscard(false);
    const { name, task } = store.getState().flowBuilder;
    if (task) return;
    dispatch(taskStarted('loading'));
    try {
      const { data } = await loadFlow(name.trim()).unwrap();
      dispatch(flowLoaded(data));
      dispatch(statusShown(copy.status.loaded));
    } catch (error) {
      dispatch(taskFailed());
      dispatch(statusShown(failureText(error, { refused: copy.status.loadFailed, broken: copy.status.loadError })));
    }
  };

  const request = async () => {
    const state = store.getState();
    if (state.flowBuilder.name.trim() === '') dispatch(statusShown(copy.status.nameMissingToLoad));
    else if (wouldLoseWork(state)) setIsAskingToDiscard(true);
    else await load();
  };

  return { request, isAskingToDiscard, discardAndLoad: load, keepEditing: () => setIsAskingToDiscard(false) };
}

function wouldLoseWork(state: BuilderRootState): boolean {
  return selectHasUnsavedChanges(state) && state.flowBuilder.nodes.length > 0;
}
