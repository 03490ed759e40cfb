import type { SettingReader } from './SettingReader.ts';
import type { MailSettings } from './Settings.ts';

/** By default the mailbox of the sandbox, which shows every mail on a page. */
const SANDBOX_MAILBOX = 'smtp://localhost:3025';

export function readMailSettings(reader: SettingReader): MailSettings {
  const smtpUrl = reader.text('SMTP_URL', SANDBOX_MAILBOX);
  if (!URL.canParse(smtpUrl) || !/^smtps?:$/.test(new URL(smtpUrl).protocol)) {
    // Not repeated here: it may hold a password.
    reader.problem('SMTP_URL must be an address like smtp://user:password@mail.example.org:587.');
  }
  const from = reader.text('MAIL_FROM', 'Fanfare <no-reply@fanfare.localhost>');
  if (!/^[^<>\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/.test(from)) {
    reader.problem('MAIL_FROM must be an address like Fanfare <no-reply@example.org>.');
  }
  return { smtpUrl, from };
}
