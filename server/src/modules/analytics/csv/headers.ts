import type { Language } from '@fanfare/shared/contracts';

interface Headers {
  messages: readonly string[];
  keywords: readonly string[];
  metrics: readonly string[];
  flows: readonly string[];
  engagement: readonly string[];
  posts: readonly string[];
}

/** What stands above the columns. What is in them is the same in every language. */
export const headers: Readonly<Record<Language, Headers>> = {
  en: {
    messages: ['date', 'messages', 'inbound', 'outbound', 'conversations'],
    keywords: ['keyword', 'messages', 'sentiment (estimate)'],
    metrics: ['metric', 'value', 'unit', 'change in percent', 'sample'],
    flows: ['flow', 'started', 'answered', 'finished', 'waiting', 'failed', 'paused'],
    engagement: ['date', 'reach', 'interactions', 'engagement rate in percent', 'views', 'accounts engaged'],
    posts: [
      ...['published', 'type', 'caption', 'link', 'reach', 'interactions', 'engagement rate in percent'],
      ...['likes', 'comments', 'saves', 'shares', 'views'],
    ],
  },
  de: {
    messages: ['Datum', 'Nachrichten', 'eingehend', 'ausgehend', 'Gespräche'],
    keywords: ['Stichwort', 'Nachrichten', 'Stimmung (geschätzt)'],
    metrics: ['Kennzahl', 'Wert', 'Einheit', 'Veränderung in Prozent', 'Stichprobe'],
    flows: ['Flow', 'begonnen', 'beantwortet', 'beendet', 'wartend', 'fehlgeschlagen', 'angehalten'],
    engagement: ['Datum', 'Reichweite', 'Interaktionen', 'Interaktionsrate in Prozent', 'Aufrufe', 'Konten mit Interaktion'],
    posts: [
      ...['veröffentlicht', 'Art', 'Bildunterschrift', 'Link', 'Reichweite', 'Interaktionen', 'Interaktionsrate in Prozent'],
      ...['Gefällt mir', 'Kommentare', 'gespeichert', 'geteilt', 'Aufrufe'],
    ],
  },
};
