import type { MailContent } from '../../../infrastructure/mail/renderMail.ts';
import { copy } from '../copy.ts';

export function twoFactorSetup(username: string, url: string): MailContent {
  const { subject, what, limit, action } = copy.twoFactorSetup;
  return {
    subject,
    paragraphs: [copy.greeting(username), what, limit],
    action: { label: action, url },
    closing: copy.closing,
  };
}
