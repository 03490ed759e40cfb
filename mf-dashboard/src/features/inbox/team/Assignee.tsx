import type { Author } from '@fanfare/shared/contracts';
import { useAuthorName } from '@fanfare/shared/host';
import { selectUser, useAppSelector } from '@fanfare/shared/store';
import { Avatar, color, font, media, space, VisuallyHidden } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { copy } from '../../../copy/instagram/inbox.ts';

const text = copy.inbox.team;

/** @param isNamed shows the name where there is space */
export function Assignee({ assignee, isNamed = false }: { assignee: Author; isNamed?: boolean }) {
  const name = useAuthorName()(assignee);
  const isMine = useAppSelector(selectUser)?.id === assignee.id;
  if (name === null) return null;
  const label = isMine ? text.assignedToMe : text.assignedTo(name);
  return (
    <Frame title={label}>
      <Avatar name={name} size={18} />
      {isNamed ? <Name aria-hidden="true">{name}</Name> : null}
      <VisuallyHidden>{label}</VisuallyHidden>
    </Frame>
  );
}

const Frame = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.half};
  max-width: 200px;
`;

const Name = styled.span`
  overflow: hidden;
  color: ${color.textMuted};
  font-size: ${font.size.small};
  text-overflow: ellipsis;
  white-space: nowrap;
  ${media.narrow} { display: none; }
`;
