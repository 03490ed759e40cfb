import type { ReactNode } from 'react';
import { Banner } from './Banner.tsx';
import { FailureDetails } from './FailureDetails.tsx';

interface FailureBannerProps {
  /** What `failureNotice` returns. */
  failure: { title: string; description?: string; requestId?: string };
  action?: ReactNode;
  /** When given, a button dismisses the banner. */
  onDismiss?: (() => void) | undefined;
}

/** A failure inside a screen: the specified sentence first, the reason of the server below it. */
export function FailureBanner({ failure, action, onDismiss }: FailureBannerProps) {
  return (
    <Banner tone="danger" action={action} onDismiss={onDismiss}>
      {failure.title}
      <FailureDetails description={failure.description} requestId={failure.requestId} />
    </Banner>
  );
}
