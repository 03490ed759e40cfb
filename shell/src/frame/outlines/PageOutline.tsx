import { PageBody, Skeleton, space } from '@fanfare/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

export function PageOutline({ heading }: { heading: ReactNode }) {
  return (
    <PageBody>
      {heading}
      <Skeleton $height="36px" $width="220px" />
      <Cards>
        <Skeleton $height="96px" />
        <Skeleton $height="96px" />
        <Skeleton $height="96px" />
        <Skeleton $height="96px" />
      </Cards>
      <Skeleton $height="360px" />
    </PageBody>
  );
}

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(130px, 1fr));
  gap: ${space.x2};
`;
