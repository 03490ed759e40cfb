import { Link } from '@fanfare/shared/router';
import { selectIsSignedIn, useAppSelector } from '@fanfare/shared/store';
import { color, font, space, Wordmark } from '@fanfare/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Frame, useIsFramed } from './Frame.tsx';
import { UserMenu } from './user-menu/UserMenu.tsx';

export function MessagePage({ title, children }: { title: string; children: ReactNode }) {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const isFramed = useIsFramed();
  const page = (
    <Page id="content" tabIndex={-1}>
      <h1>{title}</h1>
      {children}
    </Page>
  );
  if (isSignedIn) return isFramed ? page : <Frame>{page}</Frame>;
  return (
    <>
      <Row>
        <Home to="/">
          <Wordmark />
        </Home>
        <UserMenu />
      </Row>
      {page}
    </>
  );
}

const Row = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  max-width: 720px;
  margin: 0 auto;
  padding: ${space.x3} ${space.x2} 0;
`;

const Home = styled(Link)`
  color: ${color.text};
  text-decoration: none;
`;

const Page = styled.main`
  max-width: 720px;
  margin: 0 auto;
  padding: 0 ${space.x2} ${space.x8};
  outline: none;
  h1 { margin: ${space.x5} 0 ${space.x3}; font-size: ${font.size.display}; line-height: 1.25; }
`;
