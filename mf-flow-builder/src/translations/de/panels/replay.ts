import { locale, type Translation } from '@fanfare/shared/language';
import type { replayCopy as english } from '../../../copy/panels/replay.ts';

export const replayCopy: Translation<typeof english> = {
  intro:
    'Was Follower wirklich geschrieben haben, läuft durch deinen Entwurf und durch das, was veröffentlicht ist. Nichts wird gespeichert oder gesendet.',
  days: 'Aus den letzten',
  dayOptions: { 1: '24 Stunden', 7: '7 Tagen', 14: '14 Tagen', 30: '30 Tagen' },
  run: 'Mit dem Entwurf abgleichen',
  running: 'Wird abgeglichen …',
  again: 'Noch einmal abgleichen',
  notSaved: 'Dieser Flow ist noch nicht gespeichert',
  notSavedHint: 'Gib ihm einen Namen und speichere ihn: Dann lässt sich sein Entwurf abgleichen.',
  unsaved: 'Änderungen, die noch nicht gespeichert sind, gehören nicht dazu.',
  failed: 'Das ließ sich nicht abgleichen',
  nothing: 'In dieser Zeit hat niemand geschrieben',
  nothingHint: 'Wähle einen längeren Zeitraum oder probiere den Flow selbst im Bereich „Test“ aus.',
  same: 'Alle bekämen dieselben Antworten wie heute.',
  sentence: (events, people) =>
    `${events === 1 ? '1 Nachricht oder Kommentar' : `${events.toLocaleString(locale())} Nachrichten und Kommentare`} durchgespielt: ${
      people === 0 ? 'Niemand bekäme' : people === 1 ? '1 Person bekäme' : `${people.toLocaleString(locale())} Personen bekämen`
    } etwas anderes.`,
  incomplete: (events) => `Nur die letzten ${events.toLocaleString(locale())} wurden durchgespielt.`,
  changes: {
    stolen: 'Einer anderen Automatisierung weggenommen',
    newly_answered: 'Beantwortet, bisher nicht',
    dropped: 'Nicht mehr beantwortet',
    different: 'Anders beantwortet',
  },
  load: 'Was gesendet würde',
  columns: { what: 'Wert', published: 'Heute', draft: 'Entwurf' },
  rows: {
    messages: 'Nachrichten',
    peakPerHour: 'In der vollsten Stunde',
    tooLate: 'Nach dem 24-Stunden-Fenster',
    peopleOverMinuteLimit: 'Personen, die in einer Minute zu viel bekommen',
  },
  overLimit: (limit) =>
    `Instagram nimmt ${limit.toLocaleString(locale())} Nachrichten pro Stunde an. Was darüber hinausgeht, müsste warten.`,
  tooLate: (count) =>
    count === 1
      ? '1 Nachricht käme nach dem 24-Stunden-Fenster und würde nicht zugestellt.'
      : `${count.toLocaleString(locale())} Nachrichten kämen nach dem 24-Stunden-Fenster und würden nicht zugestellt.`,
  items: 'Wer etwas anderes bekäme',
  somebody: 'Jemand',
  today: 'Heute',
  draft: 'Entwurf',
  noAnswer: 'Keine Antwort',
  by: (name) => `von ${name}`,
  late: 'zu spät',
  more: 'Mehr zeigen',
  loadingMore: 'Wird geladen …',
};
