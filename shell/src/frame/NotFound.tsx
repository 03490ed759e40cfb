import { Link } from '@fanfare/shared/router';
import { selectIsSignedIn, useAppSelector } from '@fanfare/shared/store';
import { AppHeader, type ButtonLook, buttonStyle, font, StatePanel, space, Wordmark } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { copy } from '../copy.ts';
import { UserMenu } from '../host/UserMenu.tsx';
import { PageTitle } from '../routing/PageTitle.tsx';

export function NotFound() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  return (
    <>
      <PageTitle title={copy.notFound.pageTitle} />
      {isSignedIn ? (
        <AppHeader link={Link} current={undefined}>
          <UserMenu />
        </AppHeader>
      ) : (
        <Row>
          <Wordmark />
          <UserMenu />
        </Row>
      )}
      <Page id="content" tabIndex={-1}>
        <h1>{copy.notFound.title}</h1>
        <StatePanel
          kind="empty"
          title={copy.notFound.text}
          action={
            <HomeLink to="/" $variant="primary">
              {copy.notFound.action}
            </HomeLink>
          }
        />
      </Page>
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

const Page = styled.main`
  max-width: 720px;
  margin: 0 auto;
  padding: ${space.x3} ${space.x2} ${space.x8};
  outline: none;
  h1 { margin: ${space.x5} 0 ${space.x3}; font-size: ${font.size.display}; line-height: 1.25; }
`;

const HomeLink = styled(Link)<ButtonLook>`
  ${buttonStyle}
`;
