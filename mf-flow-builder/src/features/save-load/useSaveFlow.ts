import { useAppDispatch } from '@fanfare/shared/store';
import { copy } from '../../copy.ts';
import { failureText } from '../../state/failureText.ts';
import { flowBuilderSlice } from '../../state/flowBuilder.slice.ts';
import { useBuilderStore } from '../../state/useBuilderSelector.ts';
import { useSaveOpenFlowMutation } from './saveLoad.api.ts';
import { toSaveBody } from './toSaveBody.ts';

const { flowSaved, statusShown, taskFailed, taskStarted } = flowBuilderSlice.actions;

/** Saves the canvas under the typed name, or says why not. */
export function useSaveFlow(): () => Promise<void> {
  const dispatch = useAppDispatch();
  const store = useBuilderStore();
  const [saveFlow] = useSaveOpenFlowMutation();

  return async () => {
    const draft = store.getState().flowBuilder;
    if (draft.task) return;
    const problem = refuseToSave(draft);
    if (problem) {
      dispatch(statusShown(problem));
      return;
    }
    dispatch(taskStarted('saving'));
    try {
      const { data: flow } = await saveFlow(toSaveBody(draft)).unwrap();
      dispatch(flowSaved({ flow, changeCount: draft.changeCount }));
      dispatch(statusShown(copy.status.saved));
    } catch (error) {
      dispatch(taskFailed());
      dispatch(statusShown(failureText(error, { refused: copy.status.saveFailed, broken: copy.status.saveError })));
    }
  };
}

function refuseToSave(draft: { name: string; nodes: readonly unknown[] }): string | null {
  if (draft.name.trim() === '') return copy.status.nameMissing;
  if (draft.nodes.length === 0) return copy.status.nodeMissing;
  return null;
}
