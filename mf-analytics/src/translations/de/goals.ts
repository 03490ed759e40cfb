import type { Translation } from '@fanfare/shared/language';
import type { copy as english } from '../../copy/goals.ts';

const periods = { day: 'Tag', week: 'Woche', month: 'Monat' } as const;
const values = { day: 'Tageswert', week: 'Wochenwert', month: 'Monatswert' } as const;
const now = { day: 'Heute', week: 'Diese Kalenderwoche', month: 'Diesen Kalendermonat' } as const;
const before = { day: 'Gestern', week: 'Letzte Woche', month: 'Letzter Monat' } as const;

export const goals: Translation<typeof english> = {
  title: 'Ziele',
  window: {
    title: 'Ziele setzen',
    lead: 'Endet ein Tag, eine Woche oder ein Monat, ohne dass sein Ziel erreicht ist, sagt dir das eine Benachrichtigung. Ein leeres Feld heißt: kein Ziel.',
    timeZone: 'Tage beginnen um Mitternacht in',
    save: 'Ziele speichern',
    saving: 'Wird gespeichert …',
    cancel: 'Abbrechen',
    saved: 'Ziele gespeichert',
    loading: 'Ziele werden geladen',
    failed: 'Die Ziele konnten nicht geladen werden.',
    texts: { failed: 'Die Ziele konnten nicht gespeichert werden.', error: 'Die Ziele konnten nicht gespeichert werden.' },
    unsaved: {
      title: 'Verlassen, ohne zu speichern?',
      text: 'Was du an den Zielen geändert hast, geht verloren.',
      confirmLabel: 'Verlassen',
      cancelLabel: 'Bleiben',
    },
  },
  fields: {
    totalMessages: 'Nachrichten, mindestens',
    activeConversations: 'Aktive Unterhaltungen, mindestens',
    newContacts: 'Neue Kontakte, mindestens',
    answerRate: 'Antwortquote in Prozent, mindestens',
    automationShare: 'Automatische Antworten in Prozent, mindestens',
    responseTime: 'Median der Antwortzeit in Minuten, höchstens',
  },
  names: {
    totalMessages: 'Nachrichten',
    activeConversations: 'Aktive Unterhaltungen',
    newContacts: 'Neue Kontakte',
    answerRate: 'Antwortquote',
    automationShare: 'Automatische Antworten',
    responseTime: 'Median der Antwortzeit',
  },
  every: 'pro',
  periodNames: { day: 'Tag', week: 'Woche', month: 'Monat' },
  atLeast: (target, period) => `mindestens ${target} pro ${periods[period]}`,
  atMost: (target, period) => `höchstens ${target} (${values[period]})`,
  percentOf: (target, period) => `mindestens ${target} (${values[period]})`,
  standing: (value, period) => `${now[period]}: ${value}`,
  unmeasured: (period) => `${now[period]}: nichts zu messen`,
  states: { met: 'Im Ziel', open: 'Noch offen', missed: 'Ziel verfehlt', unmeasured: 'Noch keine Zahlen' },
  ended: (period, value, isMet) => `${before[period]}: ${value}, ${isMet ? 'erreicht' : 'verfehlt'}`,
  endedUnmeasured: (period) => `${before[period]}: nichts zu messen`,
  mark: (goal, current, state) => `Ziel: ${goal}. ${current}: ${state}`,
  medianMark: (goal, current, state) => `Ziel für den Median: ${goal}. ${current}: ${state}`,
  failed: 'Die Ziele konnten nicht geladen werden.',
  tryAgain: 'Erneut versuchen',
};
