import { errors } from '@fanfare/shared/contracts';

/**
 * What the server itself shows to people, in English: ICU messages by id, for `translatorFor`. Placeholders are plain (`{name}`). Translations
 * are in `src/locales`.
 */
export const messagesById = {
  'mails.greeting': 'Hello {username},',
  'mails.closing': 'This mail was sent by Fanfare because of something that happened in your account.',
  'mails.device': '{browser} on {system}',
  'mails.unknown-browser': 'Unknown browser',
  'mails.unknown-device': 'an unknown browser',
  'mails.new-device-subject': 'New sign-in to your Fanfare account',
  'mails.new-device': 'Somebody signed in to your account with {device} at {time}.',
  'mails.new-device-advice':
    'If this was you, there is nothing to do. If not, change your password: this ends every other session.',
  'mails.set-up-two-factor': 'Set up two-factor authentication',
  'mails.two-factor-setup':
    'You asked for two-factor authentication. Open the page below on the device you are signed in with, and have your authenticator app at hand.',
  'mails.two-factor-setup-limit':
    'The link works for 30 minutes. If you did not ask for it, leave it alone: nothing has changed.',
  'mails.two-factor-on-subject': 'Two-factor authentication is on',
  'mails.two-factor-on':
    'From now on, signing in asks for a code of your authenticator app. Keep the backup codes in a safe place.',
  'mails.reset-password-now': 'If you did not do this, reset your password now.',
  'mails.two-factor-off-subject': 'Two-factor authentication is off',
  'mails.two-factor-off': 'Signing in no longer asks for a code.',
  'mails.two-factor-off-advice': 'If you did not do this, reset your password now and turn it on again.',
  'mails.second-factor-failed-subject': 'Wrong codes at your second factor',
  'mails.second-factor-failed':
    'Somebody who knows your password gave wrong codes of your authenticator app or wrong backup codes, the last one at {time}. Without a right code nobody gets in.',
  'mails.second-factor-failed-advice':
    'If this was you, there is nothing to do. If not, change your password now: it is no longer a secret.',
  'mails.password-reset-subject': 'Choose a new password',
  'mails.password-reset': 'Somebody, hopefully you, asked for a new password for your account.',
  'mails.password-reset-limit':
    'The link works once, for 30 minutes. If you did not ask for it, leave it alone: your password stays as it is.',
  'mails.password-reset-action': 'Choose a new password',
  'mails.password-changed-subject': 'Your password was changed',
  'mails.password-changed': 'The password of your account was changed at {time}. Every other session has ended.',
  'mails.confirm-email-subject': 'Confirm your new email address',
  'mails.confirm-email':
    'This address was given as the new one of your account. It is used once you have confirmed it, with your password.',
  'mails.confirm-email-limit': 'The link works for 24 hours. If this was not you, leave it alone.',
  'mails.confirm-email-action': 'Confirm this address',
  'mails.email-change-subject': 'Your email address is about to change',
  'mails.email-change':
    'Somebody asked to use another email address for your account. It changes when the new address has been confirmed with your password.',
  'mails.email-change-advice': 'If this was not you, change your password.',

  'csv.accounts-engaged': 'accounts engaged',
  'csv.answered': 'answered',
  'csv.caption': 'caption',
  'csv.change': 'change in percent',
  'csv.comments': 'comments',
  'csv.conversations': 'conversations',
  'csv.date': 'date',
  'csv.engagement-rate': 'engagement rate in percent',
  'csv.failed': 'failed',
  'csv.finished': 'finished',
  'csv.flow': 'flow',
  'csv.inbound': 'inbound',
  'csv.interactions': 'interactions',
  'csv.keyword': 'keyword',
  'csv.likes': 'likes',
  'csv.link': 'link',
  'csv.messages': 'messages',
  'csv.metric': 'metric',
  'csv.outbound': 'outbound',
  'csv.paused': 'paused',
  'csv.published': 'published',
  'csv.reach': 'reach',
  'csv.sample': 'sample',
  'csv.saves': 'saves',
  'csv.sentiment': 'sentiment (estimate)',
  'csv.shares': 'shares',
  'csv.started': 'started',
  'csv.type': 'type',
  'csv.unit': 'unit',
  'csv.value': 'value',
  'csv.views': 'views',
  'csv.waiting': 'waiting',

  'pages.erased-title': 'Your data has been erased',
  'pages.erased': 'Everything that Fanfare had stored about this Instagram account is gone.',
  'pages.erasing-title': 'Your data is being erased',
  'pages.erasing': 'This takes a few minutes at most. You can open this page again later.',
  'pages.unknown-code-title': 'This code is not known',
  'pages.unknown-code': 'Please open the address exactly as Instagram showed it.',
  'pages.not-connected-title': 'Not connected',
  'pages.not-connected': errors.oauth_state_invalid.text,
  'pages.connect-instagram': 'Connect Instagram',
  'pages.sdk':
    'Packages for a remote in its own repository. They speak contract {contract}, like the shell of this installation.',
  'pages.sdk-package': '{kilobytes} KB, integrity {integrity}',
  'pages.sdk-more': 'For programs: {index}. How to use them: {guide}.',
  'pages.sdk-guide': 'A team in its own repository',
} as const;
