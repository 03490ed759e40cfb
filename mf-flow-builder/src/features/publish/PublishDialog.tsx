import type { BotFlow } from '@fanfare/shared/contracts';
import { Dialog, lazyPart, SkeletonRows } from '@fanfare/shared/ui';
import type { ComponentProps } from 'react';
import { publishingCopy as copy } from '../../copy/panels/publishing.ts';
import type { PublishForm as Form, PublishTexts } from './PublishForm.tsx';

const { Part: PublishForm } = lazyPart<ComponentProps<typeof Form>>(
  // Part of the canvas chunk, with which it shares most code.
  () => import(/* webpackChunkName: "flowBuilder-rest" */ './PublishForm.tsx').then((module) => module.PublishForm),
  { onMissing: ({ onCancel }) => onCancel(), Meanwhile: () => <SkeletonRows label={copy.comparing} count={3} height="48px" /> },
);

interface PublishDialogProps {
  texts?: PublishTexts;
  flow: BotFlow;
  open: boolean;
  onClose: () => void;
  onPublish: (note: string) => void;
}

export function PublishDialog({ texts = copy, flow, open, onClose, onPublish }: PublishDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={texts.title(flow.name)}>
      <PublishForm texts={texts} flow={flow} onPublish={onPublish} onCancel={onClose} />
    </Dialog>
  );
}
