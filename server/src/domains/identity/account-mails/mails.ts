import { message, renderEnglish } from '@fanfare/shared/contracts';
import type { Translator } from '../../../infrastructure/language/translations.ts';
import type { MailContent } from '../../../infrastructure/mail/renderMail.ts';

interface Details {
  at: Date;
  device: string | null;
}

type Notice = readonly [subject: string, what: string, advice: string];
type Link = readonly [subject: string, what: string, limit: string, action: string];

const notices = {
  newDevice: (translator, { device, at }) => [
    translator.translate('mails.new-device-subject'),
    translator.translate('mails.new-device', { device: deviceIn(translator, device), time: timeIn(translator, at) }),
    translator.translate('mails.new-device-advice'),
  ],
  twoFactorOn: ({ translate }) => [
    translate('mails.two-factor-on-subject'),
    translate('mails.two-factor-on'),
    translate('mails.reset-password-now'),
  ],
  twoFactorOff: ({ translate }) => [
    translate('mails.two-factor-off-subject'),
    translate('mails.two-factor-off'),
    translate('mails.two-factor-off-advice'),
  ],
  secondFactorFailed: (translator, { at }) => [
    translator.translate('mails.second-factor-failed-subject'),
    translator.translate('mails.second-factor-failed', { time: timeIn(translator, at) }),
    translator.translate('mails.second-factor-failed-advice'),
  ],
  passwordChanged: (translator, { at }) => [
    translator.translate('mails.password-changed-subject'),
    translator.translate('mails.password-changed', { time: timeIn(translator, at) }),
    translator.translate('mails.reset-password-now'),
  ],
  emailChangeRequested: ({ translate }) => [
    translate('mails.email-change-subject'),
    translate('mails.email-change'),
    translate('mails.email-change-advice'),
  ],
} as const satisfies Record<string, (translator: Translator, details: Details) => Notice>;

const links = {
  passwordReset: ({ translate }) => [
    translate('mails.password-reset-subject'),
    translate('mails.password-reset'),
    translate('mails.password-reset-limit'),
    translate('mails.password-reset-action'),
  ],
  twoFactorSetup: ({ translate }) => [
    translate('mails.set-up-two-factor'),
    translate('mails.two-factor-setup'),
    translate('mails.two-factor-setup-limit'),
    translate('mails.set-up-two-factor'),
  ],
  confirmEmail: ({ translate }) => [
    translate('mails.confirm-email-subject'),
    translate('mails.confirm-email'),
    translate('mails.confirm-email-limit'),
    translate('mails.confirm-email-action'),
  ],
} as const satisfies Record<string, (translator: Translator) => Link>;

export type NoticeKind = keyof typeof notices;
export type LinkKind = keyof typeof links;

export function composeNotice(kind: NoticeKind, translator: Translator, username: string, details: Details): MailContent {
  const [subject, ...paragraphs] = notices[kind](translator, details);
  return compose(translator, username, { subject, paragraphs });
}

export function composeLink(kind: LinkKind, translator: Translator, username: string, url: string): MailContent {
  const [subject, what, limit, label] = links[kind](translator);
  return compose(translator, username, { subject, paragraphs: [what, limit], action: { label, url } });
}

interface TakeoverDetails {
  account: string;
  user: string;
  workspace: string;
  at: Date;
  url: string;
}

export function composeTakeover(
  translator: Translator,
  username: string,
  { account, user, workspace, at, url }: TakeoverDetails,
): MailContent {
  const { translate } = translator;
  return compose(translator, username, {
    subject: translate('mails.takeover-subject', { account }),
    paragraphs: [
      translate('mails.takeover', { account, user, workspace, time: timeIn(translator, at) }),
      translate('mails.takeover-effect'),
      translate('mails.takeover-advice', { account, workspace }),
    ],
    action: { label: translate('mails.takeover-action'), url },
  });
}

function compose(
  { language, translate }: Translator,
  username: string,
  { paragraphs, ...content }: Pick<MailContent, 'subject' | 'paragraphs' | 'action'>,
): MailContent {
  return {
    ...content,
    paragraphs: [translate('mails.greeting', { username }), ...paragraphs],
    closing: translate('mails.closing'),
    language,
  };
}

function timeIn({ language }: Translator, at: Date): string {
  if (language === 'en') return `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  return `${at.toLocaleString(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })} UTC`;
}

function deviceIn({ translate }: Translator, device: string | null): string {
  if (device === null) return translate('mails.unknown-device');
  const [name = '', system] = device.split(' on ');
  const browser = name === renderEnglish(message('requests.unknown-browser')) ? translate('mails.unknown-browser') : name;
  return system === undefined ? browser : translate('mails.device', { browser, system });
}
