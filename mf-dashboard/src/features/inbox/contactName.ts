import type { Thread } from '@fanfare/shared/contracts';
import { copy } from '../../copy/instagram/inbox.ts';

export function contactName({ name, username }: Pick<Thread['contact'], 'name' | 'username'>): string {
  return name ?? (username ? `@${username}` : copy.inbox.unknownPerson);
}

/** The name whose initials stand for a missing picture. */
export function faceName(contact: Pick<Thread['contact'], 'name' | 'username'>): string {
  return contactName(contact).replace(/^@/, '');
}
