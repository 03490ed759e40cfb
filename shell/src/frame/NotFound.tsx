import { Link } from '@fanfare/shared/router';
import { type ButtonLook, buttonStyle, StatePanel } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { copy } from '../messages/copy.ts';
import { MessagePage } from './MessagePage.tsx';
import { PageTitle } from './routing/PageTitle.tsx';

export function NotFound() {
  return (
    <MessagePage title={copy.notFound.title}>
      <PageTitle title={copy.notFound.pageTitle} />
      <StatePanel
        kind="empty"
        title={copy.notFound.text}
        action={
          <HomeLink to="/" $variant="primary">
            {copy.notFound.action}
          </HomeLink>
        }
      />
    </MessagePage>
  );
}

const HomeLink = styled(Link)<ButtonLook>`
  ${buttonStyle}
`;
