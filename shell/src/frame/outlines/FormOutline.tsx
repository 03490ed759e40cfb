import { Card, FormPage, media, OfferSide, Skeleton, space, Wordmark } from '@fanfare/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { UserMenu } from '../user-menu/UserMenu.tsx';

export function FormOutline({ heading, isSplit }: { heading: ReactNode; isSplit: boolean }) {
  const fields = (
    <Fields $isSplit={isSplit}>
      <Skeleton $height="35px" $width="60%" />
      <Skeleton $height="23px" $width="40%" />
      <Skeleton $height="66px" />
      <Skeleton $height="66px" />
      <Skeleton $height="40px" />
      {isSplit ? <Skeleton $height="62px" $width="70%" /> : null}
    </Fields>
  );
  return (
    <FormPage offer={isSplit ? <Offer /> : null}>
      <Row>
        <Wordmark size={26} />
        <UserMenu />
      </Row>
      {isSplit ? fields : <Card>{fields}</Card>}
      {heading}
    </FormPage>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
`;

const Fields = styled.div<{ $isSplit: boolean }>`
  padding: ${({ $isSplit }) => ($isSplit ? 0 : space.x1)};
  display: grid;
  gap: ${space.x2};
`;

const Offer = styled(OfferSide).attrs({ as: 'div' })`
  ${media.narrow} { display: none; }
`;
