import { failureNotice } from '@fanfare/shared/api';
import type { BodyOf } from '@fanfare/shared/contracts';
import { useHost } from '@fanfare/shared/host';
import { copy } from '../../copy/settings.ts';
import { useChangeNotificationSettingsMutation } from './notificationSettings.api.ts';

const text = copy.notifications;

export function useChangeSettings() {
  const { toast } = useHost();
  const [change] = useChangeNotificationSettingsMutation();
  const set = async (next: BodyOf<'PATCH /api/user/notifications/settings'>) => {
    const { error } = await change(next);
    if (error) toast(failureNotice(error, text.saveTexts));
  };
  return {
    set,
    /** Asks the browser for permission only when turned on. */
    setDesktop: async (isOn: boolean) => {
      const permission = isOn && 'Notification' in window ? await Notification.requestPermission() : 'denied';
      if (!isOn || permission === 'granted') await set({ desktop: isOn });
      else toast({ kind: 'info', title: text.blocked, description: text.blockedText });
    },
  };
}
