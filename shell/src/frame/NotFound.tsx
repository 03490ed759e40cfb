import { Link } from '@fanfare/shared/router';
import { selectIsSignedIn, useAppSelector } from '@fanfare/shared/store';
import { type ButtonLook, buttonStyle, color, font, space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { copy } from '../messages/copy.ts';
import { LostDrawing } from './drawings/LostDrawing.tsx';
import { MessagePage } from './MessagePage.tsx';
import { PageTitle } from './routing/PageTitle.tsx';
import { SearchButton } from './SearchButton.tsx';

export function NotFound() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  return (
    <MessagePage title={copy.notFound.title} drawing={<LostDrawing />}>
      <PageTitle title={copy.notFound.pageTitle} />
      <Text>{copy.notFound.text}</Text>
      <Ways>
        <HomeLink to="/" $variant="primary">
          {copy.notFound.action}
        </HomeLink>
        {isSignedIn ? <SearchButton isAlwaysWide /> : null}
      </Ways>
    </MessagePage>
  );
}

const Text = styled.p`
  color: ${color.textMuted};
  font-size: ${font.size.lead};
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space.x2};
  margin-top: ${space.x3};
`;

const HomeLink = styled(Link)<ButtonLook>`
  ${buttonStyle}
`;
