import type { MailContent } from '../../../infrastructure/mail/renderMail.ts';
import { copy } from '../copy.ts';

export function twoFactorOff(username: string): MailContent {
  const { subject, what, advice } = copy.twoFactorOff;
  return { subject, paragraphs: [copy.greeting(username), what, advice], closing: copy.closing };
}
