import type { MailContent } from '../../../infrastructure/mail/renderMail.ts';
import type { MailCopy } from '../copy/MailCopy.ts';

export function secondFactorFailed(copy: MailCopy, username: string, time: string): MailContent {
  const { subject, what, advice } = copy.secondFactorFailed;
  return { subject, paragraphs: [copy.greeting(username), what(time), advice], closing: copy.closing, language: copy.language };
}
