import { CloudAlert, Inbox, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { failureNotice } from '../../api/failureNotice.ts';
import { Button, FailureBanner, SkeletonRows, StatePanel, space, VisuallyHidden } from '../index.ts';
import { copy } from '../lazyCopy.ts';
import type { Scene } from '../states/EmptyScene.tsx';

const text = copy.list;

interface ListStatesProps {
  /** Plural and lower case, for example "events". */
  noun: string;
  count: number;
  isLoading: boolean;
  error?: string | undefined;
  /** Its reason and request id are shown. */
  cause?: unknown;
  onRetry: () => void;
  /** Set while filters or a search are active. */
  onClearFilters?: (() => void) | undefined;
  empty: { title: string; text: ReactNode; action?: ReactNode; icon?: ReactNode; scene?: Scene };
  rowHeight?: number | undefined;
  children: ReactNode;
}

const SKELETON_ROWS = 6;
const ROW_GAP_PX = 8;

/** Loading, empty and error states of a list. Rows stay visible during a refetch and after a failed one. */
export function ListStates(props: ListStatesProps) {
  const { noun, count, isLoading, error, cause, onRetry, rowHeight = 64, children } = props;
  const retry = (
    <Button $size="small" onClick={onRetry}>
      {copy.tryAgain}
    </Button>
  );
  if (count > 0) {
    return (
      <Frame aria-busy={isLoading}>
        <VisuallyHidden role="status">{isLoading ? text.refreshing(noun) : ''}</VisuallyHidden>
        {error ? <FailureBanner failure={failureNotice(cause, error)} action={retry} /> : null}
        {children}
      </Frame>
    );
  }
  if (!isLoading) return <Nothing {...props} retry={retry} />;
  return <SkeletonRows label={text.loadingRows(noun)} count={SKELETON_ROWS} height={`${rowHeight - ROW_GAP_PX}px`} />;
}

function Nothing({ noun, error, cause, onClearFilters, empty, retry }: ListStatesProps & { retry: ReactNode }) {
  if (error) {
    return <StatePanel kind="failed" title={error} error={cause} icon={<CloudAlert />} action={retry} />;
  }
  if (onClearFilters) {
    return (
      <StatePanel
        kind="empty"
        title={text.noMatch(noun)}
        icon={<SearchX />}
        action={<Button onClick={onClearFilters}>{text.clearFilters}</Button>}
      >
        {text.noMatchText}
      </StatePanel>
    );
  }
  return (
    <StatePanel kind="empty" title={empty.title} icon={empty.icon ?? <Inbox />} scene={empty.scene} action={empty.action}>
      {empty.text}
    </StatePanel>
  );
}

const Frame = styled.div`
  display: grid;
  gap: ${space.x1};
  > * { min-width: 0; }
`;
