import type { MailContent } from '../../../infrastructure/mail/renderMail.ts';
import type { MailCopy } from '../copy/MailCopy.ts';

export function emailChangeRequested(copy: MailCopy, username: string): MailContent {
  const { subject, what, advice } = copy.emailChangeRequested;
  return { subject, paragraphs: [copy.greeting(username), what, advice], closing: copy.closing, language: copy.language };
}
