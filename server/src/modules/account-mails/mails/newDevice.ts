import type { MailContent } from '../../../infrastructure/mail/renderMail.ts';
import type { MailCopy } from '../copy/MailCopy.ts';

export function newDevice(copy: MailCopy, username: string, device: string, time: string): MailContent {
  const { subject, what, advice } = copy.newDevice;
  return {
    subject,
    paragraphs: [copy.greeting(username), what(device, time), advice],
    closing: copy.closing,
    language: copy.language,
  };
}
