import { dateText } from '@fanfare/shared/domain';
import { copy } from '../../copy/settings.ts';

export function memberSince(createdAt: string | undefined): string {
  return createdAt === undefined || Number.isNaN(Date.parse(createdAt)) ? copy.profile.recently : dateText(createdAt);
}
