import { t } from '@lingui/core/macro';

export const copy = {
  milliseconds: (count: string) => t`${count} ms`,
  seconds: (count: string) => t`${count} s`,
  minutes: (count: number) => t`${count} min`,
  hours: (hours: number, minutes: number) => (minutes === 0 ? t`${hours} h` : t`${hours} h ${minutes} min`),
  days: (days: number, hours: number) => (hours === 0 ? t`${days} d` : t`${days} d ${hours} h`),
  between: (from: string, to: string) => (from === to ? from : `${from} – ${to}`),
};
