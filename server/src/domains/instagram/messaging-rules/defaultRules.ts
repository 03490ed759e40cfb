import { type MessagingRules, PERSON_REPLY_PAUSE_MS } from '@fanfare/shared/contracts';

export const defaultRules: MessagingRules = {
  optOutWords: ['stop', 'stop all', 'stopall', 'unsubscribe', 'opt out', 'optout'],
  optInWords: ['start', 'unstop', 'subscribe', 'opt in', 'optin'],
  personPauseMinutes: PERSON_REPLY_PAUSE_MS / 60_000,
};
