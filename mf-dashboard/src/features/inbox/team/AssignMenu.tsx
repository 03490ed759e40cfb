import { isAllowed, type Thread } from '@fanfare/shared/contracts';
import { useAuthorName, useCommands } from '@fanfare/shared/host';
import { selectUser, useAppSelector, usePermission } from '@fanfare/shared/store';
import { Avatar, Button, Menu, media, VisuallyHidden } from '@fanfare/shared/ui';
import { RotateCw, UserMinus, UserPlus } from 'lucide-react';
import styled from 'styled-components';
import { copy } from '../../../copy/instagram/inbox.ts';
import { useInboxMembersQuery } from '../inbox.api.ts';
import { Assignee } from './Assignee.tsx';
import { selectAssignsInTurn } from './selectIsTeam.ts';

const text = copy.inbox.team;
const NONE = 'none';
const AVATAR_PX = 18;

interface AssignMenuProps {
  thread: Thread;
  onAssign: (assigneeId: string | null, done: string) => void;
}

/** Shows only the assignee to members who cannot reply. */
export function AssignMenu({ thread, onAssign }: AssignMenuProps) {
  const mayReply = usePermission('inbox.reply');
  const user = useAppSelector(selectUser);
  const nameOf = useAuthorName();
  const assignsInTurn = useAppSelector(selectAssignsInTurn);
  const { data: members = [], isError, refetch } = useInboxMembersQuery(undefined, { skip: !mayReply });
  const assignee = thread.assignee ?? null;
  const isMine = assignee !== null && assignee.id === user?.id;
  const assignToMe = () => {
    if (user && !isMine) onAssign(user.id, text.assignedToMe);
  };
  useCommands(
    mayReply
      ? [
          {
            id: 'inbox.assign',
            title: text.assignToMe,
            group: copy.instagramParts.inbox,
            keys: 'A',
            run: assignToMe,
            isEnabled: () => !isMine,
          },
        ]
      : [],
  );
  if (!mayReply) return assignee ? <Assignee assignee={assignee} isNamed /> : null;

  const others = members
    .filter(({ id, role }) => id !== user?.id && isAllowed(role, 'inbox.reply'))
    .sort((a, b) => a.username.localeCompare(b.username));
  const name = nameOf(assignee);
  const iconOf = (username: string) => (
    <Icon>
      <Avatar name={username} size={AVATAR_PX} />
    </Icon>
  );
  return (
    <Menu
      label={text.assign}
      trigger={
        <Trigger $variant="quiet" $size="small">
          {name === null ? <UserPlus aria-hidden="true" /> : <Avatar name={name} size={AVATAR_PX} />}
          <Label aria-hidden="true">{name === null ? text.assign : isMine ? text.you : name}</Label>
          <VisuallyHidden>{name === null ? text.assign : isMine ? text.assignedToMe : text.assignedTo(name)}</VisuallyHidden>
        </Trigger>
      }
      groups={[
        {
          chosen: assignee?.id ?? NONE,
          items: [
            ...(user ? [{ id: user.id, label: text.me, icon: iconOf(user.username), run: assignToMe }] : []),
            ...others.map(({ id, username, isAvailable }) => ({
              id,
              label: username,
              icon: iconOf(username),
              ...(assignsInTurn && { extra: isAvailable ? text.availability.available : text.availability.away }),
              run: () => onAssign(id, text.assignedTo(username)),
            })),
            { id: NONE, label: text.views.none, icon: <UserMinus />, run: () => onAssign(null, text.unassigned) },
          ],
        },
        ...(isError
          ? [{ items: [{ id: 'retry', label: text.membersFailed, icon: <RotateCw />, run: () => void refetch() }] }]
          : []),
      ]}
    />
  );
}

// Not a span, because the menu stretches the first one.
const Icon = styled.div`
  display: grid;
  flex: none;
`;

const Trigger = styled(Button)`
  flex: none;
  max-width: 200px;
  ${media.narrow} {
    width: 40px;
    height: 40px;
    padding: 0;
  }
`;

const Label = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${media.narrow} { display: none; }
`;
