import { Link } from '@fanfare/shared/router';
import { AppHeader, PageBody, Skeleton, space } from '@fanfare/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { UserMenu } from '../../host/UserMenu.tsx';

/** A signed-in screen: its header works already. */
export function PageOutline({ heading, path }: { heading: ReactNode; path: string | undefined }) {
  return (
    <>
      <AppHeader link={Link} current={path}>
        <UserMenu />
      </AppHeader>
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
    </>
  );
}

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(130px, 1fr));
  gap: ${space.x2};
`;
