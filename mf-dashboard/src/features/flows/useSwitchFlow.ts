import { failureNotice } from '@fanfare/shared/api';
import { useHost } from '@fanfare/shared/host';
import { useNeedsApproval } from '@fanfare/shared/store';
import { copy } from '../../copy/flows.ts';
import { useSwitchAutomationMutation } from '../../state/flows.api.ts';

const text = copy.flows;

/** Offers to undo the change for a short time. */
export function useSwitchFlow() {
  const { toast } = useHost();
  const needsApproval = useNeedsApproval();
  const [switchAutomation, { isLoading, originalArgs }] = useSwitchAutomationMutation();

  const change = async (id: string, name: string, isActive: boolean, isUndo = false): Promise<void> => {
    const { error } = await switchAutomation({ id, isActive });
    if (error) return toast(failureNotice(error, text.switchFailed(name)));
    const takeBack = { label: text.undo, run: () => void change(id, name, !isActive, true) };
    toast({ kind: 'success', title: text.switched(name, isActive), ...(!isUndo && !needsApproval && { action: takeBack }) });
  };
  return {
    switchFlow: (id: string, name: string, isActive: boolean) => void change(id, name, isActive),
    busyId: isLoading ? originalArgs?.id : undefined,
  };
}
