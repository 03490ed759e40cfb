import { locale, type Translation } from '../../language/index.ts';
import type { copy as english } from '../../widgets/copy.ts';

const number = (value: number) => value.toLocaleString(locale());
const units = { characters: 'Zeichen', bytes: 'Byte' };

export const widgets: Translation<typeof english> = {
  tryAgain: 'Erneut versuchen',
  copy: { label: 'Kopieren', copied: 'Kopiert', refused: 'Nicht kopiert: Der Browser lässt es nicht zu' },
  json: {
    more: (left) => `Mehr anzeigen (noch ${number(left)})`,
    items: (count) => `${number(count)} ${count === 1 ? 'Eintrag' : 'Einträge'}`,
    fields: (count) => `${number(count)} ${count === 1 ? 'Feld' : 'Felder'}`,
    characters: (count) => `${number(count)} Zeichen`,
    search: 'In diesem Dokument suchen',
    placeholder: 'Suchen',
    found: (count, isMore) => `${count}${isMore ? '+' : ''} gefunden`,
    place: (current, count, isMore) => `${current} von ${count}${isMore ? '+' : ''}`,
    notFound: 'Nicht gefunden',
    previous: 'Vorige Fundstelle',
    next: 'Nächste Fundstelle',
    whole: 'Ganzes Dokument',
    copyPath: 'Pfad kopieren',
    copyValue: 'Wert kopieren',
  },
  bulk: {
    course: (done, total, failed) => `${done} von ${total}${failed > 0 ? `, ${failed} fehlgeschlagen` : ''}`,
    over: (good, total, failed) => `Fertig: ${good} von ${total}${failed > 0 ? `, ${failed} fehlgeschlagen` : ''}.`,
    failed: 'Fehlgeschlagen',
    stop: 'Anhalten',
    retryFailed: (failed) => `${failed} erneut versuchen`,
    close: 'Schließen',
  },
  diff: {
    lines: { same: '', removed: 'Entfernt: ', added: 'Hinzugefügt: ' },
    none: 'Kein Unterschied',
    counts: (added, removed) => `${added} hinzugefügt, ${removed} entfernt`,
    equal: (count) => (count === 1 ? '1 gleiche Zeile anzeigen' : `${count} gleiche Zeilen anzeigen`),
  },
  entries: {
    remove: (what) => `${what} entfernen`,
    up: (what) => `${what} nach oben`,
    numbered: (what, number) => `${what} ${number}`,
  },
  clearSearch: 'Suche leeren',
  limit: (length, most, unit) => `${number(length)} / ${number(most)} ${units[unit]}`,
  sparkline: {
    none: (label) => `${label}: noch keine Zahlen`,
    course: (label, least, most, last) => `${label}: am wenigsten ${least}, am meisten ${most}, zuletzt ${last}`,
  },
  selection: {
    count: (count) => `${count} ausgewählt`,
    clear: 'Aufheben',
    row: (name) => `${name} auswählen`,
    all: 'Alle angezeigten Zeilen auswählen',
  },
  list: {
    loading: 'Wird geladen …',
    more: 'Mehr laden',
    today: 'Heute',
    yesterday: 'Gestern',
    refreshing: (noun) => `${noun} werden aktualisiert`,
    loadingRows: (noun) => `${noun} werden geladen`,
    noMatch: (noun) => `Keine passenden ${noun}`,
    noMatchText: 'Zu Filtern und Suche passt nichts.',
    clearFilters: 'Filter zurücksetzen',
  },
  live: {
    paused: 'Liste angehalten',
    pause: 'Liste anhalten',
    resume: 'Liste fortsetzen',
    waiting: (count, isMore) => `${count}${isMore ? '+' : ''} neu`,
  },
  combobox: { nothing: 'Nichts passt', open: 'Alle anzeigen' },
  region: {
    stopped: (name) => `${name}: ausgefallen`,
    others: 'Der Rest der Seite funktioniert weiter.',
    copyDetails: 'Details kopieren',
  },
  sort: {
    by: 'Sortieren nach',
    none: 'Ohne Sortierung',
    ascending: (header) => `${header}, aufsteigend`,
    descending: (header) => `${header}, absteigend`,
  },
  keys: {
    afterwards: 'dann',
    or: 'oder',
    names: { Ctrl: 'Strg', Shift: 'Umschalt', Delete: 'Entf', Backspace: 'Rücktaste', Space: 'Leertaste', Escape: 'Esc' },
    signs: { '?': 'Fragezeichen', '/': 'Schrägstrich', '+': 'Plus', '-': 'Minus', '[': 'Klammer' },
  },
  shortcuts: 'Tastenkürzel',
  palette: {
    title: 'Befehle',
    find: 'Befehl suchen',
    placeholder: 'Was möchtest du tun?',
    count: (count) => `${count} ${count === 1 ? 'Befehl' : 'Befehle'}`,
    nothing: (query) => `Nichts heißt „${query}“.`,
    recent: 'Zuletzt verwendet',
    move: 'bewegen',
    run: 'ausführen',
    close: 'schließen',
  },
};
