import { failureNotice } from '@fanfare/shared/api';
import type { Member, Workspace } from '@fanfare/shared/contracts';
import { useHost } from '@fanfare/shared/host';
import { BusyButton } from '@fanfare/shared/ui';
import { SettingRow } from '../../components/SettingRow.tsx';
import { copy } from '../../copy/members.ts';
import { useEnterWorkspace } from '../../state/workspaces/useEnterWorkspace.ts';
import { useLeaveWorkspaceMutation } from './members.api.ts';

const text = copy.leave;

interface LeaveRowProps {
  members: readonly Member[];
  workspace: Workspace;
  ownId: string;
}

/** Not in the personal workspace, which belongs to the user's account. */
export function LeaveRow({ members, workspace, ownId }: LeaveRowProps) {
  const { confirm, toast } = useHost();
  const { enterPersonal } = useEnterWorkspace();
  const [leave, { isLoading }] = useLeaveWorkspaceMutation();
  if (workspace.id === ownId) return null;
  const owners = members.filter(({ role }) => role === 'owner');
  const isOnlyOwner = owners.length === 1 && owners[0]?.id === ownId;

  const send = async () => {
    const question = { title: text.question(workspace.name), text: text.questionText, confirmLabel: text.submit };
    if (!(await confirm({ ...question, tone: 'danger' }))) return;
    const { error } = await leave();
    if (error) return toast(failureNotice(error, text.failed));
    enterPersonal();
    toast({ kind: 'success', title: text.done(workspace.name) });
  };
  return (
    <SettingRow id="leave-workspace" title={text.title} text={isOnlyOwner ? text.onlyOwner : text.text}>
      {isOnlyOwner ? null : (
        <BusyButton $variant="danger" isBusy={isLoading} busyText={text.submitting} onClick={() => void send()}>
          {text.submit}
        </BusyButton>
      )}
    </SettingRow>
  );
}
