import { Dialog, lazyPart, SkeletonRows } from '@fanfare/shared/ui';
import { secretsCopy as copy } from '../../copy/files/secrets.ts';

const { Part: SecretsPanel } = lazyPart<{ onMissing: () => void }>(
  () => import('./SecretsPanel.tsx').then((module) => module.SecretsPanel),
  {
    onMissing: ({ onMissing }) => onMissing(),
    Meanwhile: () => <SkeletonRows label={copy.loading} count={3} height="64px" />,
  },
);

export function SecretsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title={copy.title}>
      <SecretsPanel onMissing={onClose} />
    </Dialog>
  );
}
