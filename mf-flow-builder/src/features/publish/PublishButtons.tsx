import { useAppDispatch } from '@fanfare/shared/store';
import { Button } from '@fanfare/shared/ui';
import { useState } from 'react';
import { approvalCopy } from '../../copy/panels/approval.ts';
import { copy } from '../../copy.ts';
import { flowBuilderSlice } from '../../state/slices/flowBuilder.slice.ts';
import { useBuilderSelector, useBuilderStore } from '../../state/useBuilderSelector.ts';
import { useApproval } from './approval/useApproval.ts';
import { useNeedsApproval } from './approval/useNeedsApproval.ts';
import { PublishDialog } from './PublishDialog.tsx';
import { usePublish } from './usePublish.ts';

const { selectOpenFlow, selectTask } = flowBuilderSlice.selectors;

const { nameRequested } = flowBuilderSlice.actions;

interface PublishButtonsProps {
  onSave: () => Promise<void>;
}

export function PublishButtons({ onSave }: PublishButtonsProps) {
  const store = useBuilderStore();
  const dispatch = useAppDispatch();
  const flow = useBuilderSelector(selectOpenFlow);
  const task = useBuilderSelector(selectTask);
  const { publish, unpublish } = usePublish();
  const { request } = useApproval();
  const needsApproval = useNeedsApproval();
  const isWaiting = needsApproval && flow?.approval?.state === 'open';
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  const ask = async () => {
    const { name } = store.getState().flowBuilder;
    if (!flow && name.trim() === '') dispatch(nameRequested(copy.status.nameMissingToPublish));
    else if (!flow) await onSave();
    setIsAsking(store.getState().flowBuilder.openFlow !== null);
  };
  return (
    <>
      <Button disabled={task !== null || isWaiting} onClick={() => void ask()}>
        {isWaiting
          ? approvalCopy.waiting
          : needsApproval
            ? approvalCopy.request
            : task === 'publishing'
              ? copy.publish.publishing
              : copy.publish.publish}
      </Button>
      {flow?.isActive ? (
        <Button disabled={task !== null} onClick={unpublish}>
          {task === 'unpublishing' ? copy.publish.unpublishing : copy.publish.unpublish}
        </Button>
      ) : null}
      {flow ? (
        <PublishDialog
          kind={needsApproval ? 'request' : 'publish'}
          flow={flow}
          open={isAsking}
          onClose={close}
          onPublish={(note) => void (needsApproval ? request(note) : publish(note)).then(close)}
        />
      ) : null}
    </>
  );
}
