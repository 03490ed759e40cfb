import { Dialog, lazyPart, SkeletonRows } from '@fanfare/shared/ui';
import { templateCopy as copy } from '../../copy/files/templates.ts';

interface TemplatesDialogProps {
  open: boolean;
  onClose: () => void;
}

interface GalleryProps {
  onUsed: () => void;
}

const { Part: Gallery } = lazyPart<GalleryProps>(
  () => import(/* webpackChunkName: "templates" */ './TemplateGallery.tsx').then((module) => module.TemplateGallery),
  {
    onMissing: ({ onUsed }) => onUsed(),
    Meanwhile: () => <SkeletonRows label={copy.loading} count={4} height="64px" />,
  },
);

export function TemplatesDialog({ open, onClose }: TemplatesDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={copy.title}>
      <Gallery onUsed={onClose} />
    </Dialog>
  );
}
