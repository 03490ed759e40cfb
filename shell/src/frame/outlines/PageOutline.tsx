import { color, PageBody, Skeleton, space } from '@fanfare/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

export function PageOutline({ heading }: { heading: ReactNode }) {
  return (
    <PageBody>
      {heading}
      <Line>
        <Skeleton $height="28px" $width="160px" />
      </Line>
      <Skeleton $height="max(360px, 100dvh - 260px)" />
    </PageBody>
  );
}

const Line = styled.div`
  padding-block: 6px ${space.x1};
  border-bottom: 1px solid ${color.border};
`;
