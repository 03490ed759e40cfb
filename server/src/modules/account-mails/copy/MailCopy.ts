import type { Language } from '@fanfare/shared/contracts';

interface Notice {
  subject: string;
  what: string;
  advice: string;
}

interface Link {
  subject: string;
  what: string;
  limit: string;
  /** What stands on the link. */
  action: string;
}

/** What mails say in one language. */
export interface MailCopy {
  language: Language;
  greeting: (username: string) => string;
  closing: string;
  time: (at: Date) => string;
  /** A device as `describeDevice` names it. */
  device: (named: string) => string;
  unknownDevice: string;
  newDevice: Omit<Notice, 'what'> & { what: (device: string, time: string) => string };
  twoFactorSetup: Link;
  twoFactorOn: Notice;
  twoFactorOff: Notice;
  secondFactorFailed: Omit<Notice, 'what'> & { what: (time: string) => string };
  passwordReset: Link;
  passwordChanged: Omit<Notice, 'what'> & { what: (time: string) => string };
  confirmEmail: Link;
  emailChangeRequested: Notice;
}
