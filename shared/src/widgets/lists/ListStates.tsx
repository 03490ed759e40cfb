import { CloudAlert, Inbox, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { failureNotice } from '../../api/failureNotice.ts';
import { Button, FailureBanner, SkeletonRows, StatePanel, space, VisuallyHidden } from '../../ui/index.ts';
import { copy } from '../copy.ts';

const text = copy.list;

interface ListStatesProps {
  /** What the rows are, in the plural and lower case: "events". */
  noun: string;
  /** How many rows there are to show. */
  count: number;
  isLoading: boolean;
  /** The sentence for a load that failed. */
  error?: string | undefined;
  /** What that load failed with: its reason and its request id are shown below the sentence. */
  cause?: unknown;
  onRetry: () => void;
  /** Given while filters or a search narrow the list. */
  onClearFilters?: (() => void) | undefined;
  /** Nothing yet: what will appear here, and the button that makes it appear. */
  empty: { title: string; text: ReactNode; action?: ReactNode; icon?: ReactNode };
  /** Height of one row in px, so that nothing moves when the rows come. */
  rowHeight?: number | undefined;
  children: ReactNode;
}

const SKELETON_ROWS = 6;
const ROW_GAP_PX = 8;

/** The states of a list around its rows. Rows once shown stay while newer ones load, and when those do not come. */
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
    <StatePanel kind="empty" title={empty.title} icon={empty.icon ?? <Inbox />} action={empty.action}>
      {empty.text}
    </StatePanel>
  );
}

const Frame = styled.div`
  display: grid;
  gap: ${space.x1};
  > * { min-width: 0; }
`;
