import type { MailContent } from '../../../infrastructure/mail/renderMail.ts';
import { copy } from '../copy.ts';

export function passwordChanged(username: string, time: string): MailContent {
  const { subject, what, advice } = copy.passwordChanged;
  return { subject, paragraphs: [copy.greeting(username), what(time), advice], closing: copy.closing };
}
