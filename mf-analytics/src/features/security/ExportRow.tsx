import { failureNotice } from '@fanfare/shared/api';
import { useHost } from '@fanfare/shared/host';
import { BusyButton } from '@fanfare/shared/ui';
import { Download } from 'lucide-react';
import { SettingRow } from '../../components/SettingRow.tsx';
import { copy } from '../../copy/settings.ts';
import { useReauthentication } from '../../state/reauthentication/useReauthentication.ts';
import { saveFile } from '../../state/saveFile.ts';
import { useExportDataMutation } from './security.api.ts';

const text = copy.security.data;

export function ExportRow() {
  const { toast } = useHost();
  const proven = useReauthentication();
  const [exportData, { isLoading }] = useExportDataMutation();
  const save = async () => {
    const outcome = await proven(() => exportData());
    if (outcome?.data) {
      saveFile(outcome.data, text.fileName);
      toast({ kind: 'success', title: text.done });
    } else if (outcome) toast(failureNotice(outcome.error, text.texts));
  };
  return (
    <SettingRow id="data" title={text.title} text={text.text}>
      <BusyButton isBusy={isLoading} busyText={text.exporting} onClick={() => void save()}>
        <Download aria-hidden="true" />
        {text.export}
      </BusyButton>
    </SettingRow>
  );
}
