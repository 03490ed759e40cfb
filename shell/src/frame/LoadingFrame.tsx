import { Skeleton, space, VisuallyHidden } from '@fanfare/shared/ui';
import styled from 'styled-components';

/** The page's outline while a part of it is on its way. */
export function LoadingFrame({ label }: { label: string }) {
  return (
    <Frame role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Skeleton $height="40px" $width="180px" />
      <Skeleton $height="96px" />
      <Skeleton $height="320px" />
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: ${space.x3};
  max-width: 1200px;
  margin: 0 auto;
  padding: ${space.x2};
`;
