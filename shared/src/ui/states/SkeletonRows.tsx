import styled from 'styled-components';
import { space } from '../theme/tokens.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { Skeleton } from './Skeleton.tsx';

interface SkeletonRowsProps {
  /** Announced to screen readers. */
  label: string;
  count: number;
  height: string;
}

/** A placeholder for a list. */
export function SkeletonRows({ label, count, height }: SkeletonRowsProps) {
  return (
    <Rows role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => index).map((row) => (
        <Skeleton key={row} $height={height} />
      ))}
    </Rows>
  );
}

const Rows = styled.div`
  display: grid;
  gap: ${space.x1};
`;
