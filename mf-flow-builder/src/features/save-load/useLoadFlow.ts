import { useAppDispatch } from '@fanfare/shared/store';
import { copy } from '../../copy.ts';
import { flowBuilderSlice } from '../../state/slices/flowBuilder.slice.ts';
import { failureText } from '../../state/texts/failureText.ts';
import { useBuilderStore } from '../../state/useBuilderSelector.ts';
import { useLoadFlowByNameMutation } from './saveLoad.api.ts';
import { useReplaceCanvas } from './useReplaceCanvas.ts';

const { flowLoaded, nameRequested, statusShown, taskFailed, taskStarted } = flowBuilderSlice.actions;

/** Loads a flow by name, by default the typed one. Asks before it replaces unsaved changes. */
export function useLoadFlow() {
  const dispatch = useAppDispatch();
  const store = useBuilderStore();
  const [loadFlow] = useLoadFlowByNameMutation();
  const mayReplaceCanvas = useReplaceCanvas();

  const load = async (name: string) => {
    if (store.getState().flowBuilder.task) return;
    dispatch(taskStarted('loading'));
    try {
      const { data } = await loadFlow(name.trim()).unwrap();
      // Another user may have signed in meanwhile.
      if (store.getState().flowBuilder.task !== 'loading') return;
      dispatch(flowLoaded(data));
      dispatch(statusShown(copy.status.loaded));
    } catch (error) {
      dispatch(taskFailed());
      dispatch(statusShown(failureText(error, { refused: copy.status.loadFailed, broken: copy.status.loadError })));
    }
  };

  return async (name = store.getState().flowBuilder.name) => {
    if (name.trim() === '') dispatch(nameRequested(copy.status.nameMissingToLoad));
    else if (await mayReplaceCanvas(copy.discard)) await load(name);
  };
}
