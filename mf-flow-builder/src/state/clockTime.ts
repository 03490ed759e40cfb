import { locale } from '@fanfare/shared/language';

/** `12:04`, in the time of this device. */
export function clockTime(iso: string): string {
  return new Date(iso).toLocaleTimeString(locale(), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
}
