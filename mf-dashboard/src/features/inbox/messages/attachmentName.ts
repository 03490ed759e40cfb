import { copy } from '../../../copy/instagram/inbox.ts';

const { attachment, attachments } = copy.inbox.message;
const names: Readonly<Record<string, string>> = attachments;

/** What to call what a message carries; Instagram may send kinds that nobody has heard of. */
export function attachmentName(type: string): string {
  return names[type] ?? attachment;
}
