import type { MailContent } from '../../../infrastructure/mail/renderMail.ts';
import type { MailCopy } from '../copy/MailCopy.ts';

export function passwordReset(copy: MailCopy, username: string, url: string): MailContent {
  const { subject, what, limit, action } = copy.passwordReset;
  return {
    subject,
    paragraphs: [copy.greeting(username), what, limit],
    action: { label: action, url },
    closing: copy.closing,
    language: copy.language,
  };
}
