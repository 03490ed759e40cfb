import type { MailCopy } from './MailCopy.ts';

/** Every word of every mail. Names and times come in; nothing else does. */
export const english: MailCopy = {
  language: 'en',
  greeting: (username) => `Hello ${username},`,
  closing: 'This mail was sent by Fanfare because of something that happened in your account.',
  time: (at) => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
  device: (named) => named,
  unknownDevice: 'an unknown browser',
  newDevice: {
    subject: 'New sign-in to your Fanfare account',
    what: (device, time) => `Somebody signed in to your account with ${device} at ${time}.`,
    advice: 'If this was you, there is nothing to do. If not, change your password: this ends every other session.',
  },
  twoFactorSetup: {
    subject: 'Set up two-factor authentication',
    what: 'You asked for two-factor authentication. Open the page below on the device you are signed in with, and have your authenticator app at hand.',
    limit: 'The link works for 30 minutes. If you did not ask for it, leave it alone: nothing has changed.',
    action: 'Set up two-factor authentication',
  },
  twoFactorOn: {
    subject: 'Two-factor authentication is on',
    what: 'From now on, signing in asks for a code of your authenticator app. Keep the backup codes in a safe place.',
    advice: 'If you did not do this, reset your password now.',
  },
  twoFactorOff: {
    subject: 'Two-factor authentication is off',
    what: 'Signing in no longer asks for a code.',
    advice: 'If you did not do this, reset your password now and turn it on again.',
  },
  secondFactorFailed: {
    subject: 'Wrong codes at your second factor',
    what: (time) =>
      `Somebody who knows your password gave wrong codes of your authenticator app or wrong backup codes, the last one at ${time}. Without a right code nobody gets in.`,
    advice: 'If this was you, there is nothing to do. If not, change your password now: it is no longer a secret.',
  },
  passwordReset: {
    subject: 'Choose a new password',
    what: 'Somebody, hopefully you, asked for a new password for your account.',
    limit: 'The link works once, for 30 minutes. If you did not ask for it, leave it alone: your password stays as it is.',
    action: 'Choose a new password',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    what: (time) => `The password of your account was changed at ${time}. Every other session has ended.`,
    advice: 'If you did not do this, reset your password now.',
  },
  confirmEmail: {
    subject: 'Confirm your new email address',
    what: 'This address was given as the new one of your account. It is used once you have confirmed it, with your password.',
    limit: 'The link works for 24 hours. If this was not you, leave it alone.',
    action: 'Confirm this address',
  },
  emailChangeRequested: {
    subject: 'Your email address is about to change',
    what: 'Somebody asked to use another email address for your account. It changes when the new address has been confirmed with your password.',
    advice: 'If this was not you, change your password.',
  },
};
