import { copy } from '../../../copy/instagram/inbox.ts';

const { attachment, attachments } = copy.inbox.message;
const names: Readonly<Record<string, string>> = attachments;

/** Instagram may send unknown types. */
export function attachmentName(type: string): string {
  return names[type] ?? attachment;
}
