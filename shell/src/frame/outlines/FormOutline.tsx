import { Card, color, media, Skeleton, space, Wordmark } from '@fanfare/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { UserMenu } from '../../host/UserMenu.tsx';

/** A screen that asks for something; split, with what the product offers on the other side. */
export function FormOutline({ heading, isSplit }: { heading: ReactNode; isSplit: boolean }) {
  return (
    <Page $isSplit={isSplit} data-fills-window>
      <Side>
        {heading}
        <Row>
          <Wordmark size={26} />
          <UserMenu />
        </Row>
        <Card>
          <Fields>
            <Skeleton $height="35px" $width="60%" />
            <Skeleton $height="23px" $width="40%" />
            <Skeleton $height="66px" />
            <Skeleton $height="66px" />
            <Skeleton $height="40px" />
            {isSplit ? <Skeleton $height="62px" $width="70%" /> : null}
          </Fields>
        </Card>
      </Side>
      {isSplit ? <Offer /> : null}
    </Page>
  );
}

const Page = styled.main<{ $isSplit: boolean }>`
  display: grid;
  grid-template-columns: ${({ $isSplit }) => ($isSplit ? 'minmax(0, 1fr) minmax(0, 1fr)' : 'minmax(0, 1fr)')};
  min-height: 100dvh;
  ${media.narrow} { grid-template-columns: minmax(0, 1fr); }
`;

const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 420px);
  align-content: center;
  justify-content: center;
  gap: ${space.x3};
  padding: ${space.x4} ${space.x2};
  ${media.narrow} { align-content: start; }
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
`;

const Fields = styled.div`
  padding: ${space.x1};
  display: grid;
  gap: ${space.x2};
`;

const Offer = styled.div`
  border-left: 1px solid ${color.border};
  background: ${color.accentSoft};
  ${media.narrow} { display: none; }
`;
