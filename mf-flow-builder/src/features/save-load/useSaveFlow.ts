import { isApiError } from '@fanfare/shared/api';
import { FLOW_NODES_MAX, type FlowNode, NODE_TEXT_MAX_LENGTH } from '@fanfare/shared/contracts';
import { useHost } from '@fanfare/shared/host';
import { useAppDispatch } from '@fanfare/shared/store';
import { savingCopy } from '../../copy/files/saving.ts';
import { copy } from '../../copy.ts';
import { nodeTitle } from '../../state/graph/nodeTitle.ts';
import { flowBuilderSlice } from '../../state/slices/flowBuilder.slice.ts';
import { failureText } from '../../state/texts/failureText.ts';
import { useBuilderStore } from '../../state/useBuilderSelector.ts';
import { draftSaveEnded } from './draft/useDraftSaver.ts';
import { useSaveOpenFlowMutation } from './saveLoad.api.ts';
import { toSaveBody } from './toSaveBody.ts';
import { useLoadFlow } from './useLoadFlow.ts';

const { flowSaved, nameRequested, nodesRevealed, statusShown, taskFailed, taskStarted } = flowBuilderSlice.actions;

export function useSaveFlow(): () => Promise<void> {
  const dispatch = useAppDispatch();
  const store = useBuilderStore();
  const [saveFlow] = useSaveOpenFlowMutation();
  const load = useLoadFlow();
  const { confirm } = useHost();

  return async () => {
    const draft = store.getState().flowBuilder;
    if (draft.task) return;
    if (draft.name.trim() === '') {
      dispatch(nameRequested(copy.status.nameMissing));
      return;
    }
    const problem = rejectSave(draft);
    if (problem) {
      if (problem.nodeId !== null) dispatch(nodesRevealed([problem.nodeId]));
      dispatch(statusShown(problem.text));
      return;
    }
    dispatch(taskStarted('saving'));
    // Waits for the revision of a save in progress.
    await draftSaveEnded(store);
    const ready = store.getState().flowBuilder;
    try {
      const { data: flow } = await saveFlow(toSaveBody(ready)).unwrap();
      dispatch(flowSaved({ flow, stamp: ready.stamp }));
      dispatch(statusShown(copy.status.saved));
    } catch (error) {
      dispatch(taskFailed());
      dispatch(statusShown(failureText(error, { refused: copy.status.saveFailed, broken: copy.status.saveError })));
      if (isApiError(error) && error.kind === 'server' && error.code === 'flow_name_taken')
        await offerOtherFlow(ready.name.trim());
    }
  };

  /** Nothing was saved. Canvas and typed name stay unless the user opens the other flow. */
  async function offerOtherFlow(name: string): Promise<void> {
    if (await confirm(savingCopy.nameTaken(name))) await load(name);
    else dispatch(nameRequested(savingCopy.otherName(name)));
  }
}

interface Refusal {
  text: string;
  nodeId: string | null;
}

function rejectSave({ nodes }: { nodes: readonly FlowNode[] }): Refusal | null {
  const { length } = nodes;
  if (length === 0) return { text: copy.status.nodeMissing, nodeId: null };
  if (length > FLOW_NODES_MAX) {
    return { text: copy.status.saveFailed(savingCopy.tooMany(length, FLOW_NODES_MAX)), nodeId: null };
  }
  const tooLong = nodes.find(({ data }) => (data.content ?? '').length > NODE_TEXT_MAX_LENGTH);
  if (!tooLong) return null;
  return { text: copy.status.saveFailed(savingCopy.textTooLong(nodeTitle(tooLong), NODE_TEXT_MAX_LENGTH)), nodeId: tooLong.id };
}
