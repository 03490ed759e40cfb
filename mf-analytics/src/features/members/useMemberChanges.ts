import { failureNotice } from '@fanfare/shared/api';
import type { Member, Role } from '@fanfare/shared/contracts';
import { useHost } from '@fanfare/shared/host';
import { copy as text } from '../../copy/members.ts';
import { useChangeMemberRoleMutation, useRemoveMemberMutation } from './members.api.ts';

export function useMemberChanges({ id, username }: Member, workspaceName: string, onRemoved: () => void) {
  const { confirm, toast } = useHost();
  const [sendRole, { isLoading: isChanging }] = useChangeMemberRoleMutation();
  const [sendRemoval, { isLoading: isRemoving }] = useRemoveMemberMutation();

  const changeRole = async (role: Role) => {
    const { title, ...appoint } = text.appoint;
    if (role === 'owner' && !(await confirm({ ...appoint, title: title(username), tone: 'danger' }))) return;
    const { error } = await sendRole({ id, role });
    toast(
      error ? failureNotice(error, text.roleFailed) : { kind: 'success', title: text.roleChanged(username, text.roles[role]) },
    );
  };

  const remove = async () => {
    const { title, text: consequence, confirmLabel, done, failed } = text.remove;
    const isSure = await confirm({
      title: title(username),
      text: consequence(username, workspaceName),
      confirmLabel,
      tone: 'danger',
    });
    if (!isSure) return;
    const { error } = await sendRemoval(id);
    toast(error ? failureNotice(error, failed) : { kind: 'success', title: done(username) });
    if (!error) onRemoved();
  };

  return { changeRole, remove, isBusy: isChanging || isRemoving };
}
