import styled from 'styled-components';
import { Button, color, radius, space } from '../index.ts';
import { copy } from '../lazyCopy.ts';
import { BulkProgress } from './BulkProgress.tsx';
import type { BulkAction } from './useBulkAction.ts';

interface BulkCourseProps<Row> {
  bulk: BulkAction<Row>;
  rowId: (row: Row) => string;
  rowName: (row: Row) => string;
}

/** Shows the progress of a bulk action; hidden if none runs. After failures it stays until it is closed. */
export function BulkCourse<Row>({ bulk, rowId, rowName }: BulkCourseProps<Row>) {
  const { course, isRunning, stop, retryFailed, dismiss } = bulk;
  if (course === null) return null;
  return (
    <Frame>
      <BulkProgress
        label={course.work.label}
        done={course.done.length + course.failures.length}
        total={course.total}
        failures={course.failures.map(({ row, reason }) => ({ id: rowId(row), name: rowName(row), reason }))}
        onStop={stop}
        onRetryFailed={retryFailed}
      />
      {isRunning ? null : (
        <Button $variant="quiet" $size="small" onClick={dismiss}>
          {copy.bulk.close}
        </Button>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.x1};
  padding: ${space.x1half};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surface};
  > :first-child { width: 100%; }
`;
