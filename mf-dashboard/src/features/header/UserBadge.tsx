import type { User } from '@fanfare/shared/contracts';
import { Avatar, color, font, media, space } from '@fanfare/shared/ui';
import styled from 'styled-components';

/** Who is signed in. Narrow screens leave the email out, very narrow ones the picture too. */
export function UserBadge({ user }: { user: User }) {
  return (
    <Row>
      <Avatar name={user.username} src={user.avatar} />
      <Names>
        <strong>{user.username}</strong>
        <span>{user.email}</span>
      </Names>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.x1};
  min-width: 0;
  @media (max-width: 479px) { > :first-child { display: none; } }
`;

const Names = styled.div`
  display: grid;
  min-width: 0;
  max-width: 180px;
  line-height: 1.3;
  strong, span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  strong { font-weight: ${font.weight.bold}; }
  span { font-size: ${font.size.small}; color: ${color.textMuted}; }
  ${media.narrow} {
    max-width: 96px;
    span { display: none; }
  }
`;
