import { useAppDispatch } from '@fanfare/shared/store';
import { copy } from '../../copy.ts';
import { flowBuilderSlice } from '../../state/slices/flowBuilder.slice.ts';
import { failureText } from '../../state/texts/failureText.ts';
import { useBuilderStore } from '../../state/useBuilderSelector.ts';
import { usePublishOpenFlowMutation, useUnpublishOpenFlowMutation } from './publish.api.ts';

const { publicationChanged, statusShown, taskFailed, taskStarted } = flowBuilderSlice.actions;

export function usePublish() {
  const dispatch = useAppDispatch();
  const store = useBuilderStore();
  const [publishFlow] = usePublishOpenFlowMutation();
  const [unpublishFlow] = useUnpublishOpenFlowMutation();

  /** Publishes only the revision on the canvas, never one that the user has not seen. */
  const publish = async (note: string) => {
    const { openFlow, task } = store.getState().flowBuilder;
    if (task || !openFlow) return;
    dispatch(taskStarted('publishing'));
    try {
      const { id, revision } = openFlow;
      const { data: flow, issues } = await publishFlow({ id, revision, note }).unwrap();
      dispatch(publicationChanged({ flow, issues }));
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
