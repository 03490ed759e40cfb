import { SectionCard } from '@fanfare/shared/domain';
import { BusyButton } from '@fanfare/shared/ui';
import { SettingRow } from '../../components/SettingRow.tsx';
import { copy } from '../../copy/settings.ts';
import { useDeleteAccount } from './useDeleteAccount.ts';

const text = copy.danger;

export function DangerCard() {
  const { remove, isDeleting } = useDeleteAccount();
  return (
    <SectionCard title={text.title}>
      <SettingRow id="delete-account" title={text.name} text={text.text}>
        <BusyButton $variant="danger" isBusy={isDeleting} busyText={text.submitting} onClick={() => void remove()}>
          {text.submit}
        </BusyButton>
      </SettingRow>
    </SectionCard>
  );
}
