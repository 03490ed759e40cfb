import type { MailContent } from '../../../infrastructure/mail/renderMail.ts';
import type { MailCopy } from '../copy/MailCopy.ts';

export function twoFactorOn(copy: MailCopy, username: string): MailContent {
  const { subject, what, advice } = copy.twoFactorOn;
  return { subject, paragraphs: [copy.greeting(username), what, advice], closing: copy.closing, language: copy.language };
}
