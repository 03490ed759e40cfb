import type { MailContent } from '../../../infrastructure/mail/renderMail.ts';
import { copy } from '../copy.ts';

export function newDevice(username: string, device: string, time: string): MailContent {
  const { subject, what, advice } = copy.newDevice;
  return { subject, paragraphs: [copy.greeting(username), what(device, time), advice], closing: copy.closing };
}
