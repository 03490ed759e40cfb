import { Dialog, lazyPart, SkeletonRows } from '@fanfare/shared/ui';
import { templateCopy as copy } from '../../copy/files/templates.ts';
import { importTemplates } from './importTemplates.ts';

interface TemplatesDialogProps {
  open: boolean;
  onClose: () => void;
}

interface GalleryProps {
  onUsed: () => void;
}

const { Part: Gallery } = lazyPart<GalleryProps>(
  async () => {
    const [{ TemplateGallery }, templates] = await Promise.all([
      import(/* webpackChunkName: "templates" */ './TemplateGallery.tsx'),
      importTemplates(),
    ]);
    return ({ onUsed }) => <TemplateGallery templates={templates} onUsed={onUsed} />;
  },
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
