import type { Member, Workspace } from '@fanfare/shared/contracts';
import { Button, color, font, space } from '@fanfare/shared/ui';
import { SearchField } from '@fanfare/shared/widgets';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { copy as text } from '../../copy/members.ts';
import { MemberRow } from './MemberRow.tsx';

/** With more members, the list is cut and has a filter. */
export const MEMBERS_SHOWN = 10;

interface MemberListProps {
  members: readonly Member[];
  workspace: Workspace;
  ownId: string;
}

export function MemberList({ members, workspace, ownId }: MemberListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [filter, setFilter] = useState('');
  const [isWhole, setIsWhole] = useState(false);
  const query = filter.trim().toLowerCase();
  const found = members.filter(({ username, email, role }) =>
    [username, email, text.roles[role]].some((value) => value.toLowerCase().includes(query)),
  );
  const shown = isWhole || query !== '' ? found : found.slice(0, MEMBERS_SHOWN);
  // The focused button or row is removed by its own action.
  const focusList = () => list.current?.focus();
  return (
    <>
      {members.length > MEMBERS_SHOWN ? <SearchField label={text.filter} value={filter} onChange={setFilter} /> : null}
      <List ref={list} tabIndex={-1} aria-label={text.list}>
        {shown.map((member) => (
          <MemberRow key={member.id} member={member} workspace={workspace} isSelf={member.id === ownId} onRemoved={focusList} />
        ))}
      </List>
      <Quiet role="status">{shown.length === 0 ? text.noMatch : ''}</Quiet>
      {shown.length < found.length ? (
        <Button
          $size="small"
          onClick={() => {
            setIsWhole(true);
            focusList();
          }}
        >
          {text.showAll(found.length)}
        </Button>
      ) : null}
    </>
  );
}

const List = styled.ul`
  display: grid;
  > li + li { border-top: 1px solid ${color.border}; }
`;

const Quiet = styled.p`
  color: ${color.textMuted};
  font-size: ${font.size.small};
  &:empty { margin-top: -${space.x2}; }
`;
