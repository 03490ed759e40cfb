import type { Thread } from '@fanfare/shared/contracts';
import { copy } from '../../copy/instagram/inbox.ts';

/** What to call somebody: Instagram does not always tell a name. */
export function personName({ name, username }: Pick<Thread['contact'], 'name' | 'username'>): string {
  return name ?? (username ? `@${username}` : copy.inbox.unknownPerson);
}
