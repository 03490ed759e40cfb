import { Button, SkeletonRows, StatePanel } from '@fanfare/shared/ui';
import { CloudAlert } from 'lucide-react';
import { suitesCopy as text } from '../../copy/testing.ts';

export function SuitesPlaceholder({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (!error) return <SkeletonRows label={text.loading} count={3} height="96px" />;
  return (
    <StatePanel
      kind="failed"
      title={text.failed}
      error={error}
      icon={<CloudAlert />}
      action={<Button onClick={onRetry}>{text.again}</Button>}
    />
  );
}
