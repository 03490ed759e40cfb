import { Link } from '@fanfare/shared/router';
import { type ButtonLook, buttonStyle, font, StatePanel, space, Wordmark } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { copy } from '../copy.ts';

export function NotFound() {
  return (
    <Page>
      <Wordmark />
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
  );
}

const Page = styled.main`
  max-width: 720px;
  margin: 0 auto;
  padding: ${space.x3} ${space.x2} ${space.x8};
  h1 { margin: ${space.x5} 0 ${space.x3}; font-size: ${font.size.display}; }
`;

const HomeLink = styled(Link)<ButtonLook>`
  ${buttonStyle}
`;
