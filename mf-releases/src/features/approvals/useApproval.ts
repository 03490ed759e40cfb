import { failureNotice } from '@fanfare/shared/api';
import type { ReleasedRemote } from '@fanfare/shared/contracts';
import { useHost } from '@fanfare/shared/host';
import { copy } from '../../copy.ts';
import { useApproveBuildMutation } from '../../state/releases.api.ts';

const text = copy.approvals;

export function useApproval({ name, title }: ReleasedRemote): (build: string, publishedBy: string | null) => Promise<void> {
  const { toast, confirm } = useHost();
  const [approveBuild] = useApproveBuildMutation();

  return async (build, publishedBy) => {
    if (!(await confirm({ ...text.ask(title, build, publishedBy), cancelLabel: copy.cancel }))) return;
    const { error } = await approveBuild({ remote: name, build });
    if (!error) return toast({ kind: 'success', title: text.approved(build) });
    toast({ description: copy.unreachable, ...failureNotice(error, text.refused) });
  };
}
