import type { ReactNode } from 'react';
import { Banner } from './Banner.tsx';
import { FailureDetails } from './FailureDetails.tsx';

interface FailureBannerProps {
  /** A result of `failureNotice`. */
  failure: { title: string; description?: string; requestId?: string };
  action?: ReactNode;
  onDismiss?: (() => void) | undefined;
}

/** An error on a screen, with the specified sentence and then the server's reason. */
export function FailureBanner({ failure, action, onDismiss }: FailureBannerProps) {
  return (
    <Banner tone="danger" action={action} onDismiss={onDismiss}>
      {failure.title}
      <FailureDetails description={failure.description} requestId={failure.requestId} />
    </Banner>
  );
}
