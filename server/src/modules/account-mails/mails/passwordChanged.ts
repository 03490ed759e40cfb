import type { MailContent } from '../../../infrastructure/mail/renderMail.ts';
import type { MailCopy } from '../copy/MailCopy.ts';

export function passwordChanged(copy: MailCopy, username: string, time: string): MailContent {
  const { subject, what, advice } = copy.passwordChanged;
  return { subject, paragraphs: [copy.greeting(username), what(time), advice], closing: copy.closing, language: copy.language };
}
