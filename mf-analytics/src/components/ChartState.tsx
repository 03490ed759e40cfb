import { Banner, Button, Skeleton, VisuallyHidden } from '@fanfare/shared/ui';
import type { ReactNode } from 'react';
import { copy } from '../copy/analytics.ts';

interface ChartStateProps {
  isLoaded: boolean;
  isError: boolean;
  failed: string;
  onRetry: () => void;
  children: ReactNode;
}

/** A placeholder of the height of a chart and its disclosure, an error, or the chart. */
export function ChartState({ isLoaded, isError, failed, onRetry, children }: ChartStateProps) {
  if (isLoaded) return children;
  if (isError) {
    return (
      <Banner tone="danger">
        {failed}{' '}
        <Button $size="small" onClick={onRetry}>
          {copy.tryAgain}
        </Button>
      </Banner>
    );
  }
  return (
    <div role="status">
      <VisuallyHidden>{copy.loading}</VisuallyHidden>
      <Skeleton $height="276px" />
    </div>
  );
}
