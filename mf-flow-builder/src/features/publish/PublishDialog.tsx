import type { BotFlow } from '@fanfare/shared/contracts';
import { Dialog, lazyPart, SkeletonRows } from '@fanfare/shared/ui';
import type { ComponentProps } from 'react';
import { approvalCopy } from '../../copy/panels/approval.ts';
import { publishingCopy as copy } from '../../copy/panels/publishing.ts';
import type { PublishForm as Form } from './PublishForm.tsx';

const { Part: PublishForm } = lazyPart<ComponentProps<typeof Form>>(
  // Part of the canvas chunk, with which it shares most code.
  () => import(/* webpackChunkName: "flowBuilder-rest" */ './PublishForm.tsx').then((module) => module.PublishForm),
  { onMissing: ({ onCancel }) => onCancel(), Meanwhile: () => <SkeletonRows label={copy.comparing} count={3} height="48px" /> },
);

const titles = { publish: copy.title, request: approvalCopy.requestTitle, approve: approvalCopy.approveTitle };

interface PublishDialogProps {
  kind?: keyof typeof titles;
  flow: BotFlow;
  open: boolean;
  onClose: () => void;
  onPublish: (note: string) => void;
}

export function PublishDialog({ kind = 'publish', flow, open, onClose, onPublish }: PublishDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={titles[kind](flow.name)}>
      <PublishForm kind={kind} flow={flow} onPublish={onPublish} onCancel={onClose} />
    </Dialog>
  );
}
