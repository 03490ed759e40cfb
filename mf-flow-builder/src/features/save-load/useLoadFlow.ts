import { useHost } from '@fanfare/shared/host';
import { useAppDispatch } from '@fanfare/shared/store';
import { copy } from '../../copy.ts';
import { failureText } from '../../state/failureText.ts';
import { flowBuilderSlice } from '../../state/flowBuilder.slice.ts';
import { type BuilderRootState, useBuilderStore } from '../../state/useBuilderSelector.ts';
import { useLoadFlowByNameMutation } from './saveLoad.api.ts';

const { flowLoaded, statusShown, taskFailed, taskStarted } = flowBuilderSlice.actions;
const { selectHasUnsavedChanges } = flowBuilderSlice.selectors;

/** Loads a flow by its name, by default the typed one; unsaved work on the canvas is only replaced after the person agreed. */
export function useLoadFlow() {
  const dispatch = useAppDispatch();
  const store = useBuilderStore();
  const [loadFlow] = useLoadFlowByNameMutation();
  const { confirm } = useHost();

  const load = async (name: string) => {
    if (store.getState().flowBuilder.task) return;
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

  return async (name = store.getState().flowBuilder.name) => {
    if (name.trim() === '') dispatch(statusShown(copy.status.nameMissingToLoad));
    else if (!wouldLoseWork(store.getState()) || (await confirm({ ...copy.discard, tone: 'danger' }))) await load(name);
  };
}

function wouldLoseWork(state: BuilderRootState): boolean {
  return selectHasUnsavedChanges(state) && state.flowBuilder.nodes.length > 0;
}
