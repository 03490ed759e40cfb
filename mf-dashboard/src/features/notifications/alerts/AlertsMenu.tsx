import { failureNotice } from '@fanfare/shared/api';
import { useHost } from '@fanfare/shared/host';
import { Button, Menu, type MenuGroup } from '@fanfare/shared/ui';
import { BellRing } from 'lucide-react';
import { copy } from '../../../copy/feed.ts';
import { useAlertSettingsQuery, useChangeAlertsMutation } from './alerts.api.ts';

const text = copy.feed.alerts;

/** Asks the browser for permission only after a click. */
export function AlertsMenu() {
  const { toast } = useHost();
  const { data: settings } = useAlertSettingsQuery();
  const [change] = useChangeAlertsMutation();
  if (!settings) return null;

  const set = async (next: Parameters<typeof change>[0]) => {
    const { error } = await change(next);
    if (error) toast(failureNotice(error, text.failed));
  };
  const allowDesktop = async () => {
    const permission = await Notification.requestPermission();
    if (permission === 'granted') await set({ desktop: true });
    else toast({ kind: 'info', title: text.blocked, description: text.blockedText });
  };
  const group = (label: string, isOn: boolean, switchTo: (isOn: boolean) => Promise<void>): MenuGroup => ({
    label,
    chosen: isOn ? 'on' : 'off',
    items: [
      { id: 'on', label: text.on, run: () => void switchTo(true) },
      { id: 'off', label: text.off, run: () => void switchTo(false) },
    ],
  });

  const canNotify = 'Notification' in window;
  const isDesktopOn = settings.desktop && canNotify && Notification.permission === 'granted';
  const desktop = group(text.desktop, isDesktopOn, (isOn) => (isOn ? allowDesktop() : set({ desktop: false })));
  const sound = group(text.sound, settings.sound, (isOn) => set({ sound: isOn }));
  return (
    <Menu
      label={text.title}
      trigger={
        <Button $variant="quiet" $size="small">
          <BellRing aria-hidden="true" />
          <span>{text.title}</span>
        </Button>
      }
      groups={canNotify ? [desktop, sound] : [sound]}
    />
  );
}
