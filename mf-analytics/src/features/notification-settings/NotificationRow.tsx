import { failureNotice } from '@fanfare/shared/api';
import { useHost } from '@fanfare/shared/host';
import { BusyButton, lazyPart } from '@fanfare/shared/ui';
import { useState } from 'react';
import { SettingRow } from '../../components/SettingRow.tsx';
import { copy } from '../../copy/settings.ts';
import { useLazyNotificationSettingsQuery } from './notificationSettings.api.ts';

const text = copy.notifications;

const { Part: NotificationSettingsDialog } = lazyPart(
  () => import('./NotificationSettingsDialog.tsx').then((module) => module.NotificationSettingsDialog),
  { onMissing: ({ onClose }) => onClose() },
);

export function NotificationRow() {
  const { toast } = useHost();
  const [load, { isFetching }] = useLazyNotificationSettingsQuery();
  const [isOpen, setIsOpen] = useState(false);
  const open = async () => {
    const { data, error } = await load();
    if (!data) return toast(failureNotice(error, text.loadTexts));
    toast({ kind: 'success', title: text.loaded });
    setIsOpen(true);
  };
  return (
    <SettingRow id="notifications" title={text.title} text={text.text}>
      <BusyButton isBusy={isFetching} busyText={text.opening} onClick={() => void open()}>
        {text.open}
      </BusyButton>
      <NotificationSettingsDialog open={isOpen} onClose={() => setIsOpen(false)} />
    </SettingRow>
  );
}
