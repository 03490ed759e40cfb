import type { SettingReader } from '../SettingReader.ts';
import type { MailSettings } from '../Settings.ts';

export function readMailSettings(reader: SettingReader): MailSettings {
  const smtpUrl = reader.text('SMTP_URL');
  if (!URL.canParse(smtpUrl) || !/^smtps?:$/.test(new URL(smtpUrl).protocol)) {
    // The value may contain a password.
    reader.problem('SMTP_URL must be a URL like smtp://user:password@mail.example.org:587.');
  }
  const from = reader.text('MAIL_FROM');
  if (!/^[^<>\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/.test(from)) {
    reader.problem('MAIL_FROM must be an address like Fanfare <no-reply@example.org>.');
  }
  return { smtpUrl, from };
}
