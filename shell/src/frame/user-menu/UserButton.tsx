import type { User } from '@fanfare/shared/contracts';
import { Avatar, Button, color, font, media, space, VisuallyHidden } from '@fanfare/shared/ui';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { copy } from '../../messages/copy.ts';

export function UserButton({ user, ...button }: { user: User } & Omit<ComponentProps<typeof Button>, 'children'>) {
  return (
    <Face $variant="quiet" {...button}>
      <VisuallyHidden>{copy.userMenu.label} </VisuallyHidden>
      <Avatar name={user.username} src={user.avatar} size={32} />
      <Names>
        <strong>{user.username} </strong>
        <span>{user.email}</span>
      </Names>
    </Face>
  );
}

const Face = styled(Button)`
  min-height: 44px;
  padding: 0 ${space.x1};
  text-align: start;
  ${media.narrow} { padding: 0 ${space.half}; }
`;

const Names = styled.span`
  display: grid;
  min-width: 0;
  max-width: clamp(88px, 14vw, 160px);
  line-height: 1.25;
  strong, span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  strong { font-weight: ${font.weight.bold}; }
  span { font-size: ${font.size.small}; font-weight: ${font.weight.regular}; color: ${color.textMuted}; }
  ${media.narrow} { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
`;
