import { locale } from '@fanfare/shared/language';
import { copy } from '../../copy/settings.ts';

export function memberSince(createdAt: string | undefined): string {
  const day = new Date(createdAt ?? Number.NaN);
  return Number.isNaN(day.getTime()) ? copy.profile.recently : day.toLocaleDateString(locale(), { dateStyle: 'long' });
}
