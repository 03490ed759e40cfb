import type { Author } from '@fanfare/shared/contracts';
import { useAuthorName } from '@fanfare/shared/host';
import { Avatar, VisuallyHidden } from '@fanfare/shared/ui';
import { copy } from '../../../copy/instagram/inbox.ts';

export function Assignee({ assignee }: { assignee: Author }) {
  const name = useAuthorName()(assignee);
  if (name === null) return null;
  const label = copy.inbox.team.assignedTo(name);
  return (
    <span title={label}>
      <Avatar name={name} size={18} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
