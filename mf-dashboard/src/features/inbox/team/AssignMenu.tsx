import { isAllowed, type Thread } from '@fanfare/shared/contracts';
import { useCommands } from '@fanfare/shared/host';
import { selectUser, useAppSelector, usePermission } from '@fanfare/shared/store';
import { Avatar, IconButton, Menu } from '@fanfare/shared/ui';
import { UserPlus } from 'lucide-react';
import { copy } from '../../../copy/instagram/inbox.ts';
import { useInboxMembersQuery } from '../inbox.api.ts';
import { Assignee } from './Assignee.tsx';

const text = copy.inbox.team;
const NONE = 'none';

interface AssignMenuProps {
  thread: Thread;
  onAssign: (assigneeId: string | null, done: string) => void;
}

/** Shows only the assignee to members who cannot reply. */
export function AssignMenu({ thread, onAssign }: AssignMenuProps) {
  const mayReply = usePermission('inbox.reply');
  const userId = useAppSelector(selectUser)?.id ?? null;
  const { data: members = [] } = useInboxMembersQuery(undefined, { skip: !mayReply });
  const assignee = thread.assignee ?? null;
  const assignToMe = () => {
    if (assignee?.id !== userId) onAssign(userId, text.assignedToMe);
  };
  useCommands(
    mayReply
      ? [{ id: 'inbox.assign', title: text.assignToMe, group: copy.instagramParts.inbox, keys: 'A', run: assignToMe }]
      : [],
  );
  if (!mayReply) return assignee ? <Assignee assignee={assignee} /> : null;

  const others = members.filter(({ id, role }) => id !== userId && isAllowed(role, 'inbox.reply'));
  const label = assignee?.name ? text.assignedTo(assignee.name) : text.assign;
  return (
    <Menu
      label={text.assign}
      trigger={
        <IconButton $variant="quiet" aria-label={label} title={label}>
          {assignee?.name ? <Avatar name={assignee.name} size={22} /> : <UserPlus aria-hidden="true" />}
        </IconButton>
      }
      groups={[
        {
          chosen: assignee?.id ?? NONE,
          items: [
            { id: userId ?? '', label: text.me, run: assignToMe },
            ...others.map(({ id, username }) => ({
              id,
              label: username,
              run: () => onAssign(id, text.assignedTo(username)),
            })),
            { id: NONE, label: text.nobody, run: () => onAssign(null, text.unassigned) },
          ],
        },
      ]}
    />
  );
}
