import { failureNotice } from '@fanfare/shared/api';
import { useHost } from '@fanfare/shared/host';
import { Switch } from '@fanfare/shared/widgets';
import { SettingRow } from '../../components/SettingRow.tsx';
import { copy } from '../../copy/workspace.ts';
import { useChangeWorkspaceMutation } from './workspace.api.ts';

const texts = { needsApproval: copy.approval, assignsConversations: copy.assignment };
const ids = { needsApproval: 'approval', assignsConversations: 'assignment' };

export function WorkspaceSwitch({ setting, isOn }: { setting: keyof typeof texts; isOn: boolean }) {
  const text = texts[setting];
  const { toast } = useHost();
  const [change, { isLoading }] = useChangeWorkspaceMutation();
  const turn = async (next: boolean) => {
    const { data, error } = await change({ [setting]: next });
    toast(data ? { kind: 'success', title: next ? text.turnedOn : text.turnedOff } : failureNotice(error, copy.settingFailed));
  };
  return (
    <SettingRow id={ids[setting]} title={text.title} text={text.text}>
      <Switch label={text.title} isLabelHidden checked={isOn} disabled={isLoading} onChange={(next) => void turn(next)} />
    </SettingRow>
  );
}
