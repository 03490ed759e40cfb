import type { Transporter } from 'nodemailer';
import type { MailSettings } from '../env/Settings.ts';

export interface Mail {
  subject: string;
  text: string;
  html: string;
}

export interface Mailer {
  send: (to: string, mail: Mail) => Promise<void>;
}

const TIMEOUT_MS = 15_000;

/** True if the server of the recipient rejected the address for good (SMTP 5xx). */
export function isRefusedAddress(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === 'EENVELOPE' &&
    'responseCode' in error &&
    Number(error.responseCode) >= 500
  );
}

export function createMailer({ smtpUrl, from }: MailSettings): Mailer {
  let transport: Promise<Transporter> | null = null;

  /** Loaded lazily, because the library is large and many processes never send mail. */
  async function open(): Promise<Transporter> {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url: smtpUrl,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      // The mail library must not read files or fetch URLs.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  return {
    async send(to, mail) {
      transport ??= open();
      await (await transport).sendMail({ from, to: { name: '', address: to }, ...mail });
    },
  };
}
