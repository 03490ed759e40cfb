import type { Translation } from '@fanfare/shared/language';
import type { eventsCopy as english } from '../../copy/events.ts';

export const eventsCopy: Translation<typeof english> = {
  title: 'Gespeicherte Ereignisse',
  list: {
    label: 'Tabelle der gespeicherten Ereignisse',
    noun: 'Ereignisse',
    failed: 'Die Webhook-Daten konnten nicht geladen werden',
    end: 'Das sind alle Ereignisse.',
    emptyTitle: 'Noch keine Ereignisse',
    emptyText: 'Hier steht jede Nachricht, jeder Kommentar und jede Erwähnung, die Instagram meldet, und was daraus wurde.',
    emptyAction: 'Ereignis simulieren',
  },
  refresh: 'Aktualisieren',
  replayFailed: 'Fehlgeschlagene neu abspielen …',
  searchedTo: (time: string) => `Bis ${time} durchsucht. Ältere Ereignisse sind noch nicht durchsucht.`,
  searchedPartly: 'Ältere Ereignisse sind noch nicht durchsucht.',
  searchFurther: 'Weiter zurück suchen',
  filters: {
    label: 'Ereignisse filtern',
    search: 'Text, Person oder Art suchen',
    payload: 'Payload durchsuchen: Text oder JSON',
    type: 'Art',
    allTypes: 'Alle Arten',
    status: 'Status',
    allStatuses: 'Jeder Status',
    statuses: {
      pending: 'Wartet',
      processing: 'Läuft',
      completed: 'Erledigt',
      failed: 'Fehlgeschlagen',
      retry: 'Neuer Versuch',
    },
    source: 'Quelle',
    sources: {
      all: 'Alle Quellen',
      webhook: 'Webhook',
      replayed: 'Neu abgespielt',
      reconciled: 'Später gefunden',
      tests: 'Tests',
    },
    account: 'Konto',
    allAccounts: 'Alle Konten',
    from: 'Von Tag',
    to: 'Bis Tag',
    clear: 'Filter löschen',
  },
  columns: {
    time: 'Zeit',
    type: 'Art',
    account: 'Konto',
    from: 'Von',
    preview: 'Inhalt',
    status: 'Status',
    attempts: 'Versuche',
    outcome: 'Ergebnis',
  },
  marks: { test: 'Test', replayed: 'Neu abgespielt', reconciled: 'Später gefunden' },
  rowName: (type, from) => `${type} von ${from}`,
  noOutcome: '–',
  retry: 'Erneut versuchen',
  retried: 'Das Ereignis wird erneut verarbeitet',
  retryFailed: 'Das Ereignis konnte nicht erneut verarbeitet werden',
  bulk: {
    retry: 'Fehlgeschlagene erneut versuchen',
    replay: 'Neu abspielen …',
    askRetry: (count) =>
      count === 1 ? '1 fehlgeschlagenes Ereignis erneut versuchen?' : `${count} fehlgeschlagene Ereignisse erneut versuchen?`,
    retryText:
      'Jedes wird von Anfang an neu verarbeitet. Eine Antwort, die noch nicht hinausging, kann jetzt jemanden erreichen.',
    retryLabel: (count) => (count === 1 ? '1 Ereignis erneut versuchen' : `${count} Ereignisse erneut versuchen`),
    leftOut: (count) => {
      if (count === 0) return '';
      return count === 1
        ? ' 1 Ereignis, das nicht fehlgeschlagen ist, bleibt außen vor.'
        : ` ${count} Ereignisse, die nicht fehlgeschlagen sind, bleiben außen vor.`;
    },
    retrying: 'Fehlgeschlagene Ereignisse werden erneut eingereiht',
    done: (count) => (count === 1 ? '1 Ereignis wird erneut verarbeitet' : `${count} Ereignisse werden erneut verarbeitet`),
  },
  replay: {
    title: 'Ereignisse neu abspielen',
    what: 'Welche Ereignisse',
    since: {
      hour: 'Fehlgeschlagen in der letzten Stunde',
      day: 'Fehlgeschlagen in den letzten 24 Stunden',
      week: 'Fehlgeschlagen in den letzten 7 Tagen',
    },
    loading: 'Es wird ermittelt, was geschehen würde',
    failed: 'Was geschehen würde, ließ sich nicht ermitteln.',
    again: 'Erneut versuchen',
    none: 'Nichts neu abzuspielen',
    noneText: 'In dieser Zeit ist kein Ereignis fehlgeschlagen, oder alle wurden schon neu abgespielt.',
    summary: (events, people) =>
      `${events === 1 ? '1 Ereignis kann' : `${events} Ereignisse können`} neu abgespielt werden. ${
        people === 0
          ? 'Niemand bekäme eine Nachricht.'
          : people === 1
            ? '1 Person bekäme vielleicht eine Nachricht.'
            : `${people} Personen bekämen vielleicht eine Nachricht.`
      }`,
    refused: (count) => (count === 1 ? '1 lässt sich nicht neu abspielen.' : `${count} lassen sich nicht neu abspielen.`),
    more: 'Es gibt noch mehr; die neuesten 200 stehen hier. Spiel diese neu ab und frag dann noch einmal.',
    dryRun: 'Das ist ein Probelauf mit den Automatisierungen von jetzt: Nichts wurde gespeichert oder gesendet.',
    wouldSend: (replies) => `Würde senden: ${replies.map((reply) => `„${reply}“`).join(', ')}`,
    noReply: 'Würde nichts senden',
    noText: 'Ohne Text',
    real: (count) => (count === 1 ? '1 Ereignis neu abspielen' : `${count} Ereignisse neu abspielen`),
    ask: (count) => (count === 1 ? '1 Ereignis wirklich neu abspielen?' : `${count} Ereignisse wirklich neu abspielen?`),
    askText: (people) =>
      people === 0
        ? 'Jedes wird zu einem neuen Ereignis und von den Automatisierungen von jetzt verarbeitet. Nach dem Probelauf bekommt niemand eine Nachricht.'
        : `Jedes wird zu einem neuen Ereignis und von den Automatisierungen von jetzt verarbeitet. ${people === 1 ? '1 Person kann' : `Bis zu ${people} Personen können`} eine Nachricht bekommen.`,
    running: 'Ereignisse werden neu abgespielt',
    done: (count) => (count === 1 ? '1 Ereignis neu abgespielt' : `${count} Ereignisse neu abgespielt`),
    rowFailed: 'Ließ sich nicht neu abspielen',
    unknownPerson: 'Unbekannte Person',
  },
  keys: { retry: 'Fehlgeschlagene Zeile erneut versuchen' },
};
