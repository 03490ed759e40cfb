import { failureNotice } from '@fanfare/shared/api';
import { StaleNote } from '@fanfare/shared/domain';
import { Button, FailureBanner, SkeletonRows, StatePanel, space } from '@fanfare/shared/ui';
import { CloudAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { AutoRefresh } from './AutoRefresh.tsx';

interface PollingPanelProps<T> {
  query: { data?: T; fulfilledTimeStamp?: number; isError: boolean; error?: unknown; isFetching: boolean; refetch: () => void };
  texts: { loading: string; failedTitle: string; failedText: string; again: string };
  /** Renders the latest data. */
  children: (data: T) => ReactNode;
}

/** Refetches every 30 seconds. A failed refetch keeps the previous data and reports the error. */
export function PollingPanel<T>({
  query: { data, fulfilledTimeStamp, isError, error, isFetching, refetch },
  texts,
  children,
}: PollingPanelProps<T>) {
  if (data === undefined) {
    if (!isError) return <SkeletonRows label={texts.loading} count={3} height="120px" />;
    return (
      <StatePanel
        kind="failed"
        title={texts.failedTitle}
        error={error}
        icon={<CloudAlert />}
        action={<Button onClick={refetch}>{texts.again}</Button>}
      >
        {texts.failedText}
      </StatePanel>
    );
  }
  return (
    <Frame>
      <Refresh>
        <StaleNote at={fulfilledTimeStamp} />
        <AutoRefresh onRefresh={refetch} isRefreshing={isFetching} />
      </Refresh>
      {isError ? <FailureBanner failure={failureNotice(error, texts.failedTitle)} /> : null}
      {children(data)}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x2};
`;

const Refresh = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: ${space.x1} ${space.x2};
`;
