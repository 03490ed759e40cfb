import { failureNotice } from '@fanfare/shared/api';
import { useHost } from '@fanfare/shared/host';
import { Switch } from '@fanfare/shared/widgets';
import { SettingRow } from '../../components/SettingRow.tsx';
import { copy } from '../../copy/workspace.ts';
import { useChangeWorkspaceMutation } from './workspace.api.ts';

const text = copy.approval;

export function ApprovalRow({ needsApproval }: { needsApproval: boolean }) {
  const { toast } = useHost();
  const [change, { isLoading }] = useChangeWorkspaceMutation();
  const turn = async (isOn: boolean) => {
    const { data, error } = await change({ needsApproval: isOn });
    toast(data ? { kind: 'success', title: isOn ? text.turnedOn : text.turnedOff } : failureNotice(error, text.failed));
  };
  return (
    <SettingRow title={text.title} text={text.text}>
      <Switch
        label={text.title}
        isLabelHidden
        checked={needsApproval}
        disabled={isLoading}
        onChange={(isOn) => void turn(isOn)}
      />
    </SettingRow>
  );
}
