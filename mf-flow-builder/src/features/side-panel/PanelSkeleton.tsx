import { Skeleton, space } from '@fanfare/shared/ui';
import styled from 'styled-components';

export function PanelSkeleton() {
  return (
    <Lines aria-busy="true">
      <Skeleton $height="40px" />
      <Skeleton $height="72px" />
      <Skeleton $height="72px" />
    </Lines>
  );
}

const Lines = styled.div`
  display: grid;
  gap: ${space.x1half};
  padding: ${space.x2};
`;
