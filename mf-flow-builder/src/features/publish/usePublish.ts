import { errors } from '@fanfare/shared/contracts';
import { useAppDispatch } from '@fanfare/shared/store';
import { copy } from '../../copy.ts';
import { failureText } from '../../state/failureText.ts';
import { type FlowBuilderState, flowBuilderSlice } from '../../state/flowBuilder.slice.ts';
import { useBuilderStore } from '../../state/useBuilderSelector.ts';
import { usePublishOpenFlowMutation, useUnpublishOpenFlowMutation } from './publish.api.ts';

const { issuesFound, publicationChanged, statusShown, taskFailed, taskStarted } = flowBuilderSlice.actions;

/** Publishes the saved flow that is open. What is on the canvas must be what is saved, so that nobody publishes something unseen. */
export function usePublish() {
  const dispatch = useAppDispatch();
  const store = useBuilderStore();
  const [publishFlow] = usePublishOpenFlowMutation();
  const [unpublishFlow] = useUnpublishOpenFlowMutation();

  const publish = async () => {
    const draft = store.getState().flowBuilder;
    if (draft.task) return;
    const unsaved = whyNotSaved(draft);
    if (unsaved || !draft.openFlow) {
      dispatch(statusShown(unsaved ?? copy.status.saveBeforePublishing));
      return;
    }
    dispatch(taskStarted('publishing'));
    try {
      // The engine brings the template language with it, which the canvas does not need.
      const { validateFlow } = await import('@fanfare/engine');
      const issues = validateFlow({ nodes: draft.nodes, edges: draft.edges });
      dispatch(issuesFound(issues));
      if (issues.some((issue) => issue.severity === 'error')) {
        dispatch(taskFailed());
        dispatch(statusShown(copy.status.publishFailed(errors.flow_invalid.text)));
        return;
      }
      const { data: flow, issues: found } = await publishFlow(draft.openFlow.id).unwrap();
      dispatch(publicationChanged({ flow, issues: found }));
      dispatch(statusShown(copy.status.published));
    } catch (error) {
      dispatch(taskFailed());
      dispatch(statusShown(failureText(error, { refused: copy.status.publishFailed, broken: copy.status.publishError })));
    }
  };

  const unpublish = async () => {
    const { openFlow, task } = store.getState().flowBuilder;
    if (task || !openFlow) return;
    dispatch(taskStarted('unpublishing'));
    try {
      const { data: flow } = await unpublishFlow(openFlow.id).unwrap();
      dispatch(publicationChanged({ flow, issues: [] }));
      dispatch(statusShown(copy.status.unpublished));
    } catch (error) {
      dispatch(taskFailed());
      dispatch(statusShown(failureText(error, { refused: copy.status.unpublishFailed, broken: copy.status.unpublishError })));
    }
  };

  return { publish, unpublish };
}

function whyNotSaved({ openFlow, changeCount, savedChangeCount }: FlowBuilderState): string | null {
  if (!openFlow) return copy.status.saveBeforePublishing;
  return changeCount === savedChangeCount ? null : copy.status.saveChangesBeforePublishing(openFlow.name);
}
