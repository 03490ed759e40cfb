import type { MailContent } from '../../../infrastructure/mail/renderMail.ts';
import { copy } from '../copy.ts';

export function twoFactorOn(username: string): MailContent {
  const { subject, what, advice } = copy.twoFactorOn;
  return { subject, paragraphs: [copy.greeting(username), what, advice], closing: copy.closing };
}
