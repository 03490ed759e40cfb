import { Link } from '@fanfare/shared/router';
import { selectIsSignedIn, useAppSelector } from '@fanfare/shared/store';
import { color, font, space, Wordmark } from '@fanfare/shared/ui';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Frame, useIsFramed } from './Frame.tsx';
import { UserMenu } from './user-menu/UserMenu.tsx';

interface MessagePageProps {
  title: string;
  /** Shown above the title, which is then centered. */
  drawing?: ReactNode;
  children: ReactNode;
}

export function MessagePage({ title, drawing, children }: MessagePageProps) {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const isFramed = useIsFramed();
  const page = (
    <Page id="content" tabIndex={-1} $isCentered={drawing !== undefined}>
      {drawing}
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

const Page = styled.main<{ $isCentered: boolean }>`
  max-width: 720px;
  margin: 0 auto;
  padding: 0 ${space.x2} ${space.x8};
  outline: none;
  ${({ $isCentered }) =>
    $isCentered &&
    css`
      display: grid;
      justify-items: center;
      padding-top: ${space.x8};
      text-align: center;
      && h1 { margin: ${space.x3} 0 ${space.x1}; }
    `}
  h1 { text-wrap: balance; margin: ${space.x5} 0 ${space.x3}; font-size: ${font.size.display}; line-height: 1.25; }
`;
